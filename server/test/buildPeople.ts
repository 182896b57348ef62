import type { Db } from '../db/openDatabase';
import { buildUser } from './factories';

/** A small brand, for tables of caller x person x status: who may do what to whom. */
export async function buildPeople(db: Db) {
  const agent = await buildUser(db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const otherAgent = await buildUser(db, { roles: ['agent'], name: 'Piet Maas' });
  return {
    admin: await buildUser(db, { roles: ['admin'] }),
    agent,
    otherAgent,
    /** The agent's. */
    customer: await buildUser(db, { agents: [agent] }),
    /** Of both agents. */
    shared: await buildUser(db, { agents: [agent, otherAgent] }),
    /** Of the other agent. */
    stranger: await buildUser(db, { agents: [otherAgent] }),
    app: await buildUser(db, { roles: ['app'], agents: [agent] }),
    /** The agent's customer who has also become an agent. */
    promoted: await buildUser(db, { roles: ['wls', 'agent'], agents: [agent] }),
  };
}

/** The name of one of them. */
export type Person = keyof Awaited<ReturnType<typeof buildPeople>>;

/** Who may change whose account, as caller, person and status: the same for every such call. */
export const managing: [Person, Person, number][] = [
  ['admin', 'customer', 200],
  ['admin', 'agent', 200],
  ['admin', 'admin', 200],
  ['agent', 'customer', 200],
  ['agent', 'shared', 200],
  ['otherAgent', 'shared', 200],
  ['agent', 'app', 200],
  ['agent', 'stranger', 404],
  ['agent', 'admin', 404],
  ['agent', 'otherAgent', 403],
  ['agent', 'agent', 403],
  ['agent', 'promoted', 403],
  ['customer', 'customer', 403],
  ['customer', 'shared', 403],
  ['app', 'app', 403],
];

/** Who may read a call about an order of the agent's customer, who made it: their status. */
export const readingOrder: [Person, number][] = [
  ['admin', 200],
  ['agent', 200],
  ['customer', 200],
  ['otherAgent', 404],
  ['stranger', 404],
  ['shared', 404],
  ['app', 403],
];
