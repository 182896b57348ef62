import { inEnglish } from '../language/wording';
import { isReturnOrder, orderStatus, statusFilters, statusQuery } from './statuses';
import { orderActions } from './actions';
import type { Role } from '../access/roleOptions';

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
  ])('sap_status %i with finished %s is %s, labelled %s', (sap_status, finished, key, label) => {
    const status = orderStatus({ sap_status, finished });
    expect([status.key, inEnglish(status.label)]).toEqual([key, label]);
  });
});

describe('statusFilters', () => {
  it('are offered in the order of the toggle', () => {
    expect(statusFilters.map(({ label }) => inEnglish(label))).toEqual([
      'all',
      'open',
      'finished',
      'sent',
      'in SAP',
    ]);
  });
});

describe('statusQuery', () => {
  it.each([
    ['all', { sap_status: [0, 1, 2, 3] }],
    ['open', { sap_status: [0] }],
    ['finished', { sap_status: [0], finished: true }],
    ['sent', { sap_status: [2, 3] }],
    ['in_sap', { sap_status: [1] }],
    [undefined, { sap_status: [0] }],
    [null, { sap_status: [0] }],
    ['nonsense', { sap_status: [0] }],
  ])('%s asks for %j', (key, query) => {
    expect(statusQuery(key)).toEqual(query);
  });
});

describe('isReturnOrder', () => {
  it.each([
    ['return', true],
    ['initial', false],
    ['repo', false],
  ])('catalog_type %s: %s', (catalog_type, isReturn) => {
    expect(isReturnOrder({ catalog_type })).toBe(isReturn);
  });
});

const open = ['Order', 'Change address/channel', 'Delete order'];
const documents = ['Download order PDF', 'View order confirmation'];
const always = ['Download XLS', 'Documents and notes', 'History', 'Create copy'];

const has = (operation: string) => ['getOrderPapers', 'listOrderEvents', 'setOrderNote'].includes(operation);

describe('orderActions', () => {
  it.each<[string, number, number, Role[], string[]]>([
    ['an open order without items', 0, 0, ['admin'], [...open, 'Download full PDF', ...always]],
    [
      'an open order with items',
      0,
      2,
      ['agent'],
      [...open, 'Send to the ERP', 'Download full PDF', ...documents, ...always],
    ],
    ['an order in the ERP', 1, 2, ['admin'], [...documents, ...always]],
    ['a sent order', 2, 2, ['admin'], ['Unlock order', ...documents, ...always]],
    ['a sent order of the other kind', 3, 2, ['admin'], ['Unlock order', ...documents, ...always]],
    ['an order in error', 99, 2, ['admin'], ['Unlock order', 'Send to the ERP', ...documents, ...always]],
    ['an order in error without items', 99, 0, ['admin'], ['Unlock order', ...documents, ...always]],
    ['an order in an unknown state', 7, 2, ['admin'], ['Unlock order', ...documents, ...always]],
    [
      "a customer's open order",
      0,
      2,
      ['wls'],
      [
        'Order',
        'Download full PDF',
        'Download order PDF',
        'View order confirmation',
        'Download XLS',
        'History',
        'Create copy',
      ],
    ],
    ["a customer's sent order", 2, 2, ['wls'], [...documents, 'Download XLS', 'History', 'Create copy']],
    ['an order for somebody without a role', 0, 2, [], []],
  ])('%s', (_case, sap_status, items_count, roles, labels) => {
    expect(
      orderActions({ sap_status, items_count }, roles, has).map(({ label }) => inEnglish(label)),
    ).toEqual(labels);
  });

  it('has a key for each action', () => {
    expect(orderActions({ sap_status: 0, items_count: 1 }, ['admin'], has).map(({ key }) => key)).toEqual([
      'order',
      'changeAddress',
      'delete',
      'send',
      'downloadOrderPdf',
      'downloadOrderOnlyPdf',
      'getOrderConfirmation',
      'downloadOrderExcel',
      'documents',
      'history',
      'copy',
    ]);
  });

  it('offers customers the notes if the server supports notes, even when empty', () => {
    const order = { sap_status: 2, items_count: 1, note: '' };
    const labels = orderActions(order, ['wls'], has).map(({ label }) => inEnglish(label));
    expect(labels).toEqual([...documents, 'Download XLS', 'Documents and notes', 'History', 'Create copy']);
  });

  it('offers documents in another language to staff, if the host has languages', () => {
    const order = { sap_status: 2, items_count: 1 };
    const offersIn = (roles: Role[], operations: string[]) =>
      orderActions(order, roles, (operation) => operations.includes(operation)).some(
        ({ key }) => key === 'inLanguage',
      );
    expect(offersIn(['agent'], ['setMyLanguage'])).toBe(true);
    expect(offersIn(['wls'], ['setMyLanguage'])).toBe(false);
    expect(offersIn(['admin'], [])).toBe(false);
  });

  it('leaves out what the host does not have', () => {
    const order = { sap_status: 2, items_count: 1 };
    const labels = orderActions(order, ['admin'], () => false).map(({ label }) => inEnglish(label));
    expect(labels).toEqual(['Unlock order', ...documents, 'Download XLS', 'Create copy']);
  });
});
