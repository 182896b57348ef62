import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../../src/domain/access/accessRules';
import type { LanguageTag } from '../../../src/domain/language/languages';
import { nameIn } from '../../db/names';
import type { Db } from '../../db/openDatabase';
import { type OrderScope, ownOrders } from '../../db/orders';
import { customersOfAgent } from '../../db/users';
import type { Schema } from '../../core/call';
import { holdsRight } from '../../db/holdsRight';

/** What somebody may find. */
interface AccessScope {
  userId: number;
  hasApp: boolean;
  orders: OrderScope;
  customers: Scope | null;
  allCatalogs: boolean;
  /** The language of garments' names, by which they are found besides their plain ones. */
  language: LanguageTag;
}

/** Something that was found, with wire ids, and how many of its kind match. */
type FoundRow = Omit<Schema<'FoundThing'>, 'catalog_id' | 'matched'> & {
  catalog_id: string | null;
  total: number;
  /** Its other texts in which words are found. */
  texts: string[];
};

type Kind = Schema<'FoundThing'>['kind'];

const maxResults = { order: 6, customer: 6, catalog: 4, garment: 4 };
const maxOfKind = 200;

/** Letters with one accent, and those without: PostgreSQL's own `unaccent` is an extension that a host may lack. */
const accented = Array.from({ length: 0x17f - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index)).filter(
  (letter) => letter === letter.toLowerCase() && /^[a-z]\p{M}$/u.test(letter.normalize('NFD')),
);
const plain = accented.map((letter) => letter.normalize('NFD').charAt(0));

/** Most texts are ASCII, for which `translate` would be wasted; old hosts stored texts that are not composed (NFC). */
const fold = (text: SQL) => sql`
  case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else translate(lower(normalize(${text}, NFC)), ${accented.join('')}, ${plain.join('')}) end`;

/** A text as words are looked for in it. */
export function foldTyped(typed: string): string {
  const lower = typed.normalize('NFC').toLowerCase();
  return lower.replace(/[\u00c0-\u017f]/g, (letter) => plain[accented.indexOf(letter)] ?? letter);
}

/**
 * What has every typed word in its texts, of each kind at most `maxResults`, or many of one kind only: current catalogs and their garments come first,
 * then those whose name begins with what was typed, then the newest. Whoever sees all catalogs finds a garment once, in
 * its newest one. One statement; only orders and garments are many, and their texts are folded once each.
 */
export async function selectFound(
  db: Db,
  typed: string,
  reach: AccessScope,
  kind?: Kind,
): Promise<FoundRow[]> {
  const words = foldTyped(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const code = words.join('');
  const escaped = words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
  const hasWords = (text: SQL) =>
    sql`${text} like all (${sql.param(escaped.map((word) => `%${word}%`))}::text[])`;
  const isFirst = (name: SQL) => sql`${fold(name)} like ${`${escaped.join(' ')}%`}`;
  const { userId, customers, orders, allCatalogs, language } = reach;
  const limitOf = (one: Kind) => (kind === undefined ? maxResults[one] : kind === one ? maxOfKind : 0);

  const found = await db.execute<FoundRow>(sql`
    with people as materialized (
      select id, name, sap_id, ${fold(sql`concat_ws(' ', name, sap_id)`)} as text from users
    ), seen as materialized (
      select c.*, ${fold(sql`concat_ws(' ', c.name, c.season)`)} as text from catalogs c
    ), own as materialized (
      select c.* from seen c where c.archived_at is null and ${allCatalogs ? sql`true` : isSeenBy(reach)}
    )
    (select 'order' as kind, o.id::text as id, o.name as label, p.name || ' · ' || c.name as detail,
      null as catalog_id, ${total} as total, array_remove(array[o.erp_number, p.sap_id, c.season], null) as texts
    from orders o join people p on p.id = o.customer_id join seen c on c.id = o.catalog_id
    where o.archived_at is null and ${ownOrders(orders)}
      and ${hasWords(sql`${textOfOrder} || ' ' || p.text || ' ' || c.text`)}
    order by ${isFirst(sql`o.name`)} desc, o.created_at desc, o.id desc limit ${limitOf('order')})
    union all
    (select 'customer', u.id::text, u.name, concat_ws(' ', u.email, u.sap_id), null, ${total}, '{}'
    from users u
    where u.closed_at is null and ${holdsRight(sql`u.roles`, 'orderHere')} and ${isTheirs(customers, userId)}
      and ${hasWords(fold(sql`concat_ws(' ', u.name, u.email, u.sap_id)`))}
    order by ${isFirst(sql`u.name`)} desc, lower(u.name), u.id limit ${limitOf('customer')})
    union all
    (select 'catalog', c.id::text, c.name, concat_ws(' ', c.brand, c.season), null, ${total}, '{}'
    from own c
    where ${hasWords(sql`c.text || ' ' || ${fold(sql`c.brand`)}`)}
    order by c.is_current desc, ${isFirst(sql`c.name`)} desc, c.created_at desc, c.id desc limit ${limitOf('catalog')})
    union all
    (select 'garment', g.generic, g.label, g.detail, g.catalog_id::text, ${total}, g.texts
    from (
      select ${allCatalogs ? sql`distinct on (g.generic)` : sql``} g.generic, g.id, 
        ${codeOfGarment} || ' ' || ${nameIn(language, 'g')} as label,
        c.name as detail, c.id as catalog_id, c.is_current, c.created_at, array_remove(array[g.generic, g.number, g.name,
          (select k.own_sku from skus k where k.garment_id = g.id and k.own_sku = ${typed.trim()} and k.removed_at is null limit 1)
        ], null) as texts
      from garments g join own c on c.id = g.catalog_id
      where g.removed_at is null
        and (starts_with(${code}, lower(g.generic))
          or ${hasWords(fold(sql`concat_ws(' ', g.generic, g.number, g.style_code, g.name, g.names ->> ${language}::text)`))}
          or g.id in (select k.garment_id from skus k where k.own_sku = ${typed.trim()} and k.removed_at is null))
      order by g.generic, c.is_current desc, c.created_at desc, g.id
    ) g
    order by g.is_current desc, ${isFirst(sql`g.label`)} desc, g.created_at desc, g.generic, g.id
    limit ${limitOf('garment')})`);
  return found.rows;
}

/** All that match are sorted anyway, so that counting them costs nothing more. */
const total = sql`(count(*) over ())::int`;

/** Folded one by one: joined first, the texts of every order would be joined three times for each search. */
const textOfOrder = sql`${fold(sql`o.name`)} || coalesce(' ' || ${fold(sql`o.erp_number`)}, '')`;

/** The code of a garment as people know it: the brand's own, where it has one. */
const codeOfGarment = sql`coalesce(nullif(g.style_code, ''), g.generic)`;

/** Whether catalogs `c` are shown to somebody who sees only what is enabled for them; follows `ownsCatalog`. */
const isSeenBy = ({ userId, hasApp }: AccessScope) => sql`
  (c.wls_enabled or ${hasApp} and c.ls_enabled)
  and exists (select from user_catalogs e where e.catalog_id = c.id and e.user_id = ${userId})`;

function isTheirs(customers: Scope | null, userId: number): SQL {
  if (customers === null) return sql`false`;
  if (customers === 'any') return sql`true`;
  return sql`u.id in (${customersOfAgent(userId)})`;
}
