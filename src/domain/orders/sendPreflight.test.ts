import { inEnglish } from '../language/wording';
import {
  needsReview,
  planSending,
  type FindingKind,
  type SendableOrder,
  type SendFinding,
  sendFindings,
  shouldWait,
  type ShortStock,
} from './sendPreflight';

const now = 1_800_000_000;

const worded = ({ text, reason, ...finding }: SendFinding) => ({
  ...finding,
  text: inEnglish(text),
  reason: inEnglish(reason),
});

const complete: SendableOrder = {
  sap_status: 0,
  items_count: 12,
  catalog_type: 'initial',
  address_id: '0000104711',
  sales_organization: '1000',
  channel: 'FR',
  service_date: now + 86_400,
  customer: { sap_id: '0000104711' },
};

it.each<[string, Partial<SendableOrder>, (readonly [FindingKind, string])[]]>([
  ['nothing of a complete order', {}, []],
  ['nothing of the SAP id when the server does not report it', { customer: {} }, []],
  ['nothing of a sales organization alone', { channel: '' }, []],
  ['no address', { address_id: '' }, [['address', 'The order has no address.']]],
  ['no channel', { channel: '', sales_organization: '' }, [['channel', 'The order has no channel.']]],
  ['no SAP id', { customer: { sap_id: null } }, [['sap_id', 'The customer has no SAP ID.']]],
  [
    'everything, the gravest first',
    {
      sap_status: 99,
      address_id: '',
      channel: '',
      sales_organization: '',
      customer: { sap_id: null },
      erp_message: 'V1 312: no such partner\nAsk the accounts department.',
      service_date: null,
    },
    [
      ['address', 'The order has no address.'],
      ['channel', 'The order has no channel.'],
      ['sap_id', 'The customer has no SAP ID.'],
      ['erp', 'SAP refused it last time: no such partner.'],
      ['no_date', 'There is no delivery date.'],
    ],
  ],
  [
    'nothing of a refusal since which something has changed',
    { erp_message: 'V1 045 Blocked', mended: true },
    [],
  ],
  [
    'nothing of an ERP that could not be reached',
    { erp_message: 'The ERP could not be reached: no route.' },
    [],
  ],
  ['no delivery date', { service_date: null }, [['no_date', 'There is no delivery date.']]],
  ['a past delivery date', { service_date: now - 1 }, [['past_date', 'The delivery date is past.']]],
  [
    'nothing ordered, and then nothing else',
    { items_count: 0, address_id: '' },
    [['refused', 'This order has no pieces, so there is nothing to send.']],
  ],
  [
    'a return',
    { catalog_type: 'return' },
    [['refused', 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.']],
  ],
  [
    'an order that was sent',
    { sap_status: 2 },
    [['refused', 'This order was sent to the ERP and cannot be sent again until an agent unlocks it.']],
  ],
])('finds %s', (_what, change, found) => {
  const findings = sendFindings({ ...complete, ...change }, now, 'SAP');
  expect(findings.map(({ kind, text }) => [kind, inEnglish(text)])).toEqual(found);
});

it('includes the full message of the ERP', () => {
  const refused = { ...complete, sap_status: 99, erp_message: 'V1 312: no partner 4711' };
  expect(sendFindings(refused, now, 'SAP').map(worded)).toEqual([
    {
      kind: 'erp',
      text: 'SAP refused it last time: no partner 4711.',
      reason: 'SAP refused it last time: no partner ….',
      fullText: 'V1 312: no partner 4711',
    },
  ]);
});

const short: ShortStock = { pieces: 12, skus: 3, warehouse: '0001', counted: '1 Nov 2026, 10:00' };

it.each<[string, ShortStock, string]>([
  ['several pieces', short, '12 pieces of 3 skus are not in stock (warehouse 0001, 1 Nov 2026, 10:00).'],
  [
    'one, of an unknown day',
    { ...short, pieces: 1, skus: 1, counted: '' },
    '1 piece of 1 sku is not in stock (warehouse 0001).',
  ],
])('reports short stock: %s', (_what, stock, text) => {
  expect(sendFindings(complete, now, 'SAP', stock).map(worded)).toEqual([
    { kind: 'stock', text, reason: 'More is ordered than is in stock.' },
  ]);
});

it.each<[string, Partial<SendableOrder>, boolean, boolean]>([
  ['nothing', {}, false, false],
  ['something missing', { address_id: '' }, true, true],
  ['something that may stop it', { service_date: now - 1 }, true, false],
  ['something to know', { service_date: null }, false, false],
  ['a refusal since which nothing has changed', { erp_message: 'V1 045 Blocked' }, true, true],
  ['what the host refuses in words', { items_count: 0 }, false, true],
])('requires a review, or waiting, after %s', (_what, change, isLooked, isWaiting) => {
  const findings = sendFindings({ ...complete, ...change }, now, 'SAP');
  expect([needsReview(findings), shouldWait(findings)]).toEqual([isLooked, isWaiting]);
});

it('groups orders by their most severe finding, separate from ready ones, with those that cannot be sent last', () => {
  const order = (id: string, change: Partial<SendableOrder> = {}) => ({ ...complete, ...change, id });
  const refused = (id: string, erp_message: string) => order(id, { sap_status: 99, erp_message });
  const { ready, groups } = planSending(
    [
      order('a', { service_date: null }),
      order('b'),
      refused('c', 'V1 045 Customer 4711 is blocked'),
      order('d', { address_id: '', service_date: null }),
      order('e', { items_count: 0 }),
      refused('f', 'V1 045 Customer 4712 is blocked'),
      refused('g', 'VP 204 No such party'),
      refused('h', 'VP 204 No such party'),
      order('i'),
    ],
    now,
    'SAP',
    new Map([['i', short]]),
  );
  expect(ready.map(({ id }) => id)).toEqual(['b']);
  expect(groups.map(({ text, rows }) => [inEnglish(text), rows.map(({ order: { id } }) => id)])).toEqual([
    ['The order has no address.', ['d']],
    ['12 pieces of 3 skus are not in stock (warehouse 0001, 1 Nov 2026, 10:00).', ['i']],
    ['SAP refused it last time: Customer … is blocked.', ['c', 'f']],
    ['SAP refused it last time: No such party.', ['g', 'h']],
    ['There is no delivery date.', ['a']],
    ['This order has no pieces, so there is nothing to send.', ['e']],
  ]);
});
