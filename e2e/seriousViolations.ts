import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** A menu, a dialog or a calendar over the page. */
export interface Popup {
  /** What is seen of it. */
  sign: Locator;
  /** A selector of it, where it can be looked at by itself; else it is looked at with the page. */
  within?: string;
  /** Opens it again where a change of size has closed it. */
  reopen?: () => Promise<void>;
  /** Whether a phone does without it. */
  isSpare?: boolean;
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/**
 * What axe finds serious or critical on a page as it is, or on a popup of it, by WCAG 2.2 AA, in three sizes: all of its
 * rules in light, and the contrast of colors in dark. The page is left as a desk has it, in light.
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

// Without a page of its own for the summary, which takes longer than the rules.
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

/** Waits until a change of size or colors is in the page, with what it moves. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
