import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brokenForms, type Caller, headOf, uploadPath } from './brokenForms';
import { sendBrokenHeads } from './brokenHeads';
import type { Finding } from './findings';
import { RawClient } from './RawClient';
import { holdSlowClients } from './slowClients';
import { changesBetween, tellChange } from './Records';
import type { Tally } from './Tally';
import type { Target } from './Target';
import type { World } from './World';

const from = 'broken clients';

/** Sends slow, incomplete and malformed requests that no proper client sends; answers what the host failed. */
export async function tryBadClients(target: Target, tally: Tally): Promise<Finding[]> {
  const world = await target.newWorld(`sockets-${process.pid}`);
  const admin = { url: target.wire.url, cookie: cookieOf(world) };
  const before = await target.records.snapshot();
  const findings = [
    ...(await sendBrokenForms(admin, tally)),
    ...(await refuseThenAsk(world, admin, tally)),
    ...(await sendBigBody(admin, tally)),
    ...(await sendBrokenHeads(admin, tally)),
    ...(await holdSlowClients(world, admin, tally)),
  ];
  if (!(await empties(path.join(target.folder, 'tmp'))))
    findings.push({
      from,
      what: 'uploads that are left in DATA_DIR/tmp',
      detail: readdirSync(path.join(target.folder, 'tmp')).join(', '),
      call: '',
    });
  const changes = changesBetween(before, await target.records.snapshot()).map(tellChange);
  if (changes.length > 0)
    findings.push({ from, what: 'a broken call that changed something', detail: changes.join(), call: '' });
  return findings;
}

function cookieOf(world: World): string {
  return [...world.person('admin').cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Forms that have arrived in full are answered 4xx, and the connection keeps working or is closed. */
async function sendBrokenForms(caller: Caller, tally: Tally): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, body } of brokenForms) {
    const client = await RawClient.connect(caller.url);
    client.write(headOf(caller, uploadPath, { length: Buffer.byteLength(body) }), body);
    const came = await client.answered();
    const [status = 0] = client.statuses();
    tally.count(status, 'uploadStock');
    const call = `POST ${uploadPath} with ${name}`;
    if (came === 'nothing')
      findings.push({ from, what: 'a form that is never answered', detail: name, call });
    if (came === 'closed')
      findings.push({ from, what: 'a form that is cut off without an answer', detail: name, call });
    if (status >= 500 || (status !== 0 && status < 400))
      findings.push({ from, what: `a broken form that is answered ${status}`, detail: name, call });
    else if (came === 'answered') findings.push(...(await askAgain(client, caller, call)));
    client.destroy();
  }
  return findings;
}

/** The next call on the same connection is answered, or the connection is closed so that a client opens a new one. */
async function askAgain(client: RawClient, caller: Caller, call: string): Promise<Finding[]> {
  client.write(headOf(caller, '/api/me', { method: 'GET', type: 'text/plain', length: 0 }));
  const came = await client.answered(2);
  return came === 'nothing'
    ? [{ from, what: 'a connection that is dead after a refusal', detail: '', call }]
    : [];
}

/** Uploads that are refused before they are read: for a missing right, and for a wrong type. */
async function refuseThenAsk(world: World, admin: Caller, tally: Tally): Promise<Finding[]> {
  const findings: Finding[] = [];
  const customer = {
    ...admin,
    cookie: [...world.person('customer').cookies].map((pair) => pair.join('=')).join('; '),
  };
  for (const [caller, type] of [
    [customer, undefined],
    [admin, 'text/plain'],
    [admin, 'application/json'],
  ] as const) {
    for (const size of [1000, 300_000, 3_000_000]) {
      const client = await RawClient.connect(caller.url);
      client.write(
        headOf(caller, uploadPath, { length: size, ...(type === undefined ? {} : { type }) }),
        'x'.repeat(size),
      );
      const came = await client.answered();
      const [status = 0] = client.statuses();
      tally.count(status, 'uploadStock');
      const call = `POST ${uploadPath} of ${size} bytes, ${type ?? 'by a customer'}`;
      if (came === 'nothing' || status >= 500)
        findings.push({
          from,
          what: 'a refused upload without a proper answer',
          detail: `${came} ${status}`,
          call,
        });
      else if (came === 'answered') findings.push(...(await askAgain(client, caller, call)));
      client.destroy();
    }
  }
  return findings;
}

/** From somebody who is not signed in, the host reads no more than a sign-in can be long. */
async function sendBigBody(caller: Caller, tally: Tally): Promise<Finding[]> {
  const body = '['.repeat(1_900_000);
  const client = await RawClient.connect(caller.url);
  client.write(
    headOf({ ...caller, cookie: 'a=b' }, '/auth/token', { type: 'application/json', length: body.length }),
    body,
  );
  const came = await client.answered();
  const [status = 0] = client.statuses();
  tally.count(status, 'login');
  client.destroy();
  if (status === 413 || came === 'closed') return [];
  return [
    {
      from,
      what: 'a big body without a session that is read',
      detail: `${came} ${status}`,
      call: `POST /auth/token of ${body.length} brackets`,
    },
  ];
}

/** Waits until a folder is empty; false if that takes too long. */
async function empties(folder: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (readdirSync(folder).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
