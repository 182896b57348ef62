import pg from 'pg';

/** A database row: whose it is, and a hash that changes with any change to it. */
export interface Row {
  table: string;
  key: string;
  /** Its user or owner, or its customer, or the order or group it belongs to. */
  a: string;
  /** Its agent or seller, the customer in a group, or when a user was erased. */
  b: string;
  hash: string;
  roles: string[];
}

/** What the database holds for one world. */
export type Snapshot = ReadonlyMap<string, Row>;

/** The tables whose newest ids divide older worlds from the current one. */
const numbered = ['users', 'orders', 'catalogs', 'garments', 'tasks'] as const;

interface Source {
  table: string;
  key: string;
  a?: string;
  b?: string;
  roles?: string;
  /** Rows of older worlds are left out: by a table's newest id then, and the column that holds such ids. */
  since?: [table: (typeof numbered)[number], column: string];
}

/** The order of a version's line. */
const orderOfVersion = '(select v.order_id from order_versions v where v.id = t.version_id)';

/** What nobody may change without a right. Excludes what the host writes by itself. */
const sources: Source[] = [
  { table: 'users', key: 'id', a: 'id', b: 'erased_at', roles: 'roles', since: ['users', 'id'] },
  {
    table: 'user_catalogs',
    key: "user_id || ' ' || catalog_id",
    a: 'user_id',
    since: ['users', 'user_id'],
  },
  { table: 'user_addresses', key: "user_id || ' ' || position", a: 'user_id', since: ['users', 'user_id'] },
  {
    table: 'user_sales_organizations',
    key: "user_id || ' ' || position",
    a: 'user_id',
    since: ['users', 'user_id'],
  },
  {
    table: 'agent_customers',
    key: "agent_id || ' ' || customer_id",
    a: 'customer_id',
    b: 'agent_id',
    since: ['users', 'customer_id'],
  },
  { table: 'customer_papers', key: 'customer_id', a: 'customer_id', since: ['users', 'customer_id'] },
  { table: 'customer_groups', key: 'id', a: 'owner_id', since: ['users', 'owner_id'] },
  {
    table: 'customer_group_members',
    key: "group_id || ' ' || customer_id",
    a: 'group_id',
    b: 'customer_id',
    since: ['users', 'customer_id'],
  },
  { table: 'order_views', key: 'id', a: 'owner_id', since: ['users', 'owner_id'] },
  { table: 'order_view_starts', key: 'user_id', a: 'user_id', since: ['users', 'user_id'] },
  { table: 'orders', key: 'id', a: 'customer_id', b: 'seller_id', since: ['orders', 'id'] },
  { table: 'order_lines', key: "order_id || ' ' || sku_id", a: 'order_id', since: ['orders', 'order_id'] },
  { table: 'order_events', key: 'id', a: 'order_id', since: ['orders', 'order_id'] },
  { table: 'order_papers', key: 'order_id', a: 'order_id', since: ['orders', 'order_id'] },
  { table: 'erp_documents', key: 'id', a: 'order_id', since: ['orders', 'order_id'] },
  { table: 'erp_document_lines', key: "document_id || ' ' || position" },
  {
    table: 'order_sku_fulfillment',
    key: "order_id || ' ' || sku_id",
    a: 'order_id',
    since: ['orders', 'order_id'],
  },
  {
    table: 'order_news_seen',
    key: "document_id || ' ' || user_id",
    a: 'user_id',
    since: ['users', 'user_id'],
  },
  { table: 'erp_refused_files', key: 'file' },
  { table: 'order_versions', key: 'id', a: 'order_id', since: ['orders', 'order_id'] },
  {
    table: 'order_version_lines',
    key: "version_id || ' ' || sku_id",
    a: orderOfVersion,
    since: ['orders', orderOfVersion],
  },
  { table: 'order_proposals', key: 'order_id', a: 'order_id', since: ['orders', 'order_id'] },
  {
    table: 'order_proposal_lines',
    key: "order_id || ' ' || sku_id",
    a: 'order_id',
    since: ['orders', 'order_id'],
  },
  { table: 'api_keys', key: 'id', a: 'created_by' },
  { table: 'webhooks', key: 'id', a: 'created_by' },
  { table: 'catalogs', key: 'id', since: ['catalogs', 'id'] },
  { table: 'garments', key: 'id', since: ['catalogs', 'catalog_id'] },
  { table: 'garment_colors', key: "garment_id || ' ' || number", since: ['garments', 'garment_id'] },
  { table: 'garment_prices', key: "garment_id || ' ' || pricelist", since: ['garments', 'garment_id'] },
  { table: 'skus', key: 'id', since: ['catalogs', 'catalog_id'] },
  { table: 'stocks', key: "sku || ' ' || warehouse" },
  { table: 'extra_pictures', key: "generic || ' ' || color" },
  { table: 'picture_tags', key: 'picture' },
];

