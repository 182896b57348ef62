import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brokenForms, type Caller, headOf, uploadPath } from './brokenForms';
import { sendBrokenHeads } from './brokenHeads';
import { type Finding, Findings } from './findings';
import { RawClient } from './RawClient';
import { holdSlowClients } from './slowClients';
import { changesBetween, describeChange } from './Records';
import type { Tally } from './Tally';
import type { Target } from './Target';
import { cookieOf, type World } from './World';

/** Sends slow, incomplete and malformed requests that no proper client sends; answers what the host failed. */
export async function tryBadClients(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`sockets-${process.pid}`);
  const admin = { url: target.wire.url, cookie: cookieOf(world.person('admin')) };
  const before = await target.records.snapshot();
  const findings = new Findings('slow and broken clients');
  await sendBrokenForms(admin, findings, tally);
  await refuseThenAsk({ world, admin }, findings, tally);
  await sendBigBody(admin, findings, tally);
  await sendBrokenHeads(admin, findings, tally);
  await holdSlowClients({ world, caller: admin }, findings, tally);
  const uploads = path.join(target.folder, 'tmp');
  if (!(await empties(uploads)))
    findings.add('uploads that are left in DATA_DIR/tmp', readdirSync(uploads).join(', '));
  const changes = changesBetween(before, await target.records.snapshot()).map(describeChange);
  if (changes.length > 0) findings.add('a broken call that changed something', changes.join());
  return findings.all;
}

/** Forms that have arrived in full are answered 4xx, and the connection keeps working or is closed. */
async function sendBrokenForms(caller: Caller, findings: Findings, tally: Tally): Promise<void> {
  for (const { name, body } of brokenForms) {
    const head = headOf(caller, uploadPath, { length: Buffer.byteLength(body) });
    const { client, came, status } = await RawClient.ask(caller.url, head, body);
    tally.count(status, 'uploadStock');
    const call = `POST ${uploadPath} with ${name}`;
    if (came === 'nothing') findings.add('a form that is never answered', name, call);
    if (came === 'closed') findings.add('a form that is cut off without an answer', name, call);
    if (status >= 500 || (status !== 0 && status < 400))
      findings.add(`a broken form that is answered ${status}`, name, call);
    else if (came === 'answered') await askAgain({ client, caller }, findings, call);
    client.destroy();
  }
}

/** The next call on the same connection is answered, or the connection is closed so that a client opens a new one. */
async function askAgain(
  { client, caller }: { client: RawClient; caller: Caller },
  findings: Findings,
  call: string,
): Promise<void> {
  client.write(headOf(caller, '/api/me', { method: 'GET', type: 'text/plain', length: 0 }));
  if ((await client.answered(2)) === 'nothing')
    findings.add('a connection that is dead after a refusal', '', call);
}

/** Uploads that are refused before they are read: for a missing right, and for a wrong type. */
async function refuseThenAsk(
  { world, admin }: { world: World; admin: Caller },
  findings: Findings,
  tally: Tally,
): Promise<void> {
  const customer = { ...admin, cookie: cookieOf(world.person('customer')) };
  for (const [caller, type] of [
    [customer, undefined],
    [admin, 'text/plain'],
    [admin, 'application/json'],
  ] as const) {
    for (const size of [1000, 300_000, 3_000_000]) {
      const head = headOf(caller, uploadPath, { length: size, ...(type === undefined ? {} : { type }) });
      const { client, came, status } = await RawClient.ask(caller.url, head, 'x'.repeat(size));
      tally.count(status, 'uploadStock');
      const call = `POST ${uploadPath} of ${size} bytes, ${type ?? 'by a customer'}`;
      if (came === 'nothing' || status >= 500)
        findings.add('a refused upload without a proper answer', `${came} ${status}`, call);
      else if (came === 'answered') await askAgain({ client, caller }, findings, call);
      client.destroy();
    }
  }
}

/** From somebody who is not signed in, the host reads no more than a sign-in can be long. */
async function sendBigBody({ url }: Caller, findings: Findings, tally: Tally): Promise<void> {
  const body = '['.repeat(1_900_000);
  const head = headOf({ url, cookie: 'a=b' }, '/auth/token', {
    type: 'application/json',
    length: body.length,
  });
  const { client, came, status } = await RawClient.ask(url, head, body);
  tally.count(status, 'login');
  client.destroy();
  if (status === 413 || came === 'closed') return;
  const call = `POST /auth/token of ${body.length} brackets`;
  findings.add('a big body without a session that is read', `${came} ${status}`, call);
}

/** Waits until a folder is empty; false if that takes too long. */
async function empties(folder: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (readdirSync(folder).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
