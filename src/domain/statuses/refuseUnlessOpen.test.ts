import { canDeleteOrder } from './canDeleteOrder';
import { canEditOrder } from './canEditOrder';
import { canFinishOrder } from './canFinishOrder';
import { canReaddressOrder } from './canReaddressOrder';
import { refuseUnlessOpen } from './refuseUnlessOpen';

describe('refuseUnlessOpen', () => {
  it.each([
    [0, null],
    [1, 'This order is in the ERP and cannot be changed until the ERP answers.'],
    [2, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [3, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [99, 'The ERP answered this order with an error, so it cannot be changed until an agent unlocks it.'],
    [7, 'This order is in an unknown state and cannot be changed until an agent unlocks it.'],
  ])('sap_status %i: %s', (sap_status, refusal) => {
    expect(refuseUnlessOpen({ sap_status }, 'changed')).toBe(refusal);
  });
});

describe.each([
  ['canEditOrder', canEditOrder, 'changed'],
  ['canFinishOrder', canFinishOrder, 'finished or reopened'],
  ['canDeleteOrder', canDeleteOrder, 'deleted'],
  ['canReaddressOrder', canReaddressOrder, 'given another address or channel'],
])('%s', (_name, rule, done) => {
  it('allows an open order', () => {
    expect(rule({ sap_status: 0 })).toBeNull();
  });

  it.each([1, 2, 3, 99, 7])('refuses sap_status %i in words', (sap_status) => {
    expect(rule({ sap_status })).toContain(`cannot be ${done}`);
  });
});
