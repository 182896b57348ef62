import { foldText, wordSearch } from './wordSearch';

const amelie = { name: 'Boutique Amélie', city: 'Lyon' };
const bo = { name: 'Bo', city: 'Porto' };
const shops = [amelie, bo];
const textsOf = jest.fn(({ name, city }: (typeof shops)[number]) => [name, city]);
const search = wordSearch(textsOf);

it.each([
  ['', shops],
  ['  ', shops],
  ['AMELIE', [amelie]],
  ['lyon bout', [amelie]],
  ['bo', shops],
  ['bo porto', [bo]],
  ['Porto Amélie', []],
  ['Bolyon', []],
])('%j', (typed, found) => {
  expect(search(shops, typed)).toEqual(found);
});

it('answers the same list when nothing is searched, and makes the texts of an item once', () => {
  expect(search(shops, ' ')).toBe(shops);
  search(shops, 'x');
  search(shops, 'y');
  expect(textsOf).toHaveBeenCalledTimes(shops.length);
});

it('has neither case nor accents', () => {
  expect(foldText('Été À Łódź ÑANDÚ')).toBe('ete a łodz nandu');
});
