import { type SQL, sql } from 'drizzle-orm';

/** A table that holds something about a person; docs/privacy.md has a row for each. */
export interface PersonalTable {
  /** Its name in the database, and that of its list in `person.json`. */
  table: string;
  /** The columns that refer to the person. */
  references: readonly string[];
  /** Which rows `t` are about the person, if not those that the columns refer to. */
  of?: (id: number) => SQL;
  /** Columns that the export leaves out, and why. */
  without?: Readonly<Record<string, string>>;
  /** What the export adds to a row `t`, as a JSON object. */
  more?: (id: number) => SQL;
  /** Rows or columns of a customer that only staff may see. */
  forStaff?: { rows?: SQL; columns?: readonly string[] };
  /** What becomes of the rows when the person is erased: they are deleted, or stay for this reason. */
  onErasure: 'delete' | { stays: string };
}

const secret = 'It grants access.';
const technical = 'It says nothing about the person.';

/** What lies in which table about a person: the export reads it, the erasure deletes it or leaves it for a reason. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'users',
    references: ['id'],
    without: { password_hash: secret },
    more: () => sql`jsonb_build_object('has_password', t.password_hash is not null)`,
    onErasure: { stays: 'Orders refer to it; what is personal in it is replaced or emptied.' },
  },
  {
    table: 'user_addresses',
    references: ['user_id'],
    onErasure: { stays: 'A sent order needs the address it goes to; all others are deleted.' },
  },
  { table: 'user_sales_organizations', references: ['user_id'], onErasure: 'delete' },
  { table: 'agent_customers', references: ['agent_id', 'customer_id'], onErasure: 'delete' },
  { table: 'user_catalogs', references: ['user_id'], onErasure: 'delete' },
  { table: 'customer_papers', references: ['customer_id'], onErasure: 'delete' },
  {
    table: 'customer_group_members',
    references: ['customer_id'],
    forStaff: { rows: sql`true` },
    onErasure: 'delete',
  },
  { table: 'sessions', references: ['user_id'], without: { token_hash: secret }, onErasure: 'delete' },
  { table: 'one_time_links', references: ['user_id'], without: { token_hash: secret }, onErasure: 'delete' },
  { table: 'totp_secrets', references: ['user_id'], without: { secret }, onErasure: 'delete' },
  { table: 'recovery_codes', references: ['user_id'], without: { code_hash: secret }, onErasure: 'delete' },
  {
    table: 'passkeys',
    references: ['user_id'],
    without: { id: technical, public_key: technical, sign_count: technical },
    onErasure: 'delete',
  },
  {
    table: 'api_keys',
    references: ['created_by'],
    without: { key_hash: secret },
    onErasure: { stays: 'Other systems go on working with them until an admin ends them.' },
  },
  {
    table: 'webhooks',
    references: ['created_by'],
    without: { secret },
    onErasure: { stays: 'Other systems go on working with them until an admin ends them.' },
  },
  {
    table: 'webhook_deliveries',
    references: [],
    // Their content names the customer by SAP id.
    of: (id) => sql`t.order_id in (select id from orders where customer_id = ${id})`,
    without: { message_id: technical, error: technical },
    onErasure: 'delete',
  },
  { table: 'openid_accounts', references: ['user_id'], onErasure: 'delete' },
  {
    table: 'started_steps',
    references: ['user_id'],
    without: { token_hash: secret, data: secret },
    onErasure: 'delete',
  },
  { table: 'factor_resets', references: ['user_id', 'requested_by'], onErasure: 'delete' },
  {
    table: 'login_failures',
    references: [],
    of: (id) => sql`t.key !~ '(address|device):' and split_part(t.key, ':', 2) in (${String(id)},
      (select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') from users where id = ${id}))`,
    onErasure: 'delete',
  },
  {
    table: 'order_views',
    references: ['owner_id'],
    onErasure: { stays: 'Those for all staff stay theirs; the others are deleted.' },
  },
  { table: 'order_view_starts', references: ['user_id'], onErasure: 'delete' },
  {
    table: 'customer_groups',
    references: ['owner_id'],
    onErasure: { stays: 'Those for all staff stay theirs; the others are deleted.' },
  },
  {
    table: 'orders',
    references: ['customer_id', 'seller_id'],
    without: { changed_in: technical },
    more: (id) => sql`jsonb_build_object(
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object('sku', s.sku, 'quantity', l.quantity, 'wh_price_cents', l.wh_price_cents)
          order by s.sku)
        from order_lines l join skus s on s.id = l.sku_id where l.order_id = t.id), '[]'),
      'papers', (select to_jsonb(p) - 'order_id' from order_papers p where p.order_id = t.id),
      'erp_documents', coalesce((
        select jsonb_agg(to_jsonb(d) - '{id,order_id,content_hash,mailed_hash,changed_at,mailed_at}'::text[] || jsonb_build_object('lines', coalesce((
            select jsonb_agg(to_jsonb(l) - 'document_id' - 'sku_id' || jsonb_build_object('sku', s.sku)
              order by l.position)
            from erp_document_lines l join skus s on s.id = l.sku_id where l.document_id = d.id), '[]'))
          order by d.id)
        from erp_documents d where d.order_id = t.id), '[]'),
      'versions', coalesce((
        select jsonb_agg(to_jsonb(v) - '{id,order_id,sent_by}'::text[] || jsonb_build_object('lines', coalesce((
            select jsonb_agg(to_jsonb(l) - 'version_id' - 'sku_id' || jsonb_build_object('sku', s.sku) order by s.sku)
            from order_version_lines l join skus s on s.id = l.sku_id where l.version_id = v.id), '[]'))
          order by v.number)
        from order_versions v where v.order_id = t.id), '[]'),
      'proposal', (
        select to_jsonb(p) - 'order_id' || jsonb_build_object('lines', coalesce((
            select jsonb_agg(jsonb_build_object('sku', s.sku, 'quantity', l.quantity) order by s.sku)
            from order_proposal_lines l join skus s on s.id = l.sku_id where l.order_id = t.id), '[]'))
        from order_proposals p
        where p.order_id = t.id and (t.customer_id = ${id} or t.proposed_at is not null)))`,
    forStaff: { columns: ['staff_note'] },
    onErasure: { stays: 'Law on trade and tax requires them; figures need them.' },
  },
  {
    table: 'order_news_seen',
    references: ['user_id'],
    without: { content_hash: technical },
    onErasure: 'delete',
  },
  {
    table: 'order_versions',
    references: ['sent_by'],
    onErasure: { stays: 'They are the history of orders, sent by a deleted person.' },
  },
  {
    table: 'order_events',
    references: ['actor_id'],
    // Two kinds name other people.
    more: () =>
      sql`case when t.kind in ('link_sent', 'handed_over') then '{"detail": {}}'::jsonb else '{}' end`,
    forStaff: { rows: sql`t.kind = 'staff_noted'` },
    onErasure: { stays: 'They are the history of orders, done by a deleted person.' },
  },
  { table: 'order_presence', references: ['user_id'], onErasure: 'delete' },
  {
    table: 'tasks',
    references: ['created_by'],
    of: (id) => sql`t.created_by = ${id} or (t.class = 'SendMail' and t.input ->> 'userId' = ${String(id)})`,
    without: { input: technical, errors: 'They quote a file about others.', lane: technical },
    more: () => sql`jsonb_build_object('mail', t.input -> 'kind')`,
    onErasure: { stays: 'They say what the host did; mails are deleted, all go after 90 days.' },
  },
  {
    table: 'idempotency_keys',
    references: ['created_by'],
    without: { key: technical, content_hash: technical, answer: technical },
    onErasure: 'delete',
  },
  {
    table: 'order_tasks',
    references: ['created_by'],
    onErasure: { stays: 'They go with their task.' },
  },
  {
    table: 'customer_tasks',
    references: ['created_by'],
    onErasure: { stays: 'They go with their task.' },
  },
];

/** Columns that refer to people in tables that are not exported, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'customer_task_lines.customer_id': 'The report of somebody else’s task, which goes with it after 90 days.',
};

/** Which rows `t` of a table are about a person. */
export const rowsOf = ({ of, references }: PersonalTable, id: number): SQL =>
  of?.(id) ??
  sql.join(
    references.map((column) => sql`t.${sql.identifier(column)} = ${id}`),
    sql` or `,
  );
