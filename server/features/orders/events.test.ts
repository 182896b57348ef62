import { inEnglish } from '../../../src/domain/language/wording';
import type { OrderEvent } from '../../db/orders';
import { describeEvent } from './events';

const edit = (...changes: Extract<OrderEvent, { kind: 'edited' }>['detail']['changes']): OrderEvent => ({
  kind: 'edited',
  detail: { changes },
});

test.each<[OrderEvent, string, string]>([
  [{ kind: 'created', detail: {} }, 'Bo created the order.', 'The order was created.'],
  [
    { kind: 'copied', detail: { source: '7' } },
    'Bo made this order as a copy of another.',
    'The order was made as a copy of another.',
  ],
  [
    { kind: 'link_sent', detail: { email: 'a@b.test' } },
    'Bo sent the link to this order to a@b.test.',
    'The order was sent as a link to a@b.test.',
  ],
  [
    { kind: 'changed', detail: { before: 10, pieces: 24 } },
    'Bo changed the order: 24 pieces instead of 10.',
    'The order was changed: 24 pieces instead of 10.',
  ],
  [
    { kind: 'changed', detail: { before: 0, pieces: 1 } },
    'Bo changed the order: 1 piece instead of 0.',
    'The order was changed: 1 piece instead of 0.',
  ],
  [{ kind: 'changed', detail: { before: 3, pieces: 3 } }, 'Bo changed the order.', 'The order was changed.'],
  [{ kind: 'finished', detail: {} }, 'Bo marked the order as finished.', 'The order was marked as finished.'],
  [
    { kind: 'reopened', detail: {} },
    'Bo marked the order as not finished.',
    'The order was marked as not finished.',
  ],
  [
    edit({ field: 'name', from: 'A', to: 'B' }),
    'Bo changed the name from A to B.',
    'The order was given other data: the name from A to B.',
  ],
  [
    edit(
      { field: 'address', from: '', to: '4711' },
      { field: 'sales organization', from: '1000/FR', to: '' },
    ),
    'Bo changed the address from none to 4711 and the sales organization from 1000/FR to none.',
    'The order was given other data: the address from none to 4711 and the sales organization from 1000/FR to none.',
  ],
  [
    { kind: 'sent', detail: { pieces: 24 } },
    'Bo sent the order with 24 pieces to the ERP.',
    'The order was sent to the ERP.',
  ],
  [
    { kind: 'sent', detail: { pieces: 1, version: 2 } },
    'Bo sent the order as version 2 with 1 piece to the ERP.',
    'The order was sent to the ERP as version 2.',
  ],
  [
    { kind: 'accepted', detail: { number: '4711' } },
    'The ERP took the order as 4711.',
    'The ERP took the order as 4711.',
  ],
  [{ kind: 'accepted', detail: { number: '' } }, 'The ERP took the order.', 'The ERP took the order.'],
  [
    { kind: 'rejected', detail: { message: 'No such material' } },
    'The ERP did not take the order: No such material',
    'The ERP did not take the order: No such material',
  ],
  [{ kind: 'unlocked', detail: { withdrawn: false } }, 'Bo unlocked the order.', 'The order was unlocked.'],
  [
    { kind: 'unlocked', detail: { withdrawn: true } },
    'Bo unlocked the order, which was withdrawn from the ERP.',
    'The order was unlocked and withdrawn from the ERP.',
  ],
  [
    { kind: 'kept', detail: { message: 'It is on the lorry.' } },
    'The ERP kept the order, which had been unlocked here: It is on the lorry.',
    'The ERP kept the order, which had been unlocked here: It is on the lorry.',
  ],
  [{ kind: 'deleted', detail: {} }, 'Bo deleted the order.', 'The order was deleted.'],
  [{ kind: 'restored', detail: {} }, 'Bo restored the order.', 'The order was restored.'],
  [
    { kind: 'handed_over', detail: { from: 'Nora', to: 'Piet' } },
    'Bo handed the order over from Nora to Piet.',
    'The order was handed over from Nora to Piet.',
  ],
  [
    { kind: 'proposed', detail: { changes: 1 } },
    'Bo proposed 1 change to the order.',
    'Somebody proposed 1 change to the order.',
  ],
  [
    { kind: 'proposal_withdrawn', detail: {} },
    'Bo withdrew the proposed changes.',
    'Somebody withdrew the proposed changes.',
  ],
  [
    { kind: 'proposal_taken', detail: { taken: 2, changes: 7 } },
    'Bo took 2 of 7 proposed changes into the order.',
    'Somebody took 2 of 7 proposed changes into the order.',
  ],
  [
    { kind: 'proposal_declined', detail: { changes: 7 } },
    'Bo declined 7 proposed changes.',
    'Somebody declined 7 proposed changes.',
  ],
])('%j', (event, byBo, byNobody) => {
  expect([describeEvent(event, 'Bo'), describeEvent(event, null)].map((one) => inEnglish(one))).toEqual([
    byBo,
    byNobody,
  ]);
});

test('names from right to left are set apart', () => {
  expect(inEnglish(describeEvent(edit({ field: 'name', from: 'חורף', to: 'B' }), 'נועה'))).toBe(
    '\u2068נועה\u2069 changed the name from \u2068חורף\u2069 to B.',
  );
});
