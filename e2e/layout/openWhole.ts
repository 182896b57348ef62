import { expect, type Page } from '@playwright/test';
import { open } from '../accessibility/audit';
import { settle } from '../settle';

/** Opens a screen, or a line sheet by its path, and waits until all of it is there. */
export async function openWhole(page: Page, place: string): Promise<void> {
  if (place.startsWith('/')) {
    await page.goto(place);
    await expect(page.getByRole('article').first()).toBeVisible();
  } else await open(page, place);
  await expectWhole(page);
}

/** Waits until nothing is loading and nothing moves. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
  await settle(page);
}
