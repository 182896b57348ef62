import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/**
 * What axe finds serious or critical on a page as it is, by WCAG 2.2 AA, in each size: all of its rules in light, and
 * the contrast of colours in dark, where nothing else is another. The page is left as the first size has it, in light.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page);
    found.push(...(await judge(axe(page), `${size.width} light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    found.push(...(await judge(axe(page).withRules(['color-contrast']), `${size.width} dark`)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
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
