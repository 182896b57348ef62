import { salesOrganizationText } from '../../../../src/domain/orders/salesOrganizationText';
import { orderStatus } from '../../../../src/domain/orders/statuses';
import type { PaperSize } from '../content';
import type { ListRow } from '../queries';
import { type Cell, count, day, dayIn, inCurrency, money, text } from './cells';
import { writeWorkbook } from './writeWorkbook';

const columns = [
  ['Customer', 30, 'head'],
  ['Status', 22, 'head'],
  ['Catalog', 24, 'head'],
  ['Order', 30, 'head'],
  ['Agent', 20, 'head'],
  ['SO', 12, 'head'],
  ['Ship', 12, 'head'],
  ['Items', 10, 'headEnd'],
  ['Amount', 14, 'headEnd'],
  ['Currency', 11, 'headUnit'],
  ['Created', 12, 'headEnd'],
  ['Edited', 12, 'headEnd'],
  ['Delivery date', 14, 'headEnd'],
  ['Order id', 12, 'headUnit'],
  ['Address id', 14, 'head'],
  ['Note', 40, 'head'],
] as const;

/**
 * The workbook of the order list, from the JSON of `selectListRows`: a row for each order, with the columns that the
 * page shows (spec 2 'Order list') and what other programs need of it. Runs in a worker thread.
 */
export function orderListExcel({ brand, paper, timeZone, rows }: OrderList): Promise<Uint8Array> {
  const sheet = {
    name: 'Orders',
    widths: columns.map(([, width]) => width),
    rows: rowsOf(rows, timeZone),
    frozenRows: 1,
    frozenColumns: 1,
    filter: true,
    footer: brand,
  };
  return writeWorkbook([sheet], { title: 'Orders', subject: '', author: brand, paper });
}

/** What the order list is made from; `rows` are JSON. */
export interface OrderList {
  brand: string;
  paper: PaperSize;
  /** The time zone of its days. */
  timeZone: string;
  rows: string[];
}

function* rowsOf(texts: readonly string[], timeZone: string): Generator<Cell[]> {
  yield columns.map(([title, , style]) => text(title, style));
  for (const part of texts) {
    const rows: ListRow[] = JSON.parse(part);
    for (const row of rows) yield toCells(row, timeZone);
  }
}

function toCells(row: ListRow, timeZone: string): Cell[] {
  const [customer, sap_status, finished, message, catalog, name, agent, sales_organization, channel] = row;
  const [, , , , , , , , , address, items, cents, currency, created, edited, serviceDate, id, note] = row;
  const { label } = orderStatus({ sap_status, finished });
  const cells = [
    text(customer),
    text(message === null ? label : `${label}: ${message}`),
    text(catalog),
    text(name),
    text(agent),
    text(salesOrganizationText({ sales_organization, channel })),
    text(address.replace(/^0+(?=.)/, '')),
    count(items),
    money(cents),
    text(currency, 'unit'),
    dayIn(timeZone, created),
    dayIn(timeZone, edited),
    day(serviceDate),
    text(id, 'unit'),
    text(address),
    text(note),
  ];
  return inCurrency(cells, currency);
}
