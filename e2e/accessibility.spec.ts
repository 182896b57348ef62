import { expect, type Page, test } from '@playwright/test';
import { seriousViolations } from './seriousViolations';
import { signIn } from './session';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function firstOrder(page: Page): Promise<string> {
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  return orders.find((order: { items_count: number }) => order.items_count > 0).id;
}

/** Opens a dialog from the menu of the first order; its colours are what they are once it has faded in. */
async function openDialog(page: Page, entry: string) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[class*="ant-zoom-"], [class*="ant-fade-"]')).toHaveCount(0);
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the login page has no serious fault', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('the screens of staff have no serious fault', async ({ page }) => {
      await signIn(page, 'admin');
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await page.goto('/admin/orders/list?q=nothing-has-this-name');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await page.goto('/admin/orders/new');
      await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await page.goto('/admin/nothing-here');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('the filters, the row menu and the small dialogs of orders have no serious fault', async ({
      page,
    }) => {
      await signIn(page, 'admin');
      await page.getByRole('button', { name: 'More filters' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      expect(await seriousViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      for (const entry of ['Change address/channel', 'Delete order', 'History']) {
        await openDialog(page, entry);
        expect([entry, ...(await seriousViolations(page))]).toEqual([entry]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('copying an order and the link generator have no serious fault', async ({ page }) => {
      await signIn(page, 'admin');
      await openDialog(page, 'Create copy');
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Select customer' }).click();
      await expect(page.getByRole('button', { name: /^Select / }).nth(1)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await page.goto('/admin/orders/new_link');
      await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('the screens of customers and their catalogs have no serious fault', async ({ page }) => {
      await signIn(page, 'admin');
      const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
      const places = ['users/list', 'users/add', 'users/bulkadd', 'users/catalogs', `user/${customer.id}`];
      for (const place of places) {
        await page.goto(`/admin/${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        expect([place, ...(await seriousViolations(page))]).toEqual([place]);
      }
    });

    test('the screens of catalogs and management have no serious fault', async ({ page }) => {
      await signIn(page, 'admin');
      const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
      const places = [
        'catalog/list',
        'catalog/list?q=nothing-has-this-name',
        `catalog/list/${catalog.id}`,
        'catalog/upload',
        `catalog/reupload?catalog=${catalog.id}`,
        'catalog/enable',
        'catalog/batch',
        'catalog/images',
        'ed',
      ];
      for (const place of places) {
        await page.goto(`/admin/${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        expect([place, ...(await seriousViolations(page))]).toEqual([place]);
      }
      for (const button of ['Upload stocks', 'Remove stocks', 'Task List', 'Image upload', 'Color upload']) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        // Colours are only what they are once the dialog has faded in.
        await expect(page.locator('.ant-zoom-appear, .ant-zoom-enter, .ant-fade-enter')).toHaveCount(0);
        expect([button, ...(await seriousViolations(page))]).toEqual([button]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('the line sheet has no serious fault', async ({ page }) => {
      await signIn(page, 'customer');
      await page.goto(`/linesheet/${await firstOrder(page)}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      // With a selection, as a list, and with the pictures of a garment.
      await page.locator('input[data-sku]:enabled').first().click();
      await page.keyboard.press('Shift+Space');
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('radiogroup', { name: 'View' }).getByText('List').click();
      expect(await seriousViolations(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Pictures of/ })
        .last()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

test('a button has its own name again as soon as its call is done', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/ed');
  // So slow a transition would keep for minutes whatever leaves in one.
  await page.addStyleTag({ content: '* { transition-duration: 600s !important; }' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/stocks/sync', async (route) => {
    await answered;
    await route.fulfill({ json: { status: 'error', error: 'Not now.' } });
  });
  await page.getByRole('button', { name: 'Sync stocks' }).click();
  await expect(page.getByRole('button', { name: 'loading Sync stocks', exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync stocks', exact: true })).toBeVisible();
});
