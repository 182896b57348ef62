import { defaultWarehouse, isPriceList, priceLists, timings } from './constants';

describe('constants', () => {
  it.each([
    ['the price lists', priceLists, ['0151', '0352', '0554', '0655', '0751', '0358']],
    ['the default warehouse', defaultWarehouse, '0001'],
    [
      'the timings',
      timings,
      {
        alertAutoHideMs: 6000,
        passwordMessageMs: 1000,
        userSnackbarMs: 1000,
        uploadTaskPollMs: 5000,
        taskListPollMs: 10000,
      },
    ],
  ])('have the %s of the spec', (_name, constant, expected) => {
    expect(constant).toEqual(expected);
  });

  it('recognizes price lists', () => {
    expect(['0151', '151', '0001', ''].map(isPriceList)).toEqual([true, false, false, false]);
  });
});
