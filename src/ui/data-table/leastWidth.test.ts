import { leastWidth } from './leastWidth';

it('is what the tracks ask for at least', () => {
  const columns = [{ track: 'minmax(150px, 1.2fr)' }, { track: '60px' }, { track: 'auto' }];
  expect(leastWidth(columns)).toBe(210);
});
