import { foldText, wordSearch } from './wordSearch';

const amelie = { name: 'Boutique Amélie', city: 'Lyon' };
const bo = { name: 'Bo', city: 'Porto' };
const ten = { name: 'Boutique 10', city: 'Lyon' };
const other = { name: 'Boutique 2', city: '10 Lyon' };
const shops = [amelie, bo, ten, other];
const textsOf = jest.fn(({ name, city }: (typeof shops)[number]) => [name, city]);
const search = wordSearch(textsOf);

it.each([
  ['', shops],
  ['  ', shops],
  ['AMELIE', [amelie]],
  ['lyon bout', [amelie, ten, other]],
  ['boutique 10', [ten]],
  [' BOUTIQUE  10 ', [ten]],
  ['10 boutique', [ten, other]],
  ['bo', shops],
  ['bo porto', [bo]],
  ['Porto Amélie', []],
  ['Bolyon', []],
])('%j', (typed, found) => {
  expect(search(shops, typed)).toEqual(found);
});

it("returns the same list for an empty search, and prepares an item's texts once", () => {
  expect(search(shops, ' ')).toBe(shops);
  search(shops, 'x');
  search(shops, 'y');
  expect(textsOf).toHaveBeenCalledTimes(shops.length);
});

it.each([
  ['composed', 'Amélie'],
  ['decomposed', 'Ame\u0301lie'],
  ['with a byte order mark and an override of direction', '\ufeff\u202eAmélie\u200b'],
  ['with a soft hyphen, a joiner and a control', 'Amé\u00adl\u200die\u0007'],
])('a name %s finds it, and is found', (_how, name) => {
  expect(search(shops, name)).toEqual([amelie]);
  const shop = { name, city: 'Bern' };
  expect(search([shop], 'amélie bern')).toEqual([shop]);
});

it('what cannot be seen alone finds everything', () => {
  expect(search(shops, ' \u200b')).toBe(shops);
});

it('ignores case and accents', () => {
  expect(foldText('Été À Łódź ÑANDÚ')).toBe('ete a łodz nandu');
});
