import {
  catalogOptions,
  catalogText,
  isSeason,
  seasonBefore,
  seasonMessage,
  sortCatalogs,
  sortSeasons,
} from './seasons';
import { inEnglish } from '../language/wording';

describe('isSeason', () => {
  it.each([
    ['AW21', true],
    ['SS05', true],
    ['aw21', false],
    ['FW21', false],
    ['AW2021', false],
    ['AW2', false],
    [' AW21', false],
    ['', false],
  ])('%p: %s', (text, valid) => {
    expect(isSeason(text)).toBe(valid);
  });

  it('has a message that shows the format', () => {
    expect(inEnglish(seasonMessage)).toBe('Season is required, format AW21 or SS21');
  });
});

it.each([
  ['AW26', 'AW25'],
  ['SS10', 'SS09'],
  ['SS00', 'SS99'],
  ['pre', null],
])('the season before %s is %s', (season, before) => {
  expect(seasonBefore(season)).toBe(before);
});

describe('sortSeasons', () => {
  it.each([
    ['newest year first', ['AW20', 'AW22', 'AW21'], ['AW22', 'AW21', 'AW20']],
    ["a year's AW before its SS", ['SS21', 'AW21', 'SS22'], ['SS22', 'AW21', 'SS21']],
    ['what is no season last, by name', ['pre', 'SS00', 'basics'], ['SS00', 'basics', 'pre']],
  ])('%s', (_rule, seasons, sorted) => {
    expect(sortSeasons(seasons)).toEqual(sorted);
  });

  it('does not mutate its input', () => {
    const seasons = ['SS21', 'AW21'];
    sortSeasons(seasons);
    expect(seasons).toEqual(['SS21', 'AW21']);
  });
});

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
