import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demoFolder';
import { freePort } from './freePort';
import { startHost } from './startHost';

test.setTimeout(240_000);

/** A mail server that keeps what it is sent. */
async function startMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (data) => {
      const text = data.toString('utf8');
      if (mail === null) {
        if (/^DATA/i.test(text)) mail = '';
        socket.write(mail === null ? '250 Fine\r\n' : '354 Go on\r\n');
        return;
      }
      mail += text;
      if (!mail.endsWith('\r\n.\r\n')) return;
      mails.push(mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));
      mail = null;
      socket.write('250 Kept\r\n');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
}

test('a person who forgot their password gets a link by mail, and signs in with a new one', async ({
  page,
}) => {
  const mailServer = await startMailServer();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-forgotten-'));
  copyDemo(dataDir);
  const port = await freePort();
  const host = await startHost(dataDir, {
    DATABASE_URL: '',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mailServer.url,
    BRAND_NAME: 'Nordhus',
  });
  try {
    await page.goto(`${host.url}/login`);
    await page.getByLabel('Username').fill('customer@demo.test');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('customer@demo.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If there is an account for customer@demo.test')).toBeVisible();

    await expect.poll(() => mailServer.mails.length).toBe(1);
    const [mail = ''] = mailServer.mails;
    expect(mail).toContain('Subject: A new password for Nordhus');
    const link = /http:\S+\/password-link#[\w-]{43}/.exec(mail)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('Password').fill('four plain');
    await expect(page.getByText('The password must have at least 12 characters.')).toBeVisible();
    await page.getByLabel('Password').fill('four plain linen words');
    await expect(page.getByText('Long enough.')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => mailServer.mails.length).toBe(2);
    expect(mailServer.mails[1]).toContain('Subject: Your password for Nordhus was changed');
    expect(mailServer.mails[1]).not.toContain('password-link');
    await page.getByRole('link', { name: 'Login' }).click();

    await page.getByLabel('Username').fill('customer@demo.test');
    await page.getByLabel('Password').fill('four plain linen words');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/list/);
  } finally {
    await host.stop();
    mailServer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a host that sends no mail says so', async ({ page }) => {
  await page.goto('/forgotten-password');
  await page.getByLabel('Username').fill('customer@demo.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('This system sends no emails.');
});
