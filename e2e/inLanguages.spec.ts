import { type Browser, expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccountLanguage } from '../src/domain/language/languages';
import { type Translate, translator } from '../src/domain/language/wording';
import { seriousViolations } from './seriousViolations';
import { originOfHost, signIn } from './session';

/*
 * The main job of each role in three languages: a shop orders, its agent sees the order in another language at the same
 * time and downloads it, and the brand's staff send it to the ERP. Everybody has an account of their own, as a language
 * is kept with it.
 */

test.setTimeout(300_000);

const secret = 'a quiet river in spring';

function wordsOf(tag: AccountLanguage): Translate {
  const folder = path.join(__dirname, '../src/languages', tag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const words = files.flatMap((name) =>
    Object.entries<string>(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  return translator({ language: tag }, new Map(words));
}

async function call(page: Page, method: string, address: string, data: unknown) {
  const answer = await page.request.fetch(address, { method, headers: { Origin: originOfHost() }, data });
  const body = await answer.json();
  expect(body).toMatchObject({ status: 'success' });
  return body;
}

interface Person {
  readonly id: string;
  readonly email: string;
}

/** Creates somebody with a password and a language of their own; `page` is an admin's. */
async function makePerson(page: Page, role: string, language: AccountLanguage): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@languages.test`;
  const user = { name: `${role} ${language}`, email, roles: [role], language, catalogs: [] };
  // Without a SAP ID, staff are asked before an order is sent.
  const sapId = role === 'wls' ? String(20_000_000 + Math.floor(Math.random() * 9_999_999)) : null;
  const { user_id: id } = await call(page, 'POST', '/api/user', { ...user, sap_id: sapId });
  await call(page, 'PUT', '/api/user/password', { id, password: secret });
  return { id, email };
}

/** Opens a browser of somebody that has their language, and signs in there. */
async function signInIn(browser: Browser, tag: AccountLanguage, { email }: Person) {
  const t = wordsOf(tag);
  const context = await browser.newContext({
    baseURL: originOfHost(),
    locale: tag,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await page.getByLabel(t('Username'), { exact: true }).fill(email);
  await page.getByLabel(t('Password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('Login'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: t('Orders') })).toBeVisible();
  return { page, t };
}

/** Three pieces and twelve, as they are typed where these languages are spoken. */
const typed: { readonly [tag in AccountLanguage]?: readonly [string, string] } = {
  de: ['3', '12'],
  ja: ['３', '１２'],
  ar: ['٣', '١٢'],
};

for (const [shopTag, agentTag, adminTag] of [
  ['ar', 'de', 'ja'],
  ['de', 'ja', 'ar'],
  ['ja', 'ar', 'de'],
] as const)
  test(`a shop orders in ${shopTag}, its agent looks on in ${agentTag}, an admin sends it in ${adminTag}`, async ({
    page: setUp,
    browser,
  }) => {
    const title = `In ${shopTag} ${randomUUID().slice(0, 8)}`;
    await signIn(setUp, 'admin');
    const [shop, agent, admin] = [
      await makePerson(setUp, 'wls', shopTag),
      await makePerson(setUp, 'agent', agentTag),
      await makePerson(setUp, 'admin', adminTag),
    ];
    const [catalog] = await (await setUp.request.get('/api/catalogs/list_admin')).json();
    const place = { sap_id: '104999', name1: 'Shop', address: '1 Market Street, Porto' };
    const organization = { sales_organization: '1000', channel: 'WS' };
    await call(setUp, 'PUT', '/api/user/agents', { id: shop.id, agents: [agent.id] });
    await call(setUp, 'PUT', '/api/user/places', {
      id: shop.id,
      addresses: [place],
      sales_organizations: [organization],
    });
    const ofShop = { catalog_id: catalog.id, user_id: shop.id, action: 'enable' };
    await call(setUp, 'PUT', '/api/catalog/for_user', ofShop);

    // The shop orders, in the digits of its keyboard.
    const { page, t } = await signInIn(browser, shopTag, shop);
    await page.goto('/admin/orders/new');
    await page.getByLabel(t('Order name')).fill(title);
    await page.getByLabel(t('Catalog'), { exact: true }).click();
    await page.getByTitle(catalog.name).first().click();
    await page.getByRole('button', { name: t('Create'), exact: true }).click();
    const href = await page.getByRole('dialog').locator('a[href^="/linesheet/"]').getAttribute('href');
    await page.goto(href ?? '');
    const cells = page.locator('table input[data-sku]:enabled');
    for (const [index, quantity] of (typed[shopTag] ?? []).entries()) {
      await cells.nth(index).fill(quantity);
      await cells.nth(index).press('Enter');
    }
    await expect(page.getByRole('status').filter({ hasText: t('Saved') })).toHaveCount(1);
    await page.reload();
    await expect(cells.nth(0)).toHaveValue('3');
    await expect(cells.nth(1)).toHaveValue('12');
    expect.soft(await seriousViolations(page), 'sheet of the shop').toEqual([]);

    // In a page from right to left, the arrow to the left leads to the next size.
    const isRightToLeft = shopTag === 'ar';
    await cells.nth(0).click();
    await page.keyboard.press(isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
    const boxes = await Promise.all([cells.nth(0).boundingBox(), page.locator(':focus').boundingBox()]);
    expect(Math.sign((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0))).not.toBe(isRightToLeft ? 1 : -1);

    // The agent opens the same sheet meanwhile, and types into another cell.
    const own = await signInIn(browser, agentTag, agent);
    await own.page.goto(href ?? '');
    const ofAgent = own.page.locator('table input[data-sku]:enabled');
    await expect(ofAgent.nth(1)).toHaveValue('12');
    await ofAgent.nth(2).fill('5');
    await ofAgent.nth(2).press('Enter');
    await expect(own.page.getByRole('status').filter({ hasText: own.t('Saved') })).toHaveCount(1);
    const downloading = own.page.waitForEvent('download');
    await own.page.getByRole('button', { name: 'Excel', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.reload();
    await expect(cells.nth(2)).toHaveValue('5');

    await page.getByRole('checkbox', { name: t('Finished') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t("Yes, I'm done!") })
      .click();
    await expect(page.getByRole('checkbox', { name: t('Finished') })).toBeChecked();

    // Staff send it to the ERP.
    const staff = await signInIn(browser, adminTag, admin);
    await staff.page.getByRole('searchbox').fill(title);
    const row = staff.page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(staff.t('finished'));
    expect.soft(await seriousViolations(staff.page), 'orders of staff').toEqual([]);
    await row.getByRole('button').last().click();
    await staff.page.getByRole('menuitem', { name: staff.t('Send to the ERP') }).click();
    await staff.page.getByText(staff.t('all')).first().click();
    await expect(row).toContainText(staff.t('sent'));
    await Promise.all([page, own.page, staff.page].map((one) => one.context().close()));
  });
