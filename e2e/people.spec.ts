import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessRules } from '../src/domain/access/accessRules';
import { pageRules } from '../src/domain/access/pageRules';
import { paths } from '../src/lib/paths';
import { originOfHost, signIn } from './session';

/** Calls the host as the person signed in on the page. */
async function call(page: Page, method: string, address: string, data?: unknown) {
  return page.request.fetch(address, { method, headers: { Origin: originOfHost() }, data });
}

/** Creates a person as the signed-in admin. */
async function createPerson(page: Page, person: { name: string; email: string; roles: string[] }) {
  const answer = await call(page, 'POST', '/api/user', {
    is_wholesale: true,
    send_email: false,
    sap_id: null,
    catalogs: [],
    warehouse: '0001',
    pricelist: null,
    extra_info: '',
    ...person,
  });
  const { user_id: id } = await answer.json();
  await call(page, 'PUT', '/api/user/password', { id, password: 'four plain linen words' });
  return String(id);
}

test('two agents act on one customer at once', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const agents: { name: string; email: string; id: string }[] = [];
  for (const name of ['Ada First', 'Ben Second']) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@two-agents.test`;
    agents.push({ name, email, id: await createPerson(page, { name, email, roles: ['agent'] }) });
  }
  const shop = { name: 'Shop of Two', email: 'shop@two-agents.test', roles: ['wls'] };
  const customer = await createPerson(page, shop);
  const ids = agents.map(({ id }) => id);
  await call(page, 'PUT', '/api/user/agents', { id: customer, agents: ids });

  const pages = await Promise.all(
    agents.map(async ({ email }) => {
      const context = await browser.newContext({ baseURL: originOfHost() });
      const own = await context.newPage();
      await own.goto('/login');
      await own.getByLabel('Username').fill(email);
      await own.getByLabel('Password').fill('four plain linen words');
      await own.getByRole('button', { name: 'Login' }).click();
      await expect(own).toHaveURL(/\/admin\/orders\/list/);
      await own.goto(paths.userDetail.href(customer));
      await own.getByRole('button', { name: 'Modify data' }).click();
      return own;
    }),
  );
  const [first, second] = pages;
  if (first === undefined || second === undefined) throw new Error('two pages were opened');

  // Both dialogs are open. Each changes something different, and neither loses the other's change.
  await first.getByLabel('Extra notes').fill('Closed on Mondays');
  await second.getByLabel('Email').fill('buying@two-agents.test');
  for (const own of pages) {
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByRole('dialog', { name: 'Edit profile' })).toBeHidden();
  }
  const saved = await (await page.request.get(`/api/user/${customer}`)).json();
  expect(saved).toMatchObject({ extra_info: 'Closed on Mondays', email: 'buying@two-agents.test' });
  await first.reload();
  await expect(first.getByRole('link', { name: 'buying@two-agents.test' })).toBeVisible();

  // The second agent is removed from the customer while the customer's page is open: they are told, nothing is written.
  await second.getByRole('button', { name: 'Modify data' }).click();
  await call(page, 'PUT', '/api/user/agents', { id: customer, agents: ids.slice(0, 1) });
  await second.getByLabel('Extra notes').fill('Written too late');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('dialog')).toContainText('does not exist, or you don’t have access to it');
  await expect(second.getByLabel('Extra notes')).toHaveValue('Written too late');
  const after = await (await page.request.get(`/api/user/${customer}`)).json();
  expect(after).toMatchObject({ extra_info: 'Closed on Mondays', agents: ids.slice(0, 1) });
  for (const own of pages) await own.context().close();
});

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, unknown> };
}

/** Every call of the contract: its method and address, with made-up ids in it. */
function callsOfContract() {
  const file = path.join(__dirname, '../api-spec/openapi.gen.json');
  const contract = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => typeof operation === 'object' && 'operationId' in operation)
      .map(([method, operation]) => ({
        name: operation.operationId,
        method: method.toUpperCase(),
        address: address.replaceAll(/\{\w+\}/g, '1'),
        takesFiles: operation.requestBody?.content['multipart/form-data'] !== undefined,
      })),
  );
}

test('a customer tries every call and every page that is for staff', async ({ page }) => {
  await signIn(page, 'customer');
  const rules: Record<string, string | object> = accessRules;
  const forStaff = callsOfContract().filter(({ name }) => {
    const rule = rules[name];
    return typeof rule === 'object' && !('wls' in rule);
  });
  expect(forStaff.length).toBeGreaterThan(25);
  const answers: Record<string, number> = {};
  for (const { name, method, address, takesFiles } of forStaff) {
    const answer = await page.request.fetch(address, {
      method,
      headers: { Origin: originOfHost() },
      ...(takesFiles
        ? { multipart: { catalog_ids: '1' } }
        : method !== 'GET' && { data: { id: '1', agents: [], roles: ['admin'] } }),
    });
    answers[name] = answer.status();
    expect(await answer.text()).not.toContain('"status":"success"');
  }
  expect(answers).toEqual(Object.fromEntries(forStaff.map(({ name }) => [name, 403])));

  for (const [key, rule] of Object.entries(pageRules)) {
    if (rule === 'public' || (rule as readonly string[]).includes('wls')) continue;
    await page.goto(paths[key as keyof typeof pageRules].href('1'));
    await expect(page.getByRole('heading', { name: 'Not allowed' }), key).toBeVisible();
  }
});
