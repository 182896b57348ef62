import { buildTestApp } from '../test/buildTestApp';
import { operationIds, requestOf } from '../test/contract';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';

test('responses without an entity tag are not cached', async () => {
  const t = await buildTestApp();
  const cacheable: [string, unknown][] = [];
  for (const operation of operationIds) {
    const { headers } = await t.app.inject(
      requestOf(
        operation,
        { params: { id: '1', catalog_id: '1', tile: 'status', reference: 'WJM123' } },
        undefined,
      ),
    );
    if (headers['cache-control'] !== 'no-store') cacheable.push([operation, headers['cache-control']]);
  }
  expect(cacheable).toEqual([]);

  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  const orders = [String(order.id)];
  const answers = [
    await t.as(customer).call('getMe'),
    await t.as(await buildUser(t.db, { roles: ['admin'] })).call('downloadOrderList', { body: { orders } }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
    answers.map(() => [200, 'no-store']),
  );

  // Tagged responses may be cached in the browser, where they are revalidated with the person's session.
  const tagged = [
    await t.as(customer).call('listOrders'),
    await t.as(customer).call('getOrder', { params: { id: String(order.id) } }),
  ];
  for (const { headers } of tagged) {
    expect([headers['cache-control'], String(headers.vary)]).toEqual([
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
  }
  await t.close();
});

test('over HTTPS the session cookie has the __Host- prefix, and one without it is ignored', async () => {
  const t = await buildTestApp({ env: { PUBLIC_URL: 'https://orders.brand.com' } });
  const headers = { origin: 'https://orders.brand.com' };
  const user = await buildUser(t.db);
  expect((await t.as(user).call('getMe')).status).toBe(200);
  const plain = { cookie: `linedesk_session=token-of-${user.id}` };
  expect((await t.anonymous.call('getMe', { headers: plain })).status).toBe(401);

  const { headers: answered } = await t.as(user).call('logout', { headers });
  expect(String(answered['set-cookie'])).toMatch(/^__Host-linedesk_session=;/);
  const attributes = String(answered['set-cookie']).split('; ').slice(1);
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']));
  expect(attributes.join()).not.toContain('Domain');
  await t.close();
});
