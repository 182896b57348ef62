import type { Db } from '../../db/openDatabase';
import { orderProposals } from '../../db/schema';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { openTestDatabase } from '../../test/testDatabase';
import { sendMail } from './mailTaskDefinition';
import { writeProposalNews } from './proposalNews';

const letter = {
  ...{ name: 'Nora', email: 'nora@brand.test', language: null, brandName: 'Nordhus' },
  ...{ orderName: 'Spring window', customerName: 'Casa Lisboa', byName: 'Nora Lind', note: '' },
  link: 'https://orders.brand.test/linesheet/7',
};

test('the agent reads who proposes how many changes, with the note', () => {
  const { subject, text } = writeProposalNews({
    ...{ ...letter, note: 'Smaller sizes' },
    news: { what: 'proposed', changes: 7, by: 3 },
  });
  expect(subject).toBe("Proposed changes to the order 'Spring window'");
  expect(text).toBe(`Hello Nora,

Casa Lisboa proposes 7 changes to the order 'Spring window'.

Note: Smaller sizes

Open the order here:
https://orders.brand.test/linesheet/7

Nordhus
`);
});

test.each([
  [
    { what: 'taken', taken: 1, changes: 1, by: 3, isSent: true },
    "Nora Lind took 1 of the 1 change that you proposed into the order 'Spring window'.\n\nThe order was sent again.",
  ],
  [
    { what: 'taken', taken: 5, changes: 7, by: 3, isSent: false },
    "Nora Lind took 5 of the 7 changes that you proposed into the order 'Spring window'.\n\nThe others stay saved, and you can propose them again.",
  ],
  [
    { what: 'declined', changes: 2, by: 3 },
    "Nora Lind declined the 2 changes that you proposed to the order 'Spring window'.\n\nThey stay saved, and you can change and propose them again.",
  ],
] as const)('the shop reads what was decided: %j', (news, expected) => {
  const { subject, text } = writeProposalNews({ ...letter, news });
  expect(subject).toBe("Your changes to the order 'Spring window'");
  expect(text).toContain(`\n\n${expected}\n\nOpen the order here:`);
});

describe('sent', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Db;
  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
  });
  afterAll(() => database.close());
  const env = { publicUrl: 'https://orders.test', brandName: '', countryFile: null, timeZone: 'UTC' };

  test.each<[string, object, { closedAt?: Date }, number]>([
    ['while it is proposed', { proposedAt: new Date(0) }, {}, 1],
    ['not once it was withdrawn', {}, {}, 0],
    ['not about a deleted order', { proposedAt: new Date(0), archivedAt: new Date() }, {}, 0],
    ['not to a closed account', { proposedAt: new Date(0) }, { closedAt: new Date() }, 0],
  ])('%s', async (_when, values, person, count) => {
    const customer = await buildUser(db);
    const agent = await buildUser(db, { roles: ['agent'], ...person });
    const order = await buildOrder(db, { customer, catalog: await buildCatalog(db), ...values });
    await db.insert(orderProposals).values({ orderId: order.id, version: 1, savedAt: new Date(0) });
    const send = jest.fn();
    const news = { what: 'proposed', changes: 2, by: customer.id } as const;
    await sendMail(db, { send }, env, { kind: 'proposal', userId: agent.id, orderId: order.id, news });
    expect(send).toHaveBeenCalledTimes(count);
    if (count > 0)
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({
          to: { name: agent.name, address: agent.email },
          text: expect.stringContaining(`https://orders.test/linesheet/${order.id}?cells=proposed`),
        }),
      );
  });
});
