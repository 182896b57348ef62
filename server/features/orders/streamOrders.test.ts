import { inEnglish } from '../../../src/domain/language/wording';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EventEmitter } from 'node:events';
import type { Database } from '../../db/openDatabase';
import { streamOrders } from './streamOrders';
import { everything } from './orderFilter';
import type { SummaryRow } from './summaryQueries';

const order: Partial<SummaryRow> = {
  id: '1',
  name: 'Autumn',
  customer_id: '2',
  seller_id: null,
  seller_name: null,
  catalog_id: '3',
  sap_status: 0,
  finished: false,
  sales_organization: '',
  channel: '',
  address_id: '',
  items_count: 0,
  total_cents: 0,
  created: 0,
  service_date: null,
  edited: 0,
  version: 1,
  erp_message: null,
  note: '',
  staff_note: '',
  shared: {
    customers: [
      { id: '2', name: 'Bo', sap_id: null, addresses: [], sales_organizations: [], is_theirs: true },
    ],
    catalogs: [
      {
        catalog: { id: '3', name: 'Winter main', season: 'AW26', currency: 'EUR' },
        catalog_type: 'initial',
      },
    ],
  },
};
const admin = { roles: ['admin' as const] };

/** A database that returns these rows and then fails. */
function breakingAfter(rows: Partial<SummaryRow>[]) {
  const client = {
    query: (query: EventEmitter) => {
      setImmediate(() => {
        for (const row of rows) query.emit('row', row);
        query.emit('error', new Error('The connection broke.'));
      });
      return query;
    },
    release: () => undefined,
  };
  return { $client: { connect: async () => client } } as unknown as Pick<Database, '$client'>;
}

test('a query that fails before anything is sent is an error of the call', async () => {
  await expect(streamOrders(breakingAfter([order]), admin, inEnglish, everything)).rejects.toThrow(
    'The connection broke.',
  );
});

test('an error while streaming cuts the response off', async () => {
  const long = { ...order, name: 'x'.repeat(70_000) };
  const { content } = await streamOrders(breakingAfter([long, order]), admin, inEnglish, everything);
  await expect(text(Readable.from(content))).rejects.toThrow('The connection broke.');
});
