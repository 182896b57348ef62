import { fromHex } from './colours';
import { dyeOf } from './dyeOf';

it.each([
  ['a colour of the brand', { number: '540', name: 'Navy' }, '#1f2a44'],
  ['one by its words', { number: 'X01', name: 'Washed dark grey' }, '#9a9b9d'],
  ['the more special word', { number: 'X02', name: 'Navy blue' }, '#1f2a44'],
])('%s', (_rule, color, hex) => {
  expect(dyeOf(color)).toEqual(fromHex(hex));
});

it('gives a colour without a known name one by its number', () => {
  expect(dyeOf({ number: '777', name: 'Zephyr' })).toEqual(dyeOf({ number: '777', name: '' }));
});
