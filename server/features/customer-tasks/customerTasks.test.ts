import { notFound } from '../../core/problems';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CustomerStep } from '../../background/taskSteps';
import { agentCustomers, tasks, users } from '../../db/schema';
import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildUser } from '../../test/factories';
import { startLog } from '../../http/log';
import { recordLog } from '../../test/recordLog';
import { customerSteps } from '../users/customerSteps';
import { customerTaskDefinitions } from './customerTaskDefinitions';

const unseen = notFound('customer').message;

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let people: Awaited<ReturnType<typeof buildPeople>>;
beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  people = await buildPeople(t.db);
});
afterEach(async () => {
  await hosts.stop();
  await t.db.delete(tasks);
});
afterAll(async () => {
  await hosts.close();
  await t.close();
});

const written = recordLog();
const log = startLog({ logLevel: 'info' }, written);
const startHost = (changed: Partial<Record<keyof typeof customerSteps, CustomerStep>> = {}) =>
  hosts.start(customerTaskDefinitions({ db: t.db, log, steps: { ...customerSteps, ...changed } }));

type Asked = {
  action: string;
  customers: readonly ({ id: number } | string)[];
  key?: string;
  [what: string]: unknown;
};
const start = (who: Person, { customers, key = randomUUID(), ...more }: Asked) =>
  t.as(people[who]).call('startCustomerTask', {
    body: {
      customers: customers.map((one) => (typeof one === 'string' ? one : String(one.id))),
      key,
      ...more,
    },
  });
const report = async (who: Person, id = '') =>
  (await t.as(people[who]).call('getCustomerTask', { params: { id } })).json;
const outcomes = ({ customers }: { customers: { outcome: string; reason: string | null }[] }) =>
  customers.map(({ outcome, reason }) => [outcome, reason]);

/** Starts a task, waits for its end, and returns its report. */
async function done(who: Person, asked: Asked) {
  const { json } = await start(who, asked);
  await hosts.ended(json.task_id);
  return report(who, json.task_id);
}

test.each<[Person, Person, number]>([
  ['admin', 'customer', 200],
  ['agent', 'customer', 200],
  ['agent', 'shared', 200],
  ['agent', 'stranger', 404],
  ['agent', 'otherAgent', 404],
  ['customer', 'customer', 403],
  ['app', 'app', 403],
])('%s who asks for a task over %s gets %i', async (who, whom, status) => {
  const asked = { action: 'pricelist', pricelist: null, customers: [people[whom]] };
  expect((await start(who, asked)).status).toBe(status);
  expect(await t.db.$count(tasks)).toBe(status === 200 ? 1 : 0);
});

test('each customer gets the catalogs, in addition to their others', async () => {
  const [old, first, second] = [await buildCatalog(t.db), await buildCatalog(t.db), await buildCatalog(t.db)];
  const own = await buildUser(t.db, { agents: [people.agent], catalogs: [old] });
  startHost();
  const report = await done('agent', {
    action: 'catalogs',
    catalogs: [first, second].map(({ id }) => String(id)),
    customers: [own, people.stranger, 'usr_1', people.promoted],
  });
  expect(report).toMatchObject({ action: 'catalogs', status: 'done', progress: 100, error: null });
  expect(outcomes(report)).toEqual([
    ['done', null],
    ['skipped', unseen],
    ['skipped', unseen],
    ['refused', 'Agents can change the catalogs of their own customers only.'],
  ]);
  expect(report.customers.map(({ name }) => name)).toEqual([own.name, '', '', people.promoted.name]);
  const seen = (await t.as(people.agent).call('getUser', { params: { id: String(own.id) } })).json;
  expect(seen.catalogs.map(Number).sort((a, b) => a - b)).toEqual([old.id, first.id, second.id]);
  const [summary] = (await t.as(people.agent).call('listCustomerTasks')).json.tasks;
  expect(summary).toMatchObject({ count: 4, done: 1, refused: 1, skipped: 2 });
  expect((await t.as(people.admin).call('listCustomerTasks')).json.tasks).toEqual([]);
});

