import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { settle } from './settle';

/** A menu, a dialog or a calendar over the page. */
export interface Popup {
  /** Its visible part. */
  sign: Locator;
  /** Selectors for it and for what opened it, if they can be checked by themselves; otherwise the page is checked too. */
  within?: string[];
  /** Reopens it if a change of size has closed it. */
  reopen?: () => Promise<void>;
  /** Whether it doesn't exist on a phone. */
  isSpare?: boolean;
  /** Whether it exists only there. */
  isPhones?: boolean;
}

/** axe, which parses a color once: it spends a third of its time on parsing the same few of a page for each element. */
const axe = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
}`;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Between a phone and a desk, in `npm run test:long`. */
const between = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];
const isLong = process.env.ALL_WIDTHS !== undefined;
const sizes = isLong ? [phone, ...between, desk] : [phone, desk];
/** Rows and cards of a list are alike: those beyond the eighth are checked in `npm run test:long`. */
const alike = ['tr', '[role=row]', '[role=listitem]', 'article'].map((one) => `${one}:nth-child(n+9)`);

/** The side menu is the same on each screen: it is checked once for each role, and everywhere in `npm run test:long`. */
const sideMenu = 'nav[aria-label=Main]';

const allRules: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const allButContrast: RunOptions = { ...allRules, rules: { 'color-contrast': { enabled: false } } };
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * What axe finds serious or critical on a page as it is, or on a popup of it, by WCAG 2.2 AA, on a phone and at a desk,
 * with `ALL_WIDTHS` at five widths: all rules in light and color contrast in dark. A popup has the same colors on a
 * phone as at a desk. Leaves the page at desktop size, in light.
 */
export async function seriousViolations(
  page: Page,
  popup?: Popup,
  { isMenuToo = false } = {},
): Promise<string[]> {
  const skipped = isLong ? [] : [...alike, ...(isMenuToo ? [] : [sideMenu])];
  const part = { include: popup?.within ?? ['html'], exclude: skipped };
  const found: string[] = [];
  // Colors that fade are judged wrongly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  for (const size of sizes) {
    if ((popup?.isSpare && size === phone) || (popup?.isPhones && size !== phone)) continue;
    await page.setViewportSize(size);
    await settle(page);
    if (popup) await stays(popup);
    const isTwin = size === phone && popup !== undefined && popup.isPhones !== true;
    found.push(...(await judge(page, `${size.width} light`, isTwin ? allButContrast : allRules, part)));
    if (isTwin) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    found.push(...(await judge(page, `${size.width} dark`, contrast, part)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return found;
}

async function stays({ sign, reopen }: Popup) {
  if (reopen && !(await sign.first().isVisible())) await reopen();
  await expect(sign.first()).toBeVisible();
}

/** Runs axe, which the page has loaded. */
async function judge(page: Page, where: string, rules: RunOptions, part: ElementContext): Promise<string[]> {
  const options = JSON.stringify({ ...rules, resultTypes: ['violations'], iframes: false });
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(part)}, ${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
