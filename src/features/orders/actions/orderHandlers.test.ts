import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { menuEntries, type OrderHandlers } from './orderHandlers';

const order = buildOrderSummary({ id: '7', sap_status: 2 });

function open(handlers: Partial<OrderHandlers>) {
  return menuEntries(order, ['admin'], { of: {}, hidden: [], onUnknown: () => {}, ...handlers });
}

function select(entries: ReturnType<typeof open>, key: string) {
  const entry = entries.find((one) => one.key === key);
  if (entry !== undefined && 'onSelect' in entry) entry.onSelect();
}

it('says of an action without a handler that it is unknown', () => {
  const names: string[] = [];
  select(open({ onUnknown: (name) => names.push(name) }), 'unlock');
  expect(names).toEqual(['Unlock order']);
});

it('leads where a handler leads, and runs what it runs', () => {
  const ran: string[] = [];
  const entries = open({
    of: { unlock: { run: ({ id }) => ran.push(id) }, copy: { href: ({ id }) => `/copy/${id}` } },
  });
  select(entries, 'unlock');
  expect(ran).toEqual(['7']);
  expect(entries).toContainEqual({ key: 'copy', label: 'Create copy', href: '/copy/7' });
});

it('leaves out what is hidden', () => {
  expect(open({ hidden: ['history'] }).map(({ key }) => key)).toEqual(['unlock', 'downloadXls', 'copy']);
});
