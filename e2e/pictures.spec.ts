import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { createOrder, idOfCustomer } from './createOrder';
import { originOfHost, signIn } from './session';
import { uploadSkus } from './uploadCatalog';

const generic = 'PIC001';

/** Uploads the garment's picture in one color, and waits until it is made. */
async function uploadPicture(page: Page, background: string) {
  const create = { width: 790, height: 1080, channels: 3 as const, background };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const answer = await page.request.post('/api/mgmt/upload_images', {
    headers: { Origin: originOfHost() },
    multipart: { images: { name: `${generic}.jpg`, mimeType: 'image/jpeg', buffer } },
  });
  const { task_id: id } = await answer.json();
  const statusOf = async () => {
    const { tasks } = await (await page.request.get('/api/mgmt/tasks')).json();
    return tasks.find((task: { task_id: string }) => task.task_id === id)?.status;
  };
  await expect.poll(statusOf, { timeout: 20_000 }).toBe('done');
}

/** The addresses of the garment's pictures that went over the wire, not those that came from a cache. */
async function watchWire(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const sent: string[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.responseReceivedExtraInfo', ({ requestId }) => sent.push(requestId));
  return () =>
    sent
      .map((id) => new URL(addresses.get(id) ?? 'about:blank').pathname)
      .filter((path) => path.startsWith('/images/'));
}

test.describe('a picture of a line sheet', () => {
  // A service worker's own requests would not be seen; its tests are its own.
  test.use({ serviceWorkers: 'block' });

  test('is asked for once, and again only when it was replaced', async ({ page }) => {
    const customer = await idOfCustomer(page);
    await signIn(page, 'admin');
    const catalog = await uploadSkus(page, 'Pictured', [{ generic, name: 'Cape', size: 'M', price: 9 }]);
    const id = await createOrder(page, { title: 'Pictured', catalog, customer });
    await uploadPicture(page, '#c82828');

    const onTheWire = await watchWire(page);
    const picture = page.getByRole('img', { name: 'Cape' });
    const open = async () => {
      await page.goto(`/linesheet/${id}`);
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
      return new URL(String(await picture.getAttribute('src'))).pathname;
    };
    const first = await open();
    expect(first).toMatch(/^\/images\/thumbnails\/PIC001\.[\w-]{8}\.jpg$/);
    expect(await open()).toBe(first);
    expect(onTheWire().filter((path) => path.includes('/thumbnails/'))).toEqual([first]);

    await uploadPicture(page, '#102040');
    const second = await open();
    expect(second).not.toBe(first);
    expect(await open()).toBe(second);
    expect(onTheWire().filter((path) => path.includes('/thumbnails/'))).toEqual([first, second]);
  });
});
