import { openTestDatabase } from '../test/testDatabase';
import { fillDemo } from './fillDemo';
test('speed', async () => {
  const database = await openTestDatabase();
  for (let i = 0; i < 2; i++) {
    const t = Date.now();
    await fillDemo(database.db, { now: new Date() }).catch((e) =>
      console.log(String(e.cause ?? e).slice(0, 500)),
    );
    console.log(Date.now() - t, 'ms');
    await database.pool.query('truncate users, catalogs, settings, stocks, extra_pictures cascade');
  }
  await database.close();
});
