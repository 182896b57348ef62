import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/**
 * What axe finds serious or critical on a page as it is, by WCAG 2.2 AA: all of its rules in light in each size, and the
 * contrast of colours in dark on a desk and a phone, which between them show whatever has a colour. The page is left as
 * a desk has it, in light.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [tablet, phone, desk]) {
    await page.setViewportSize(size);
    await settle(page);
    found.push(...(await judge(axe(page), `${size.width} light`)));
    if (size === tablet) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    found.push(...(await judge(axe(page).withRules(['color-contrast']), `${size.width} dark`)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await settle(page);
  return found;
}

// Without a page of its own for the summary, which takes longer than the rules.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);

async function judge(builder: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Waits until a change of size or colours is in the page, with what it moves. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
