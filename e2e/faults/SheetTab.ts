import { expect, type Page } from '@playwright/test';
import {
  applyFile,
  applyRunFrom,
  closeRuns,
  countCached,
  countRecords,
  fillFrom,
  giveAnswers,
  isBlank,
  readQuestions,
  typeInto,
  type Fill,
  type Filled,
} from './inPage';

/** Whoever is asked which of two quantities counts. */
export interface Decider {
  readonly picksMine: () => boolean;
  readonly chose: (sku: string, value: number, given: number) => void;
}

/** A tab in which somebody works on a line sheet. */
export class SheetTab {
  constructor(
    readonly page: Page,
    private readonly url: string,
    /** The sku of a cell by its label in the sheet. */
    private readonly skuOf: (cell: string) => string,
  ) {}

  async open(): Promise<void> {
    // The target may be gone by then, for instance when the session ends, so it is looked up again.
    this.page.setDefaultTimeout(10_000);
    await this.page.goto(this.url, { waitUntil: 'commit' }).catch(() => undefined);
  }

  /** Reloads it, also what the host's absence has left; leaving with unsaved numbers is agreed to. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  }

  /** Waits until the service worker has kept the order, with the page's files. */
  async cached(): Promise<void> {
    await expect.poll(() => this.page.evaluate(countCached), { timeout: 60_000 }).toBeGreaterThan(0);
  }

  /** Types into a cell and leaves it; answers what the cell showed before, or null if there was no such cell. */
  async type(sku: string, quantity: number): Promise<number | null> {
    try {
      await this.cell(sku).waitFor({ timeout: 3000 });
      return await this.page.evaluate(typeInto, { sku, text: quantity === 0 ? '' : String(quantity) });
    } catch {
      return null;
    }
  }

  /** Fills cells from this one on; answers what was entered, as the keys are documented. */
  async fill(sku: string, fill: Fill, quantities: readonly number[]): Promise<readonly Filled[]> {
    try {
      await this.cell(sku).waitFor({ timeout: 3000 });
      if (fill !== 'run') return await this.page.evaluate(fillFrom, { sku, fill, quantities });
      try {
        return await this.page.evaluate(applyRunFrom, { sku, quantities });
      } finally {
        await this.page.evaluate(closeRuns).catch(() => undefined);
      }
    } catch {
      return [];
    }
  }

  /** Fills cells from a file of skus and quantities; answers what was entered. */
  async takeFile(quantities: ReadonlyMap<string, number>): Promise<readonly Filled[]> {
    const dialog = this.page.getByRole('dialog', { name: 'Fill from Excel' });
    const timeout = 3000;
    try {
      await this.page.getByRole('button', { name: 'Fill from Excel' }).click({ timeout });
      const rows = [...quantities].map(([sku, quantity]) => `${sku},${quantity}`);
      const buffer = Buffer.from(['sku,quantity', ...rows].join('\n'));
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
      await dialog.getByLabel('Filled file').setInputFiles(file, { timeout });
      const apply = dialog.getByRole('button', { name: /^Apply \d/ });
      const filled = await apply.evaluate(applyFile, [...quantities], { timeout });
      await dialog.waitFor({ state: 'hidden', timeout }).catch(() => undefined);
      return filled;
    } catch {
      // The order cannot be changed here now, or the page's parts did not load.
      await dialog
        .getByRole('button', { name: 'Cancel' })
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return [];
    }
  }

  /** Waits until the person has seen what they typed. */
  async seen(): Promise<void> {
    await this.page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      .catch(() => undefined);
  }

  /** Ends the tab as a crash does: without notifying the page. */
  async kill(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    void session.send('Page.crash').catch(() => undefined);
    await this.page.waitForEvent('crash', { timeout: 5000 }).catch(() => undefined);
    // Not awaited: of a page that has crashed Chromium may never report that it is closed.
    void this.page.close().catch(() => undefined);
  }

  /** Gets everything to the host: signs in again and answers questions, until all is saved. */
  async settle(decider: Decider): Promise<void> {
    const { page } = this;
    const login = page.getByRole('button', { name: 'Login' });
    const question = page.getByRole('button', { name: 'Choose' });
    const takeOver = page.getByRole('button', { name: 'Take over' });
    // A page whose parts could not be loaded while the host was down asks to be reloaded.
    const retry = page.getByRole('button', { name: /^(Try again|Reload)$/ });
    await expect(async () => {
      if (await page.evaluate(isBlank)) await page.reload();
      if (await retry.isVisible()) await retry.click();
      if (await login.isVisible()) {
        await page.getByLabel('Username').fill('customer@demo.test');
        await page.getByLabel('Password').fill('linedesk');
        await login.click();
      }
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const isAsking = await this.closeDialogs();
      if (!isAsking && (await takeOver.isVisible())) await takeOver.click({ timeout: 3000 });
      if (isAsking || (await question.isVisible())) await this.answer(decider);
      await expect(page.locator('[data-kind=saved]')).toBeVisible({ timeout: 700 });
      await expect(question.or(takeOver)).toBeHidden({ timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [50] });
  }

  /** How many records of unsaved changes this browser has, from any tab. */
  async countLeft(): Promise<number> {
    return this.page.evaluate(countRecords);
  }

  /** Leaves what a lost host has interrupted; answers whether the question about changed cells is open. */
  private async closeDialogs(): Promise<boolean> {
    const dialogs = this.page.getByRole('dialog');
    if (!(await dialogs.first().isVisible())) return false;
    if (await this.questions().isVisible()) return true;
    await this.page.keyboard.press('Escape');
    await dialogs.first().waitFor({ state: 'hidden', timeout: 2000 });
    return false;
  }

  private async answer({ picksMine, chose }: Decider): Promise<void> {
    const dialog = this.questions();
    // It is still open if one more value was changed while the others were chosen.
    if (!(await dialog.isVisible()))
      await this.page.getByRole('button', { name: 'Choose' }).click({ timeout: 3000 });
    await dialog.getByRole('radiogroup').first().waitFor({ timeout: 3000 });
    const questions = await this.page.evaluate(readQuestions);
    const answers = questions.map((one) => ({ ...one, isMine: picksMine() }));
    if (!(await this.page.evaluate(giveAnswers, answers))) return;
    for (const { cell, mine, theirs, isMine } of answers)
      chose(this.skuOf(cell), isMine ? mine : theirs, isMine ? theirs : mine);
  }

  private questions() {
    return this.page.getByRole('dialog', { name: /^Changed (by both of you|in two windows)$/ });
  }

  private cell(sku: string) {
    return this.page.locator(`input[data-sku="${sku}"]`);
  }
}
