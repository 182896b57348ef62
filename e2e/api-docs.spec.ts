import { expect, test } from '@playwright/test';

test('an admin reads the API reference and tries a call, and nothing is asked of another host', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });

  await page.request.post('/auth/token', {
    data: { username: 'admin@demo.test', password: 'linedesk' },
    headers: { origin },
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Linedesk API' })).toBeVisible();
  await page.getByText('Get the current user').first().click();
  const send = page.getByRole('button', { name: /^Send get request/ });
  // The reference is shown before its buttons work.
  await expect(async () => {
    await page.getByRole('button', { name: 'Test Request (get /api/me)' }).click();
    await expect(send).toBeVisible({ timeout: 2000 });
  }).toPass();
  const answer = page.waitForResponse(/\/api\/me$/);
  await send.click();
  expect((await answer).status()).toBe(200);

  expect([elsewhere, refused]).toEqual([[], []]);
});
