import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { erpDocuments } from '../../db/schema';
import { buildApiKey } from '../../test/buildApiKey';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { documentedCode } from '../../test/documentedCode';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

const run = promisify(execFile);
const orderKey = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-client-'));
const inFolder = (name: string) => path.join(folder, name);
let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const client = documentedCode('keys');
  expect(client.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  writeFileSync(inFolder('client.mjs'), client);
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const runClient = (key: string, ...files: string[]) =>
  run(process.execPath, [inFolder('client.mjs'), ...files], {
    env: {
      LINEDESK_URL: `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`,
      LINEDESK_KEY: key,
    },
  });

test('the client in /api/docs reads orders and sends a document', async () => {
  await buildOrder(t.db, {
    ...{ customer: await buildUser(t.db), catalog: await buildCatalog(t.db), name: 'Autumn' },
    ...{ lines: { WJM123000M: 7 }, itemsCount: 7, sapStatus: sapStatus.sent, erpKey: orderKey },
  });
  const { key } = await buildApiKey(t, { scopes: ['read_orders', 'write_fulfillment'] });
  const delivery = { document: 'delivery', format: 1, number: '80', key: orderKey, day: '2026-09-14' };
  const file = inFolder('delivery.json');
  writeFileSync(file, JSON.stringify({ ...delivery, lines: [{ sku: 'WJM123000M', quantity: 4 }] }));
  expect((await runClient(key, file)).stdout).toBe(`Autumn: 7 of 7 pieces to come\n${file}: taken in\n`);
  expect((await runClient(key)).stdout).toBe('Autumn: 3 of 7 pieces to come\n');
  expect(await t.db.select().from(erpDocuments)).toMatchObject([{ kind: 'delivery', number: '80' }]);
});

test('and says why a call is refused', async () => {
  const { key } = await buildApiKey(t, { scopes: ['write_stock'] });
  await expect(runClient(key)).rejects.toThrow('The scopes of this API key do not allow this call.');
});
