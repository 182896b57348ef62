import pg from 'pg';

/** The role of a simulated person. */
export type Role = 'admin' | 'agent' | 'customer';

/** An account to sign in with. */
export interface Account {
  role: Role;
  email: string;
}

/** Per hundred people: 4 of the brand's staff, 16 agents, 80 shops. */
const roleOf = (index: number): Role => (index % 25 === 0 ? 'admin' : index % 25 < 5 ? 'agent' : 'customer');

/**
 * Accounts for this many people, all with the demo's password. Each shop has its own; staff and agents, of whom a
 * demo has few, sign in on several devices.
 */
export async function openAccounts(databaseUrl: string, people: number): Promise<Account[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      update users set password_hash = (select password_hash from users where email = 'customer@demo.test')
      where password_hash is null and closed_at is null`);
    const { rows } = await client.query<Account>(`
      select email, case when 'admin' = any(roles) then 'admin' when 'agent' = any(roles) then 'agent' else 'customer' end as role
      from users u
      where closed_at is null and roles && array['admin', 'agent', 'wls']
        and ('wls' <> all(roles) or exists (
          select from user_catalogs c join catalogs on catalogs.id = c.catalog_id
          where c.user_id = u.id and catalogs.is_current and catalogs.archived_at is null))
      order by id`);
    return Array.from({ length: people }, (_, index) => {
      const role = roleOf(index);
      const known = rows.filter((row) => row.role === role);
      const account = known[index % known.length];
      if (account === undefined) throw new Error(`The demo has no ${role}.`);
      return account;
    });
  } finally {
    await client.end();
  }
}
