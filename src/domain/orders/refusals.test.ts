import type { Message } from '../language/message';
import { inEnglish } from '../language/wording';
import { editOrderRefusal, unlockOrderRefusal } from './refusals';
import { sendOrderRefusal } from './sendRefusal';

const worded = (refusal: Message | null) => refusal && inEnglish(refusal);

describe('editOrderRefusal', () => {
  it.each([
    [0, null],
    [1, 'This order is in the ERP and cannot be changed until the ERP answers.'],
    [2, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [3, 'This order was sent to the ERP and cannot be changed until an agent unlocks it.'],
    [99, 'The ERP answered this order with an error, so it cannot be changed until an agent unlocks it.'],
    [7, 'This order is in an unknown state and cannot be changed until an agent unlocks it.'],
  ])('sap_status %i: %s', (sap_status, refusal) => {
    expect(worded(editOrderRefusal({ sap_status }))).toBe(refusal);
  });
});

describe.each([
  ['finish', 'finished or reopened'],
  ['delete', 'deleted'],
  ['move', 'given another address or channel'],
] as const)('%s', (change, done) => {
  it('allows an open order', () => {
    expect(editOrderRefusal({ sap_status: 0 }, change)).toBeNull();
  });

  it.each([1, 2, 3, 99, 7])('refuses sap_status %i in words', (sap_status) => {
    expect(worded(editOrderRefusal({ sap_status }, change))).toContain(`cannot be ${done}`);
  });
});

const sendable = { sap_status: 0, items_count: 3, catalog_type: 'initial' };

describe('sendOrderRefusal', () => {
  it.each([
    ['an open order with items may be sent', {}, null],
    ['an order that the ERP answered with an error may be sent again', { sap_status: 99 }, null],
    [
      'one without items may not',
      { items_count: 0 },
      'This order has no pieces, so there is nothing to send.',
    ],
    [
      'a return may not',
      { catalog_type: 'return' },
      'Return orders cannot be sent to the ERP; download the XLS and upload it manually.',
    ],
    [
      'one of an erased customer may not, not even again',
      { sap_status: 99, customer_erased: true },
      'The personal data of the customer was erased, so this order cannot be sent.',
    ],
    [
      'one of a deleted customer whose SAP ID is another’s may not',
      { lost_sap_id_of: 'Lund' },
      'Lund was deleted, and another customer has their SAP ID now, so this order cannot be sent. Copy it for that customer.',
    ],
    ['one whose customer has a SAP ID of their own may', { lost_sap_id_of: null }, null],
    ['one of another customer may', { customer_erased: false }, null],
    [
      'one in the ERP may not',
      { sap_status: 1 },
      'This order is in the ERP and cannot be sent again until the ERP answers.',
    ],
    [
      'a sent one may not',
      { sap_status: 2, catalog_type: 'return' },
      'This order was sent to the ERP and cannot be sent again until an agent unlocks it.',
    ],
  ])('%s', (_rule, order, refusal) => {
    expect(worded(sendOrderRefusal({ ...sendable, ...order }))).toBe(refusal);
  });
});

describe('unlockOrderRefusal', () => {
  it.each([
    [0, 'This order is open already.'],
    [1, 'This order is in the ERP and cannot be unlocked until the ERP answers.'],
    [2, null],
    [3, null],
    [99, null],
    [7, null],
  ])('sap_status %i: %s', (sap_status, refusal) => {
    expect(worded(unlockOrderRefusal({ sap_status }))).toBe(refusal);
  });
});
