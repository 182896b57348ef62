import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { withValues } from '../../../src/domain/language/message';
import { readReason, storedReason } from '../../core/taskLines';
import { type NamedPerson, type NameEraser, nameEraserOf, roughPattern } from './nameEraser';

/** Columns in which people may have written a name, and which rows `t` are about a person. */
interface FreeTexts {
  table: string;
  texts?: readonly string[];
  /** Those that `storedReason` writes. */
  reasons?: readonly string[];
  json?: readonly string[];
  lists?: readonly string[];
  isOwn: (id: number) => SQL;
  /** What else is set in a row that changes. */
  also?: SQL;
}

const ownOrders = (id: number) => sql`(select id from orders where customer_id = ${id} or seller_id = ${id})`;
const nobodys = () => sql`false`;

/** Everything that people type, besides what an erasure deletes. */
export const freeTexts: readonly FreeTexts[] = [
  {
    table: 'orders',
    texts: ['name', 'note', 'staff_note'],
    reasons: ['erp_message'],
    isOwn: (id) => sql`(t.customer_id = ${id} or t.seller_id = ${id})`,
    also: sql`, version = t.version + 1`,
  },
  {
    table: 'order_papers',
    texts: ['buyer_number', 'tax_note', 'delivery_terms'],
    json: ['windows'],
    isOwn: (id) => sql`t.order_id in ${ownOrders(id)}`,
  },
  {
    table: 'order_proposals',
    texts: ['note'],
    isOwn: (id) => sql`t.order_id in ${ownOrders(id)}`,
  },
  {
    table: 'order_events',
    json: ['detail'],
    isOwn: (id) => sql`t.order_id in ${ownOrders(id)}`,
  },
  {
    table: 'erp_document_lines',
    texts: ['reason'],
    isOwn: (id) => sql`t.document_id in (select id from erp_documents where order_id in ${ownOrders(id)})`,
  },
  { table: 'erp_refused_files', reasons: ['reason'], isOwn: nobodys },
  { table: 'users', texts: ['extra_info'], isOwn: nobodys },
  { table: 'customer_papers', texts: ['bill_to', 'contact', 'payment_terms'], isOwn: nobodys },
  { table: 'api_keys', texts: ['name'], isOwn: nobodys },
  { table: 'order_views', texts: ['name'], isOwn: nobodys },
  { table: 'customer_groups', texts: ['name'], isOwn: nobodys },
  {
    table: 'tasks',
    reasons: ['error'],
    json: ['errors'],
    lists: ['files'],
    isOwn: (id) => sql`t.created_by = ${id}`,
  },
  {
    table: 'order_task_lines',
    texts: ['name', 'customer', 'file_name'],
    reasons: ['reason'],
    isOwn: (id) =>
      sql`t.order_id in (select id::text from orders where customer_id = ${id} or seller_id = ${id})`,
  },
  {
    table: 'customer_task_lines',
    texts: ['name'],
    reasons: ['reason'],
    isOwn: (id) => sql`t.customer_id = ${String(id)}`,
  },
];

interface FoundTexts extends Record<string, unknown> {
  place: string;
  isOwn: boolean;
  values: Record<string, unknown>;
}

const rowsAtOnce = 1000;

/**
 * Replaces a person's name and email in all free texts: one statement for each table finds them, and others write a
 * thousand rows each, between which the host serves other requests.
 */
export async function eraseFromTexts(db: Db, id: number, person: NamedPerson): Promise<void> {
  const erase = nameEraserOf(person);
  for (const source of freeTexts) {
    const found = await findTexts(db, source, id, person);
    for (let start = 0; start < found.length; start += rowsAtOnce) {
      const changed = found.slice(start, start + rowsAtOnce).flatMap((row) => {
        const { place, values } = row;
        const after = eraseFromRow(erase, source, row);
        return JSON.stringify(after) === JSON.stringify(values) ? [] : [{ place, values: after }];
      });
      if (changed.length > 0) await writeTexts(db, source, changed);
    }
  }
}

/** Erases a name from a row; from a stored message in its values, as JSON escapes a name's quotation marks. */
function eraseFromRow(erase: NameEraser, { reasons = [] }: FreeTexts, { values, isOwn }: FoundTexts) {
  const eraseIn = (value: unknown) => erase(value, isOwn);
  const eraseReason = (stored: unknown) => {
    const reason = typeof stored === 'string' ? readReason(stored) : '';
    if (typeof reason === 'string') return eraseIn(stored);
    return storedReason(
      withValues(reason, (value) => (typeof value === 'string' ? String(eraseIn(value)) : value)),
    );
  };
  const after: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(values))
    after[column] = reasons.includes(column) ? eraseReason(value) : eraseIn(value);
  return after;
}

const columnsOf = ({ texts = [], reasons = [], json = [], lists = [] }: FreeTexts) => [
  ...texts,
  ...reasons,
  ...json,
  ...lists,
];

/** Locks what it finds until the transaction ends, so that its place stays the same. */
async function findTexts(
  db: Db,
  source: FreeTexts,
  id: number,
  { name, email }: NamedPerson,
): Promise<FoundTexts[]> {
  const columns = columnsOf(source).map((column) => sql`t.${sql.identifier(column)}`);
  const values = columnsOf(source).map((column) => sql`${column}::text, t.${sql.identifier(column)}`);
  const all = sql`concat_ws(' ', ${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )})`;
  const { rows } = await db.execute<FoundTexts>(sql`
    select t.ctid::text as place, ${source.isOwn(id)} as "isOwn", jsonb_build_object(${sql.join(values, sql`, `)}) as values
    from ${sql.identifier(source.table)} t
    where ${all} ilike ${roughPattern(name)} or ${all} ilike ${roughPattern(email)}
    for update of t`);
  return rows;
}

async function writeTexts(
  db: Db,
  { table, texts = [], reasons = [], json = [], lists = [], also = sql`` }: FreeTexts,
  changed: readonly { place: string; values: unknown }[],
): Promise<void> {
  const sets = [
    ...[...texts, ...reasons].map((column) => sql`${sql.identifier(column)} = r.values ->> ${column}`),
    ...json.map((column) => sql`${sql.identifier(column)} = nullif(r.values -> ${column}, 'null')`),
    ...lists.map(
      (column) =>
        sql`${sql.identifier(column)} = array(select jsonb_array_elements_text(r.values -> ${column}))`,
    ),
  ];
  await db.execute(sql`
    update ${sql.identifier(table)} t set ${sql.join(sets, sql`, `)}${also}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(place text, values jsonb)
    where t.ctid = r.place::tid`);
}
