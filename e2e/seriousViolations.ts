import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** A menu, a dialog or a calendar over the page. */
export interface Popup {
  /** Its visible part. */
  sign: Locator;
  /** A selector for it, if it can be checked by itself; otherwise it is checked with the page. */
  within?: string;
  /** Reopens it if a change of size has closed it. */
  reopen?: () => Promise<void>;
  /** Whether it doesn't exist on a phone. */
  isSpare?: boolean;
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/**
 * What axe finds serious or critical on a page as it is, or on a popup of it, by WCAG 2.2 AA, in three sizes: all
 * rules in light, and color contrast in dark. Leaves the page at desktop size, in light.
 */
export async function seriousViolations(page: Page, popup?: Popup): Promise<string[]> {
  const found: string[] = [];
  for (const size of [tablet, phone, desk]) {
    if (popup?.isSpare && size === phone) continue;
    await page.setViewportSize(size);
    await settle(page);
    if (popup) await stays(popup);
    found.push(...(await judge(axe(page, popup), `${size.width} light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    found.push(...(await judge(axe(page, popup).withRules(['color-contrast']), `${size.width} dark`)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await settle(page);
  return found;
}

async function stays({ sign, reopen }: Popup) {
  if (reopen && !(await sign.first().isVisible())) await reopen();
  await expect(sign.first()).toBeVisible();
}

// Without a separate page for the summary, which takes longer than the rules.
const axe = (page: Page, popup?: Popup) => {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (popup?.within) builder.include(popup.within);
  return builder.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
};

async function judge(builder: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Waits until a change of size or colors has taken effect, including animations. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
