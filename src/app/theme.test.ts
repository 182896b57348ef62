import { theme } from 'antd';
import { themeOf } from './theme';

it.each(['light', 'dark'] as const)('has no letters smaller than 12 px in %s', (scheme) => {
  expect(theme.getDesignToken(themeOf(scheme)).fontSizeSM).toBe(12);
});
