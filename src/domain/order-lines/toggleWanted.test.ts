import { toggleWanted } from './toggleWanted';

describe('toggleWanted', () => {
  it.each([
    ['adds a code', ['WJM123000'], 'WJM123001', ['WJM123000', 'WJM123001']],
    ['takes a code off', ['WJM123000', 'WJM123001'], 'WJM123000', ['WJM123001']],
    [
      'keeps the sizes of a colour apart from the colour',
      ['WJM123000M'],
      'WJM123000',
      ['WJM123000M', 'WJM123000'],
    ],
  ])('%s', (_rule, wanted, code, after) => {
    expect(toggleWanted(wanted, code)).toEqual(after);
  });
});
