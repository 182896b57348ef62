import type { ClientBase } from 'pg';

/**
 * A restored backup contains transaction ids that this cluster has not reached yet, so the rows would count as changed
 * in the future. Assigns them to the current transaction.
 */
export async function adoptRestoredChanges(client: Pick<ClientBase, 'query'>): Promise<void> {
  const unknown = 'changed_in >= pg_snapshot_xmax(pg_current_snapshot())';
  await client.query(`update orders set changed_in = pg_current_xact_id() where ${unknown}`);
  await client.query(`
    with deleted as (delete from changes where ${unknown} returning topic, key, count)
    insert into changes (topic, key, changed_in, count)
    select topic, key, pg_current_xact_id(), sum(count)::int from deleted group by topic, key`);
}
