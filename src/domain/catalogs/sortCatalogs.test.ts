import { catalogText } from './catalogText';
import { catalogOptions, sortCatalogs } from './sortCatalogs';

const catalog = (id: string, name: string, season: string) => ({ id, name, season, num_items: 3 });
const summer = catalog('1', 'Women', 'SS26');
const men = catalog('2', 'men', 'AW26');
const ten = catalog('3', 'Line 10', 'AW26');
const nine = catalog('4', 'Line 9', 'AW26');

it('sorts the newest season first, and by name within it', () => {
  expect(sortCatalogs([summer, men, ten, nine])).toEqual([nine, ten, men, summer]);
});

it("offers them as 'name (item count)'", () => {
  expect(catalogOptions([summer])).toEqual([{ value: '1', label: 'Women (3)' }]);
});

it.each([
  ['Women', 'Women, AW26'],
  ['Women AW26', 'Women AW26'],
])('names %j as %j', (name, text) => {
  expect(catalogText({ name, season: 'AW26' })).toBe(text);
});