/** Tables where only inserts and deletes count, as the host keeps updating their rows. */
const countedOnly: Source[] = [
  // Queued mails, orders and messages belong to the records they are sent for.
  { table: 'tasks', key: 'id', a: 'created_by', since: ['tasks', 'created_by is not null and id'] },
  { table: 'webhook_deliveries', key: 'id', a: 'order_id', since: ['orders', 'order_id'] },
  { table: 'sessions', key: "encode(token_hash, 'hex')", a: 'user_id', since: ['users', 'user_id'] },
];

/** A row's content, except when its person was last seen, what the ERP was sent of it, and which transaction wrote it. */
const content = "(to_jsonb(t) - 'last_seen_at' - 'erp_sent' - 'changed_in')::text";

const snapshotQuery = [...sources, ...countedOnly]
  .map((source) => {
    const { table, key, a = "''", b = "''", roles = "'{}'::text[]", since } = source;
    const hash = sources.includes(source) ? `md5(${content})` : "''";
    const recent = since === undefined ? '' : `where ${since[1]} > ($1::jsonb->>'${since[0]}')::bigint`;
    return `select '${table}' as "table", (${key})::text as key, coalesce((${a})::text, '') as a,
      coalesce((${b})::text, '') as b, ${hash} as hash, ${roles} as roles from ${table} t ${recent}`;
  })
  .join(' union all ');

/** Reads the host's database directly, so that a change shows no matter who made it. */
export class Records {
  private constructor(
    private readonly client: pg.Client,
    private since: Record<string, string>,
  ) {}

  static async open(url: string): Promise<Records> {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=on' });
    client.on('error', () => undefined);
    await client.connect();
    const records = new Records(client, {});
    await records.begin();
    return records;
  }

  /** From now on only rows created later are compared one by one. */
  async begin(): Promise<void> {
    const newest = numbered.map((table) => `(select coalesce(max(id), 0)::text from ${table}) as ${table}`);
    const { rows } = await this.client.query<Record<string, string>>(`select ${newest.join(', ')}`);
    this.since = rows[0] ?? {};
  }

  /** The current rows, once no task is running. */
  async snapshot(): Promise<Snapshot> {
    await this.untilTasksRest();
    const { rows } = await this.client.query<Row>(snapshotQuery, [JSON.stringify(this.since)]);
    return new Map(rows.map((row) => [`${row.table} ${row.key}`, row]));
  }

  /** A hash for each table of the rows that existed before `begin`. */
  async older(): Promise<string[]> {
    const parts = sources.flatMap(({ table, since }) =>
      since === undefined
        ? []
        : `select '${table} ' || coalesce(sum(hashtextextended(${content}, 0)), 0) as hash from ${table} t
            where ${since[1]} <= ($1::jsonb->>'${since[0]}')::bigint`,
    );
    const { rows } = await this.client.query<{ hash: string }>(parts.join(' union all '), [
      JSON.stringify(this.since),
    ]);
    return rows.map(({ hash }) => hash);
  }

  /** The newest task, or null. */
  async lastTask(): Promise<string | null> {
    const { rows } = await this.client.query<{ id: string }>(
      'select id from tasks where created_by is not null order by id desc limit 1',
    );
    return rows[0]?.id ?? null;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private async untilTasksRest(): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const { rows } = await this.client.query(
        "select 1 from tasks where status in ('created', 'WIP') and created_by is not null limit 1",
      );
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('A task has not ended after 30 seconds.');
  }
}

/** A row that has changed. */
export interface Change {
  before: Row | null;
  after: Row | null;
}

/** The differences between two snapshots. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .map((key) => ({ before: before.get(key) ?? null, after: after.get(key) ?? null }))
    .filter((change) => change.before?.hash !== change.after?.hash);
}

/** Describes a change. */
export function describeChange({ before, after }: Change): string {
  const row = after ?? before;
  const verb = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return `${verb} ${row?.table ?? ''} ${row?.key ?? ''}`;
}
