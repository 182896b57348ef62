import { orderStatus } from './orderStatus';

describe('orderStatus', () => {
  it.each([
    [0, false, 'open', 'open'],
    [0, true, 'finished', 'Finished by customer'],
    [1, true, 'in_sap', 'In the ERP'],
    [2, true, 'sent', 'Sent'],
    [3, false, 'sent', 'sent'],
    [99, false, 'error', 'Error'],
    [7, true, 'unknown', 'Unknown'],
    [-1, false, 'unknown', 'Unknown'],
  ])('sap_status %i with finished %s is %s, read as %s', (sap_status, finished, key, label) => {
    expect(orderStatus({ sap_status, finished })).toEqual({ key, label });
  });
});