test('agents are replaced, by the rules of the call for one, and it is in the security log', async () => {
  const [own, self] = [await buildUser(t.db), await buildUser(t.db, { roles: ['wls', 'agent'] })];
  startHost();
  const report = await done('admin', { action: 'agents', agents: [String(self.id)], customers: [own, self] });
  expect(outcomes(report)).toEqual([
    ['done', null],
    ['refused', `${self.name} cannot be their own agent.`],
  ]);
  const found = await t.db.select().from(agentCustomers).where(eq(agentCustomers.customerId, own.id));
  expect(found).toEqual([{ agentId: self.id, customerId: own.id }]);
  expect(written.securityEvents()).toMatchObject([
    { event: 'agents_changed', person: String(people.admin.id), target: String(own.id) },
  ]);
});

test('an agent gives only their own price list', async () => {
  const own = await buildUser(t.db, { agents: [people.agent], pricelist: '0151' });
  startHost();
  const asked = { action: 'pricelist', customers: [own] };
  expect(outcomes(await done('agent', { ...asked, pricelist: '0655' }))).toEqual([
    ['refused', 'You may not assign the price list 0655.'],
  ]);
  expect(outcomes(await done('admin', { ...asked, pricelist: '0655' }))).toEqual([['done', null]]);
  const [changed] = await t.db.select().from(users).where(eq(users.id, own.id));
  expect(changed?.pricelist).toBe('0655');
});

test('200 customers, with a host that is repeatedly interrupted: each once', async () => {
  const customers: { id: number }[] = [];
  for (let index = 0; index < 200; index += 1) customers.push(await buildUser(t.db));
  const { json } = await start('admin', { action: 'pricelist', pricelist: '0151', customers });
  const turns: string[] = [];
  startHost({
    async pricelist(tx, turn) {
      await customerSteps.pricelist(tx, turn);
      turns.push(turn.customerId);
      if (turns.length === 60 || turns.length === 130) throw new Error('the host was killed');
    },
  });
  expect(await hosts.ended(json.task_id)).toMatchObject({ status: 'done', attempts: 3 });
  expect(outcomes(await report('admin', json.task_id))).toEqual(customers.map(() => ['done', null]));
  // Only the two that were undone had a second turn.
  expect(turns).toHaveLength(202);
});

test('a user who has lost the permission meanwhile changes nobody', async () => {
  const { json } = await start('agent', {
    action: 'pricelist',
    pricelist: null,
    customers: [people.customer],
  });
  await t.db.update(tasks).set({
    input: {
      action: 'pricelist',
      userId: people.customer.id,
      ip: '',
      catalogs: [],
      agents: [],
      pricelist: null,
    },
  });
  startHost();
  await hosts.ended(json.task_id);
  expect(outcomes(await report('agent', json.task_id))).toEqual([
    ['refused', 'You are not allowed to do this.'],
  ]);
});

test('the report is for those who asked for the task, and for admins', async () => {
  const { json } = await start('agent', { action: 'agents', agents: [], customers: [people.shared] });
  const params = { id: json.task_id ?? '' };
  const statuses = await Promise.all(
    (['agent', 'admin', 'otherAgent', 'shared'] as const).map(
      async (who) => (await t.as(people[who]).call('getCustomerTask', { params })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 403]);
  for (const id of ['0', 'tsk_1', '999999999']) {
    expect((await t.as(people.admin).call('getCustomerTask', { params: { id } })).status).toBe(404);
  }
});

test('concurrent and repeated requests with the same key start one task', async () => {
  const asked = { action: 'pricelist', pricelist: null, customers: [people.customer], key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => start('agent', asked)));
  expect(new Set(answers.map(({ json }) => json.task_id)).size).toBe(1);
  expect(await t.db.$count(tasks)).toBe(1);
});

test.each([
  ['an unknown action', { action: 'burn', customers: ['1'] }],
  ['no customer', { action: 'agents', agents: [], customers: [] }],
  ['no catalogs', { action: 'catalogs', customers: ['1'] }],
  ['no agents', { action: 'agents', customers: ['1'] }],
  ['no price list', { action: 'pricelist', customers: ['1'] }],
])('%s is 422', async (_what, asked) => {
  expect((await start('admin', asked)).status).toBe(422);
});
