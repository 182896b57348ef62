import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
afterEach(() => t.takeQueued());

async function buildPeople() {
  const agent = await buildUser(t.db, { roles: ['agent'] });
  return {
    admin: await buildUser(t.db, { roles: ['admin'] }),
    agent,
    otherAgent: await buildUser(t.db, { roles: ['agent'] }),
    customer: await buildUser(t.db, { name: 'Bo', agents: [agent], passwordHash: null }),
  };
}
const invite = (viewer: { id: number }, user: { id: number }) =>
  t.as(viewer).call('sendInvitation', { body: { id: String(user.id) } });

test.each(['admin', 'agent'] as const)('an %s invites a customer without a password', async (who) => {
  const people = await buildPeople();
  expect((await invite(people[who], people.customer)).json).toEqual({ status: 'success' });
  const senderId = people[who].id;
  expect(await t.takeQueued()).toEqual([
    {
      class: 'SendMail',
      input: { kind: 'invitation', userId: people.customer.id, orderId: null, senderId },
    },
  ]);
});

test('somebody with a password is refused with a message', async () => {
  const { agent, customer } = await buildPeople();
  await t.db.update(users).set({ passwordHash: 'hash' }).where(eq(users.id, customer.id));
  expect((await invite(agent, customer)).json).toEqual({
    status: 'error',
    error: 'Bo has a password already.',
  });
});

test('others may not, and nothing is queued', async () => {
  const { agent, otherAgent, customer } = await buildPeople();
  expect((await invite(otherAgent, customer)).status).toBe(404);
  expect((await invite(otherAgent, agent)).status).toBe(403);
  expect((await invite(customer, customer)).status).toBe(403);
  const nobody = await t.anonymous.call('sendInvitation', { body: { id: String(customer.id) } });
  expect(nobody.status).toBe(401);
  expect(await t.takeQueued()).toEqual([]);
});
