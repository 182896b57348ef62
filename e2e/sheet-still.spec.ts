import { expect, type Page, test } from '@playwright/test';
import { createOrder, idOfCustomer } from './createOrder';
import { signIn } from './session';
import { uploadSkus } from './uploadCatalog';

const skus = ['S', 'M'].map((size) => ({
  generic: 'WST100',
  number: '1000',
  name: 'Still coat',
  drop: 'Drop 1',
  color: ['000', 'Black'] as const,
  size,
  price: 10,
}));

/** Where the tools of the left column are. */
const places = async (page: Page) => {
  const tools = [
    page.getByRole('searchbox', { name: 'Search' }),
    page.getByLabel('Delivery date'),
    page.getByRole('button', { name: 'Excel', exact: true }),
  ];
  return Promise.all(
    tools.map((tool) => tool.evaluate((one) => Math.round(one.getBoundingClientRect().top))),
  );
};

/** The calendar takes the place of the delivery date's plain field once it is loaded: for a moment there is neither. */
const expectPlaces = (page: Page, before: number[]) => expect.poll(() => places(page)).toEqual(before);

test('the left column stays in its place while it tells more', async ({ page }) => {
  const customer = await idOfCustomer(page);
  await signIn(page, 'admin');
  const catalog = await uploadSkus(page, 'Still accessories', skus);
  const id = await createOrder(page, { title: 'Still', catalog, customer });
  let notify = () => {};
  const notified = new Promise<void>((resolve) => (notify = resolve));
  await page.route('**/api/order/presence', async (route) => {
    await notified;
    await route.fulfill({ json: { others: [{ id: 'x', name: 'Nora Lindqvist' }], version: 1 } });
  });
  await page.goto(`/linesheet/${id}`);
  const cell = page.getByRole('textbox', { name: /^Still coat 1000, Black, S/ });
  await expect(cell).toBeVisible();
  const before = await places(page);

  notify();
  await expect(page.getByText('Nora Lindqvist has this order open too.')).toBeVisible();
  await expectPlaces(page, before);

  await cell.fill('3');
  await cell.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Finished' })).toBeVisible();
  await expectPlaces(page, before);

  await page.getByLabel('Delivery date').click();
  await page.getByLabel('Delivery date').fill('01/01/2020');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('complementary').getByText('Service date cannot be before current date'),
  ).toBeVisible();
  await expectPlaces(page, before);

  await page.getByRole('checkbox', { name: 'Finished' }).click();
  await page.getByRole('button', { name: "Yes, I'm done!" }).click();
  await expect(page.getByText('Finished by customer')).toBeVisible();
  await expectPlaces(page, before);
});
