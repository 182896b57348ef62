import { needWords } from '../../languages/loadWords';
import { region } from '../../lib/region';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { loadDayjsLocale } from './DateField';

/** A range of days, both inclusive, in the browser's format. The calendar's code loads lazily. */
export const DaySpan = lazyComponent(async () => {
  const [{ DayRange }] = await Promise.all([
    import(/* webpackChunkName: "date-picker" */ './DayRange'),
    loadDayjsLocale(region.get() ?? navigator.language),
    needWords('dialogs'),
  ]);
  return DayRange;
});
