import { isSeason, seasonMessage } from './isSeason';

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
    expect(seasonMessage).toBe('Season is required, format AW21 or SS21');
  });
});
