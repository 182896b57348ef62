import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebhookEvent, webhookEvents } from '../../src/domain/orders/webhookEvents';
import type { Db } from '../db/openDatabase';
import { webhooks } from '../db/schema';
import { theRow } from '../db/theRow';
import { buildUser } from './factories';

/** A message as a receiver gets it. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks, which answers each message with the status that `answer` returns; null: with none. */
export async function openReceiver(answer: () => number | null) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const status = answer();
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let made = 0;

/** Stores a webhook, by default of all events. */
export async function buildWebhook(
  db: Db,
  {
    events = [...webhookEvents],
    ...values
  }: Partial<typeof webhooks.$inferInsert> & { events?: WebhookEvent[] } = {},
) {
  made += 1;
  const creator = await buildUser(db, { roles: ['admin'], name: 'Ida Berg' });
  return theRow(
    await db
      .insert(webhooks)
      .values({
        ...{ url: `https://erp.brand.test/${made}`, secret: Buffer.from('a secret'), events },
        ...{ createdBy: creator.id, createdAt: new Date() },
        ...values,
      })
      .returning(),
  );
}
