import { unzipSync } from 'fflate';
import { asc, eq, inArray } from 'drizzle-orm';
import * as schema from '../server/db/schema';
import { comparePictureTags } from '../server/features/images/pictureTags';
import { filesOf } from '../server/files/filesOf';
import { buildEverything } from '../server/test/buildEverything';
import { buildTestApp, type TestApp } from '../server/test/buildTestApp';
import { contract, type Parameter, requestOf } from '../server/test/contract';
import { readPdf } from '../server/test/readPdf';
import { contentsOf, transferHosts } from '../server/test/transferHosts';
import { exportBrand } from '../server/transfer/exportBrand';
import { importBrand } from '../server/transfer/importBrand';
import { demoAccounts } from './brand/people';
import { fillDemo } from './fillDemo';

const now = new Date('2026-11-21T09:00:00Z');
const hosts = transferHosts();
let source: TestApp;
let target: TestApp;
let people: Record<string, { id: number }>;
let values: Record<string, string[]>;
let pictures: string[];

/** Calls that show sessions or a webhook, which stay at the old host. */
const ofOldHost = [
  ...['logout', 'listSessions', 'listSessionsOfUser', 'exportMyData', 'exportUserData'],
  'listWebhookDeliveries',
];

const gets = Object.entries(contract.paths).flatMap(([url, { get }]) =>
  get === undefined || ofOldHost.includes(get.operationId)
    ? []
    : [{ url, name: get.operationId, parameters: (get.parameters ?? []).map(resolved) }],
);
type Get = (typeof gets)[number];

function resolved(parameter: Parameter): Parameter {
  const name = parameter.$ref?.replace('#/components/parameters/', '');
  return (name === undefined ? undefined : contract.components.parameters[name]) ?? parameter;
}

async function exportOf({ database, env }: TestApp): Promise<string> {
  const folder = hosts.newFolder();
  const options = { pool: database.pool, files: filesOf(env), folder, withSecrets: true };
  await exportBrand({ ...options, onProgress: () => undefined });
  return folder;
}

beforeAll(async () => {
  [source, target] = await Promise.all([buildTestApp({ now: () => now }), buildTestApp({ now: () => now })]);
  const { db } = source;
  await fillDemo(db, { orders: 12, garments: 30, customers: 5, now });
  const { agent, open } = await buildEverything(db, filesOf(source.env));
  const folder = await exportOf(source);
  // A task that has not ended stays at the old host.
  await db.delete(schema.tasks).where(eq(schema.tasks.id, open));
  await filesOf(source.env).remove(`order-files/${open}`);
  const { pool } = target.database;
  await importBrand({ pool, files: filesOf(target.env), folder, onProgress: () => undefined });
  for (const host of [source, target]) await comparePictureTags(host.db, filesOf(host.env));

  const accounts = await db
    .select({ id: schema.users.id, email: schema.users.email })
    .from(schema.users)
    .where(inArray(schema.users.email, Object.values(demoAccounts)))
    .orderBy(asc(schema.users.id));
  people = { ...Object.fromEntries(accounts.map((one) => [one.email, one])), agent };
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => String(id)).toReversed();
  values = {
    orders: idsOf(await db.select().from(schema.orders)),
    users: idsOf(await db.select().from(schema.users)),
    catalogs: idsOf(await db.select().from(schema.catalogs)),
    tasks: idsOf(await db.select().from(schema.tasks)),
    references: ['WJM123', (await db.select().from(schema.garments))[0]?.generic ?? ''],
    tiles: (contract.components.schemas.OverviewTile?.enum ?? []).map(String),
    words: ['WJM', 'a'],
  };
  pictures = (await filesOf(source.env).list('images')).map((key) => `/${key}`);
}, 120_000);

afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await hosts.close();
});

