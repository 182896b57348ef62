import { preselected } from './preselected';

describe('preselected', () => {
  it.each([
    ['the only option', ['a'], 'a'],
    ['nothing of two', ['a', 'b'], undefined],
    ['nothing of none', [], undefined],
  ])('chooses %s', (_rule, options, chosen) => {
    expect(preselected(options)).toBe(chosen);
  });
});
