import { lazyComponent } from '../lazy-component/lazyComponent';
import { loadDayjsLocale } from './DateField';

/** A span of days, of which both count, in the browser's format and with its calendar, whose code loads by itself. */
export const DaySpan = lazyComponent(async () => {
  const [{ DayRange }] = await Promise.all([
    import(/* webpackChunkName: "date-picker" */ './DayRange'),
    loadDayjsLocale(navigator.language),
  ]);
  return DayRange;
});
