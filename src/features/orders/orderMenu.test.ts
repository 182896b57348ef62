import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { optionalCalls } from '../../test/factories/buildUser';
import { english } from '../../languages/useT';
import { menuEntries, type OrderHandlers } from './orderMenu';

const order = buildOrderSummary({ id: '7', sap_status: 2 });

function open(handlers: Partial<OrderHandlers>) {
  const all: OrderHandlers = {
    of: {},
    has: (operation) => optionalCalls.includes(operation),
    restore: () => {},
    onCopy: () => {},
    onUnknown: () => {},
    ...handlers,
  };
  return menuEntries(order, ['admin'], all, english.t);
}

/** The entries without the dividers between their groups. */
const entriesOf = (items: ReturnType<typeof open>) =>
  items.flatMap((item) => (item !== null && 'label' in item ? [item] : []));

function select(items: ReturnType<typeof open>, key: string) {
  const entry = entriesOf(items).find((one) => one.key === key);
  if (entry !== undefined && 'onClick' in entry) Reflect.apply(entry.onClick ?? (() => {}), null, []);
}

it('reports an action without a handler as unknown', () => {
  const names: string[] = [];
  select(open({ onUnknown: (name) => names.push(name) }), 'unlock');
  expect(names).toEqual(['Unlock order']);
});

it('renders links, and runs handlers', () => {
  const ran: string[] = [];
  const entries = open({
    of: { unlock: { run: ({ id }) => ran.push(id) }, copy: { href: ({ id }) => `/copy/${id}` } },
  });
  select(entries, 'unlock');
  expect(ran).toEqual(['7']);
  const copy = entriesOf(entries).find(({ key }) => key === 'copy');
  expect(copy).toMatchObject({ label: { props: { to: '/copy/7', children: 'Create copy' } } });
});

it('leaves out what the server does not support', () => {
  expect(entriesOf(open({ has: () => false })).map(({ key }) => key)).toEqual([
    'unlock',
    'downloadOrderOnlyPdf',
    'getOrderConfirmation',
    'downloadOrderExcel',
    'copy',
  ]);
});
