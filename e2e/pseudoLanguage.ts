import { expect, type Page } from '@playwright/test';

/** Offers the languages that are made from English; those of the host are the brand's. */
export const offerLanguages = (page: Page) =>
  page.route('**/config.js', async (route) => {
    const answer = await route.fetch();
    const offer = "\nwindow.__APP_CONFIG__.languages = ['en', 'en-XA', 'ar-XB'];";
    await route.fulfill({ response: answer, body: (await answer.text()) + offer });
  });

/** What the host's answers say, such as names, before the page has them. */
export async function collectAnswers(page: Page): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(collect);
  };
  await page.route('**/api/**', async (route) => {
    try {
      const answer = await route.fetch();
      if (answer.headers()['content-type']?.includes('json') === true) collect(await answer.json());
      await route.fulfill({ response: answer });
    } catch {
      // The test has ended meanwhile.
      await route.abort().catch(() => undefined);
    }
  });
  return texts;
}

/** The fields of a task, whose names stand over its table (spec 2). */
const taskColumns = ['task_id', 'class', 'created', 'status', 'progress', 'error'];

/**
 * What is the same in each language: the brand, languages in themselves, formats of files; and Ant Design’s own word,
 * which has none of that language.
 */
const names = ['Maren Vale', 'English', 'Excel', 'PDF', 'Cancel', ...taskColumns];

/** A word without any of the letters that the language has in place of English ones. */
const english = /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u;

/**
 * What is shown in English while the page is in the language that puts brackets around each of its texts, besides what
 * the host's answers say.
 */
export async function untranslated(
  page: Page,
  answers: ReadonlySet<string>,
  within = 'body',
): Promise<string[]> {
  const shown = await page.evaluate((selector) => {
    const found: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      if (!root.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        // What Chrome's translator must leave alone: names, codes and figures.
        if (parentElement?.closest('[translate=no], noscript, script, style, kbd, svg') !== null) continue;
        found.push((textContent ?? '').replace(/\[[^\]]*\]/g, '').trim());
      }
    }
    return [...new Set(found)];
  }, within);
  const known = [...answers].filter((answer) => answer.length > 7).sort((a, b) => b.length - a.length);
  const isKnown = (part: string) => names.includes(part) || answers.has(part) || !english.test(part);
  return shown.filter((text) => {
    const rest = known.reduce((left, answer) => left.replaceAll(answer, ''), text);
    return !rest.split(/ · |, /).every((part) => isKnown(part.trim()));
  });
}

/** Shows the page in another language, as if it was chosen in another tab. */
export async function showIn(page: Page, tag: string): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, tag);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}
