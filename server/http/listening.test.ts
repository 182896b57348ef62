import type { AddressInfo } from 'node:net';
import { buildTestApp } from '../test/buildTestApp';
import { connectRawTo } from '../test/rawClient';
import { closeApp, listenAlso } from './connections';

test('a second address serves the same host, which also closes its connections', async () => {
  const t = await buildTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const door = await listenAlso(t.app, { port: 0, host: '127.0.0.1' });
  if (door === null) throw new Error('There is no second address.');
  const { port } = door.address() as AddressInfo;
  const [unused, idle] = await Promise.all([connectRawTo(port), connectRawTo(port)]);
  idle.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect((await idle.answer()).status).toBe(200);
  await closeApp(t.app, 3_600_000);
  await Promise.all([unused.closed, idle.closed]);
  await t.close();
});

test('a stopping host responds to open connections of a second address, and stops listening there', async () => {
  const t = await buildTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const door = await listenAlso(t.app, { port: 0, host: '127.0.0.1' });
  if (door === null) throw new Error('There is no second address.');
  const { port } = door.address() as AddressInfo;
  const unused = await connectRawTo(port);
  const waiting = Array.from({ length: 20 }, () => connectRawTo(port));
  const closed = closeApp(t.app, 3_600_000);
  const all = [unused, ...(await Promise.all(waiting))];
  for (const client of all) client.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  for (const client of all) expect((await client.answer()).status).toBe(200);
  await closed;
  await expect(connectRawTo(port)).rejects.toThrow('ECONNREFUSED');
  await t.close();
});

test('an address that this machine does not have is skipped', async () => {
  const t = await buildTestApp();
  // Reserved for documentation (RFC 5737), so no machine has it.
  expect(await listenAlso(t.app, { port: 0, host: '192.0.2.1' })).toBeNull();
  await t.close();
});
