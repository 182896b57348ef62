import { normaliseSapId } from './normaliseSapId';

describe('normaliseSapId', () => {
  it.each([
    ['longer than 4 is padded to 10', '12345', '0000012345'],
    ['10 stay as they are', '0000012345', '0000012345'],
    ['longer than 10 stays as it is', '12345678901', '12345678901'],
    ['exactly 4 stay as they are', 'A123', 'A123'],
    ['shorter than 4 is padded to 4', '7', '0007'],
    ['spaces around it do not count', ' 123 ', '0123'],
    ['empty clears', '', null],
    ['blank clears', '  ', null],
    ['null clears', null, null],
  ])('%s', (_rule, sapId, normalised) => {
    expect(normaliseSapId(sapId)).toBe(normalised);
  });
});
