import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';

let t: TestApp;
afterEach(() => t.close());

test('a call that is meant for somebody else changes nothing, and tells who is signed in', async () => {
  t = await buildTestApp();
  const [admin, other] = [await buildUser(t.db, { roles: ['admin'] }), await buildUser(t.db)];
  const call = (method: 'GET' | 'DELETE', url: string, meant?: string, payload?: object) =>
    t.app.inject({
      method,
      url,
      ...(payload && { payload }),
      cookies: { linedesk_session: `token-of-${admin.id}` },
      headers: { origin: 'http://localhost:3000', ...(meant !== undefined && { 'x-linedesk-user': meant }) },
    });
  await t.as(admin).call('getMe');
  const [own, others] = [String(admin.id), String(other.id)];
  for (const meant of [others, '', 'x']) {
    for (const [method, url, payload] of [
      ['GET', '/logout'],
      ['GET', '/api/orders/list'],
      ['DELETE', '/api/user', { id: others, delete_orders: false }],
    ] as const) {
      const { statusCode, headers } = await call(method, url, meant, payload);
      expect([url, statusCode, headers['x-linedesk-user']]).toEqual([url, 401, own]);
    }
  }
  const me = await call('GET', '/api/me', others);
  expect([me.statusCode, me.json().id]).toEqual([200, own]);
  expect((await call('GET', '/api/orders/list', own)).statusCode).toBe(200);
  expect((await call('GET', '/api/orders/list')).statusCode).toBe(200);
});
