import type { ClientBase } from 'pg';

/**
 * A restored backup brings transactions that this database has not counted to yet, and would take for later ones; they
 * become this one.
 */
export async function adoptRestoredChanges(client: Pick<ClientBase, 'query'>): Promise<void> {
  const unknown = 'changed_in >= pg_snapshot_xmax(pg_current_snapshot())';
  await client.query(`update orders set changed_in = pg_current_xact_id() where ${unknown}`);
  await client.query(`
    with gone as (delete from changes where ${unknown} returning topic, key, count)
    insert into changes (topic, key, changed_in, count)
    select topic, key, pg_current_xact_id(), sum(count)::int from gone group by topic, key`);
}
