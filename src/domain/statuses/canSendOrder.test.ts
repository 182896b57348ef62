import { canSendOrder } from './canSendOrder';

const sendable = { sap_status: 0, items_count: 3, catalog_type: 'initial' };

describe('canSendOrder', () => {
  it.each([
    ['an open order with items may be sent', {}, null],
    ['an order that the ERP answered with an error may be sent again', { sap_status: 99 }, null],
    [
      'one without items may not',
      { items_count: 0 },
      'This order has no items, so there is nothing to send.',
    ],
    [
      'a return may not',
      { catalog_type: 'return' },
      'Return orders cannot be sent to the ERP; download the XLS and upload it manually.',
    ],
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
    expect(canSendOrder({ ...sendable, ...order })).toBe(refusal);
  });
});
