import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedHeaders } from '../server/features/webhooks/signature';
import { openReceiver } from '../server/test/buildWebhook';
import { connectTo } from './connectTo';
import { copyDemo } from './demoFolder';
import { startHost } from './startHost';

const howMany = 20;

test('an admin creates a webhook, and a kill -9 loses no message and makes none up', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-webhooks-'));
  copyDemo(dataDir);
  let answer: number | null = null;
  const receiver = await openReceiver(() => answer);
  const start = () => startHost(dataDir, { DEMO: 'false', WEBHOOKS_PRIVATE: 'true' });
  let host = await start();
  try {
    const admin = { username: 'admin@demo.test', password: 'linedesk' };
    await page.request.post(`${host.url}/auth/token`, { data: admin, headers: { origin: host.url } });
    await page.goto(`${host.url}/admin/ed`);
    await page.getByRole('button', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await page.getByRole('checkbox', { name: 'Order finished' }).check();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const secret = Buffer.from(
      (await page.getByText(/^whsec_/).innerText()).slice('whsec_'.length),
      'base64',
    );
    await page.getByRole('button', { name: 'I have saved it' }).click();

    const call = connectTo(host.url);
    await call('POST', '/auth/token', admin);
    const { orders } = (await call('GET', '/api/orders/list?sap_status=0')) as {
      orders: { id: string; finished: boolean }[];
    };
    const ids = orders.flatMap(({ id, finished }) => (finished ? [] : [id])).slice(0, howMany);
    for (const id of ids)
      expect(await call('PUT', '/api/order/finish', { id, customer_finished: true })).toMatchObject({
        status: 'success',
      });
    // In the middle of the first message.
    await expect.poll(() => receiver.received.length).toBe(1);
    await host.stop('SIGKILL');
    answer = 204;
    host = await start();

    const orderOf = (body: string): string => JSON.parse(body).data.order_id;
    const reported = () => new Set(receiver.received.map(({ body }) => orderOf(body)));
    await expect.poll(() => reported().size, { timeout: 60_000 }).toBe(howMany);
    expect([...reported()].toSorted()).toEqual(ids.toSorted());
    const messageIds = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(messageIds.size).toBe(howMany);
    for (const { headers, body } of receiver.received) {
      const [messageId, time] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
      expect(headers).toMatchObject(signedHeaders(secret, { messageId, time, body }));
    }

    await page.goto(`${host.url}/admin/ed`);
    await page.getByRole('button', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: /^Messages to/ }).click();
    const messages = page.getByRole('dialog', { name: /^Messages to/ });
    await expect(messages.getByText('Received').first()).toBeVisible();
    const before = receiver.received.length;
    await messages
      .getByRole('button', { name: /^Send the message about/ })
      .first()
      .click();
    await expect.poll(() => receiver.received.length).toBe(before + 1);
    expect(messageIds).toContain(receiver.received.at(-1)?.headers['webhook-id']);
  } finally {
    await host.stop('SIGKILL');
    await receiver.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
