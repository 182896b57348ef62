import { openTestDatabase } from '../test/testDatabase';
import type { OpenDatabase } from './openDatabase';
import { isDemo, sharedSecret } from './settings';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('concurrent and later calls get the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => sharedSecret(database.db, 'one')));
  expect(new Set([...secrets, await sharedSecret(database.db, 'one')])).toEqual(new Set([secrets[0]]));
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await sharedSecret(database.db, 'another')).not.toBe(secrets[0]);
});

test('a database is a demo only if its settings say so', async () => {
  expect(await isDemo(database.db)).toBe(false);
});
