import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { requiredColumns } from '../../test/catalogUpload';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { buildGarmentBatch } from '../../test/garmentBatch';

let warning: TestApp;
let requiring: TestApp;
/** An admin signed in to each host. */
let admins: Map<TestApp, { id: number }>;
beforeAll(async () => {
  warning = await buildTestApp();
  requiring = await buildTestApp({ beside: warning, env: { ORDER_MINIMUMS: 'require' } });
  admins = new Map([
    [warning, await buildUser(warning.db, { roles: ['admin'] })],
    [requiring, await buildUser(warning.db, { roles: ['admin'] })],
  ]);
});
afterAll(async () => {
  await requiring.close();
  await warning.close();
});

const short =
  'The order cannot be finished before it meets its minimums and multiples. WJM123 Coat: 7 of at least 12 pieces; WJM123000S: 7 is not a multiple of 6, take 6 or 12.';

async function buildShortOrder(lines: Record<string, number>) {
  const customer = await buildUser(warning.db);
  const catalog = await buildCatalog(warning.db, {
    garments: [{ generic: 'WJM123', name: 'Coat', minQuantity: 12, multiple: 6 }, { generic: 'WJM456' }],
  });
  const order = await buildOrder(warning.db, { customer, catalog, lines });
  const on = (host: TestApp) => host.as(admins.get(host) ?? { id: 0 });
  const finish = (host: TestApp, customer_finished = true) =>
    on(host).call('finishOrder', { body: { id: String(order.id), customer_finished } });
  const open = async (host: TestApp) =>
    (await on(host).call('getOrder', { params: { id: String(order.id) } })).json;
  return { finish, open };
}

it('shows what a garment asks for, and whether it is required', async () => {
  const { open } = await buildShortOrder({ WJM123000S: 7 });
  const shown = await open(warning);
  expect(shown.garments[0]).toMatchObject({ generic: 'WJM123', min_quantity: 12, multiple: 6 });
  expect(Object.keys(shown.garments[1] ?? {})).not.toContain('multiple');
  expect(shown).not.toHaveProperty('requires_minimums');
  expect(await open(requiring)).toMatchObject({ requires_minimums: true });
});

it('refuses to finish an order that is short where that is required, and names what it is short of', async () => {
  const { finish } = await buildShortOrder({ WJM123000S: 7, WJM456000S: 1 });
  expect((await finish(requiring)).json).toEqual({ status: 'error', error: short });
  expect((await finish(requiring, false)).json.status).toBe('success');
  expect((await finish(warning)).json.status).toBe('success');
});

it('names it by the brand’s own codes', async () => {
  const { finish, open } = await buildShortOrder({ WJM123000S: 7 });
  const { catalog } = await open(warning);
  const batch = await buildGarmentBatch(warning);
  await batch.sendRows(
    'editGarments',
    [{ id: Number(catalog.id) }],
    [
      ['sku', 'style_code', 'own_sku'],
      ['WJM123000S', 'MANTEL-7', 'MANTEL-7-S'],
    ],
  );
  expect((await finish(requiring)).json.error).toMatch(
    / MANTEL-7 Coat: 7 of at least 12 pieces; MANTEL-7-S: 7 is not a multiple of 6, take 6 or 12\.$/,
  );
});

it('lets an order be finished that is short of nothing', async () => {
  const enough = await buildShortOrder({ WJM123000S: 6, WJM123310M: 6, WJM456000S: 1 });
  expect((await enough.finish(requiring)).json.status).toBe('success');
  const without = await buildShortOrder({ WJM456000S: 1 });
  expect((await without.finish(requiring)).json.status).toBe('success');
});

it('imports minimums and multiples from files; a blank cell leaves them, 0 removes them', async () => {
  const catalog = await buildCatalog(warning.db, { garments: [] });
  const batch = await buildGarmentBatch(warning);
  const shown = async () => (await batch.preview(catalog))[0];
  const row = ['WJM123', 'Coat', 0, 'S', 40, 'EUR'];
  await batch.done(
    'uploadGarments',
    [catalog],
    [
      [...requiredColumns, 'min_quantity', 'Multiple'],
      [...row, 12, '6'],
    ],
  );
  expect(await shown()).toMatchObject({ min_quantity: 12, multiple: 6 });
  const header = ['generic', 'min_quantity', 'multiple'];
  await batch.done('editGarments', [catalog], [header, ['WJM123', null, 4]]);
  expect(await shown()).toMatchObject({ min_quantity: 12, multiple: 4 });
  await batch.done('editGarments', [catalog], [header, ['WJM123', 0, 1]]);
  expect(await shown()).not.toHaveProperty('min_quantity');
  expect(await shown()).not.toHaveProperty('multiple');
  await batch.refused(
    'editGarments',
    [catalog],
    [header, ['WJM123', -1, 2.5]],
    [
      '2 min_quantity: "-1" must be a whole number, 0 or more',
      '2 multiple: "2.5" must be a whole number, 0 or more',
    ],
  );
});
