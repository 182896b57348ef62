import { canUnlockOrder } from './canUnlockOrder';

describe('canUnlockOrder', () => {
  it.each([
    [0, 'This order is open already.'],
    [1, 'This order is in the ERP and cannot be unlocked until the ERP answers.'],
    [2, null],
    [3, null],
    [99, null],
    [7, null],
  ])('sap_status %i: %s', (sap_status, refusal) => {
    expect(canUnlockOrder({ sap_status })).toBe(refusal);
  });
});
