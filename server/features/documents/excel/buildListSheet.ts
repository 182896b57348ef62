import { orderStatus } from '../../../../src/domain/statuses/orderStatus';
import type { ListRow } from '../queries/listQueries';
import { joinOrganization } from '../orderTexts';
import type { Cell, Sheet } from '../xlsx/Sheet';
import { count, day, money, text } from './cells';

const columns = [
  ['Customer', 30],
  ['Status', 22],
  ['Catalog', 24],
  ['Order', 30],
  ['Agent', 20],
  ['SO', 12],
  ['Ship', 12],
  ['Items', 10],
  ['Amount', 14],
  ['Currency', 10],
  ['Created', 12],
] as const;

/** The orders of the list, a row each, in the columns that the page shows (spec 2 'Order list'). */
export function buildListSheet(texts: readonly string[], brand: string): Sheet {
  return {
    name: 'Orders',
    widths: columns.map(([, width]) => width),
    rows: rowsOf(texts),
    frozenRows: 1,
    frozenColumns: 1,
    filter: true,
    footer: brand,
  };
}

function* rowsOf(texts: readonly string[]): Generator<Cell[]> {
  yield columns.map(([title]) => text(title, title === 'Items' || title === 'Amount' ? 'headEnd' : 'head'));
  for (const part of texts) {
    const rows: ListRow[] = JSON.parse(part);
    for (const row of rows) yield toCells(row);
  }
}

function toCells(row: ListRow): Cell[] {
  const [customer, sap_status, finished, message, catalog, name, agent, organization, channel] = row;
  const [, , , , , , , , , address, items, cents, currency, created] = row;
  const { label } = orderStatus({ sap_status, finished });
  return [
    text(customer),
    text(message === null ? label : `${label}: ${message}`),
    text(catalog),
    text(name),
    text(agent),
    text(joinOrganization(organization, channel)),
    text(address.replace(/^0+(?=.)/, '')),
    count(items),
    money(cents),
    text(currency),
    day(created),
  ];
}
