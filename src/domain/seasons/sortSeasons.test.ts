import { sortSeasons } from './sortSeasons';

describe('sortSeasons', () => {
  it.each([
    ['newest year first', ['AW20', 'AW22', 'AW21'], ['AW22', 'AW21', 'AW20']],
    ["a year's AW before its SS", ['SS21', 'AW21', 'SS22'], ['SS22', 'AW21', 'SS21']],
    ['what is no season last, by name', ['pre', 'SS00', 'basics'], ['SS00', 'basics', 'pre']],
  ])('%s', (_rule, seasons, sorted) => {
    expect(sortSeasons(seasons)).toEqual(sorted);
  });

  it('leaves its input alone', () => {
    const seasons = ['SS21', 'AW21'];
    sortSeasons(seasons);
    expect(seasons).toEqual(['SS21', 'AW21']);
  });
});
