import { startEmbedded } from '../db/embedded';
import { connect } from '../db/openDatabase';

/** Opens a folder's embedded database in a separate process, for embedded.test.ts. */
async function openEmbedded([folder = '', action]: string[]) {
  const database = await startEmbedded(folder);
  const pool = connect(database.url, 1);
  let said = '';
  if (action === 'write') {
    await pool.query(`create table kept (word text)`);
    await pool.query(`insert into kept values ('kept')`);
  }
  if (action === 'read') said = `: ${(await pool.query('select word from kept')).rows[0]?.word}`;
  process.on('SIGTERM', () => void pool.end().then(() => database.stop()));
  console.log((database.takenOver ? 'taken over' : 'ready') + said);
  setInterval(() => undefined, 1000).unref();
}

openEmbedded(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