/** Of what a parameter is the id or the word, by its address in the contract; the first that fits. */
const meanings: [RegExp, string][] = [
  [/{reference}/, 'references'],
  [/find/, 'words'],
  [/{tile}/, 'tiles'],
  [/task/, 'tasks'],
  [/order\/place/, 'users'],
  [/^\/api\/order\//, 'orders'],
  [/catalog/, 'catalogs'],
  [/user|list_simple_for/, 'users'],
];

/** The parameter `number` of calls that have one: those of `buildEverything`. */
const numbers: Record<string, string> = { downloadInvoicePdf: '90', getOrderVersion: '1' };

/** The values of a parameter that has to be given; two are enough where a document is made of each. */
function valuesOf({ url, name }: Get): string[] {
  const found = values[meanings.find(([address]) => address.test(url))?.[1] ?? ''];
  if (found === undefined) throw new Error(`Nobody knows what ${name} has to be called with.`);
  return /^download(?!Invoice)|getOrderConfirmation/.test(name) ? found.slice(0, 2) : found;
}

/** The requests of a call: one for each value of what has to be given first, without and with all flags. */
function callsOf(get: Get): { params: Record<string, string>; query: Record<string, string | boolean> }[] {
  const [needed, ...others] = get.parameters.filter(({ required }) => required === true);
  const otherIn = (place: string) =>
    Object.fromEntries(
      others
        .filter((one) => one.in === place)
        .map(({ name }) => [name, numbers[get.name] ?? values[`${name}s`]?.at(-1) ?? '']),
    );
  const flags = get.parameters
    .filter(({ schema: { type } }) => type === 'boolean')
    .map(({ name }) => [name, true]);
  const queries: Record<string, boolean>[] = flags.length === 0 ? [{}] : [{}, Object.fromEntries(flags)];
  return (needed === undefined ? [''] : valuesOf(get)).flatMap((value) =>
    queries.map((query) =>
      needed?.in === 'query'
        ? { params: {}, query: { ...query, [needed.name]: value } }
        : {
            params: needed === undefined ? {} : { [needed.name]: value, ...otherIn('path') },
            query: { ...query, ...otherIn('query') },
          },
    ),
  );
}

/** Answers differ in when they were made, and in what the new host names its own contents. */
const comparable = (text: string): unknown =>
  JSON.parse(text, (key, value) => {
    if (key === 'as_of' || key === 'request_id') return null;
    return key === 'picture_tags' ? Object.keys(value).toSorted() : value;
  });

function contentOf(type: string, body: Buffer): unknown {
  // The ERP's, which need not be read, come as they are.
  if (type === 'application/pdf' && body.includes('xref')) return readPdf(body);
  if (type.endsWith('json')) return comparable(body.toString());
  if (!body.subarray(0, 2).equals(Buffer.from('PK'))) return body.toString();
  return Object.entries(unzipSync(body)).map(([name, file]) => [name, Buffer.from(file).toString('latin1')]);
}

it.each(gets)(
  'answers $name on the new host as on the old one',
  async (get) => {
    const statuses: number[] = [];
    for (const person of Object.values(people)) {
      for (const call of callsOf(get)) {
        const answers = [];
        for (const host of [source, target]) {
          const answer = await host.app.inject(requestOf(get.name, call, await host.cookieOf(person)));
          const type = String(answer.headers['content-type']).split(';')[0] ?? '';
          answers.push([answer.statusCode, type, contentOf(type, answer.rawPayload)]);
          statuses.push(answer.statusCode);
        }
        expect({ ...call, person, answer: answers[1] }).toEqual({ ...call, person, answer: answers[0] });
      }
    }
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
  180_000,
);

it('answers each picture with the same bytes', async () => {
  expect(pictures.length).toBeGreaterThan(1);
  for (const url of pictures) {
    const [before, after] = [await source.app.inject({ url }), await target.app.inject({ url })];
    expect([after.statusCode, after.rawPayload]).toEqual([200, before.rawPayload]);
  }
});

it('lets the same passwords in', async () => {
  const body = { username: demoAccounts.agent, password: 'linedesk' };
  // On both, as it is written down that somebody was here.
  for (const host of [source, target]) {
    expect((await host.anonymous.call('login', { body })).json).toEqual({ status: 'success' });
  }
});

it('exports again what was imported, byte for byte', async () => {
  expect(contentsOf(await exportOf(target))).toEqual(contentsOf(await exportOf(source)));
});
