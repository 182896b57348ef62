import { toEmail } from '../../src/domain/people';
import { cellText } from '../../src/domain/spreadsheet/cellText';
import { toStoredText } from '../../src/domain/text/storedText';
import { moveSizes } from './moveSizes';
import { isNotPlain, type Writer } from './notPlain';
import { sortSizes } from './sortSizes';

/** Texts for people, by table; no unique index has any of them. */
const texts: Record<string, readonly string[]> = {
  users: ['name', 'extra_info'],
  user_addresses: ['name1', 'address'],
  customer_papers: ['vat_id', 'bill_to', 'contact', 'phone', 'payment_terms'],
  customer_groups: ['name'],
  catalogs: ['name', 'brand', 'drop'],
  garments: ['name', 'drop', 'collection', 'made_in', 'description', 'composition', 'large_description'],
  garment_colors: ['name'],
  orders: ['name', 'note', 'staff_note'],
  order_papers: ['buyer_number', 'tax_note', 'delivery_terms'],
  order_views: ['name'],
};

/**
 * A brand's own codes and the emails and SAP ids of people, which others must not have, and the codes of warehouses, price
 * lists, addresses, sales organizations and channels.
 */
const names: readonly Unique[] = [
  { table: 'garments', column: 'number', toStored: toOwnCode },
  {
    table: 'garments',
    column: 'style_code',
    toStored: toOwnCode,
    isTaken: 'o.style_code = $1 and o.generic <> t.generic',
  },
  { table: 'garment_colors', column: 'code', toStored: toOwnCode },
  {
    table: 'skus',
    column: 'own_sku',
    toStored: toOwnCode,
    isTaken: 'o.own_sku = $1 and (o.catalog_id = t.catalog_id or o.sku <> t.sku)',
  },
  {
    table: 'users',
    column: 'email',
    toStored: toEmail,
    isTaken: 'lower(o.email) = lower($1) and o.closed_at is null and t.closed_at is null',
    also: "email ~* '@(.*\\.)?xn--'",
  },
  {
    table: 'users',
    column: 'sap_id',
    toStored: (id) => cellText(id, 'code'),
    isTaken: 'o.sap_id = $1 and o.closed_at is null and t.closed_at is null',
  },
  {
    table: 'stocks',
    column: 'warehouse',
    toStored: toCode,
    isTaken: 'o.sku = t.sku and o.warehouse = $1',
  },
  { table: 'users', column: 'warehouse', toStored: toCode },
  { table: 'users', column: 'pricelist', toStored: toCode, heldBy: ['garment_prices', 'pricelist'] },
  {
    table: 'user_addresses',
    column: 'sap_id',
    toStored: toOwnCode,
    isTaken: 'o.user_id = t.user_id and o.sap_id = $1',
  },
  { table: 'orders', column: 'address_id', toStored: toOwnCode, heldBy: ['user_addresses', 'sap_id'] },
  ...placeCodes('sales_organization', 'channel'),
  ...placeCodes('channel', 'sales_organization'),
];

/** A sales organization or a channel of customers, who have the other code beside it once, and of orders. */
function placeCodes(column: string, beside: string): Unique[] {
  const table = 'user_sales_organizations';
  const isTaken = `o.user_id = t.user_id and o.${column} = $1 and o.${beside} = t.${beside}`;
  return [
    { table, column, toStored: toCode, isTaken },
    { table: 'orders', column, toStored: toCode, heldBy: [table, column] },
  ];
}

interface Unique {
  table: string;
  column: string;
  toStored: (text: string) => string;
  /** Whether another row `o` stands against `$1` as the text of a row `t`. */
  isTaken?: string;
  /** A table and its column with what belongs to the text, which stays while that has the old text only. */
  heldBy?: readonly [table: string, column: string];
  /** Which rows are looked at besides those that are not plain. */
  also?: string;
}

function toCode(code: string): string {
  return cellText(code, 'code');
}

function toOwnCode(code: string): string {
  return cellText(code, 'own code');
}

/**
 * Brings what earlier versions have stored to the form in which texts are stored and searched for today: composed (NFC),
 * without characters that can't be seen, sizes and codes as files are read, in that order, emails as people write them. What would then
 * be the same as another row's, and must not be, stays. Repeating it changes nothing.
 */
export async function storeTextsAsSeen(db: Writer): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) await storeTexts(db, table, columns);
  for (const unique of names) await storeNames(db, unique);
  await storeQueries(db);
  await moveSizes(db);
  await sortSizes(db);
}

/** The filters of saved order views, which name drops and the like by their texts. */
async function storeQueries(db: Writer): Promise<void> {
  const { rows } = await db.query<{ id: string; query: string }>(
    `select id, query from order_views where query ~ '%[089A-Fa-f]'`,
  );
  for (const { id, query } of rows) {
    const filters = new URLSearchParams(query);
    const stored = new URLSearchParams([...filters].map(([name, text]) => [name, toStoredText(text)]));
    if (stored.toString() !== filters.toString())
      await db.query('update order_views set query = $1 where id = $2', [stored.toString(), id]);
  }
}

type Found = { place: string; texts: Record<string, string> };

async function storeTexts(db: Writer, table: string, columns: readonly string[]): Promise<void> {
  const all = columns.map((column) => `t."${column}"`);
  const { rows } = await db.query<Found>(`
    select t.ctid::text as place, jsonb_build_object(${columns.map((column) => `'${column}', t."${column}"`).join()}) as texts
    from "${table}" t where ${isNotPlain(`concat(${all.join()})`)} for update`);
  const changed = rows.flatMap((row) => {
    const stored = Object.fromEntries(
      Object.entries(row.texts).map(([column, text]) => [column, toStoredText(text)]),
    );
    const isSame = columns.every((column) => stored[column] === row.texts[column]);
    // A name must not become blank.
    return isSame || stored.name?.trim() === '' ? [] : [{ place: row.place, texts: stored }];
  });
  if (changed.length === 0) return;
  await db.query(
    `update "${table}" t set ${columns.map((column) => `"${column}" = r.texts ->> '${column}'`).join()}
    from jsonb_to_recordset($1::jsonb) as r(place text, texts jsonb) where t.ctid = r.place::tid`,
    [JSON.stringify(changed)],
  );
}

async function storeNames(db: Writer, { table, column, toStored, isTaken, heldBy, also = 'false' }: Unique) {
  const { rows } = await db.query<{ text: string }>(
    `select distinct "${column}" as text from "${table}" where ${isNotPlain(column)} or ${also}`,
  );
  for (const { text } of rows) {
    const stored = toStored(text);
    if (stored === text || stored === '') continue;
    const isFree =
      isTaken === undefined
        ? 'true'
        : `not exists (select from "${table}" o where o.ctid <> t.ctid and ${isTaken})`;
    const holds = (parameter: string) =>
      heldBy === undefined
        ? 'false'
        : `exists (select from "${heldBy[0]}" h where h."${heldBy[1]}" = ${parameter})`;
    await db.query(
      `update "${table}" t set "${column}" = $1
      where "${column}" = $2 and ${isFree} and (${holds('$1')} or not ${holds('$2')})`,
      [stored, text],
    );
  }
}
