import { expect, type Page } from '@playwright/test';

/**
 * How several cells are filled at once: Ctrl+Enter, Ctrl+D, Ctrl+R, a block pasted over a larger selection, and a size
 * run into the cell's garment.
 */
export const fills = ['enter', 'down', 'right', 'paste', 'run'] as const;
export type Fill = (typeof fills)[number];

/** A quantity that was entered, and what its cell showed before. */
interface Filled {
  readonly sku: string;
  readonly value: number;
  readonly shown: number;
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

  /** Waits until the service worker has kept the order, with the page's files. */
  async kept(): Promise<void> {
    await expect.poll(() => this.page.evaluate(countKept), { timeout: 60_000 }).toBeGreaterThan(0);
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
    await this.page.close();
  }

  /** Gets everything to the host: signs in again and answers questions, until all is saved. */
  async settle(choose: (sku: string, mine: number, theirs: number) => boolean): Promise<void> {
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
      if (await takeOver.isVisible()) await takeOver.click();
      if (await question.isVisible()) await this.answer(choose);
      await expect(page.locator('[data-kind=saved]')).toBeVisible({ timeout: 700 });
      await expect(question.or(takeOver)).toBeHidden({ timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [50] });
  }

  /** How many records of unsaved changes this browser has, from any tab. */
  async countLeft(): Promise<number> {
    return this.page.evaluate(countRecords);
  }

  private async answer(choose: (sku: string, mine: number, theirs: number) => boolean): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose' }).click();
    const dialog = this.page.getByRole('dialog', { name: /^Changed (by both of you|in two windows)$/ });
    const cells = dialog.getByRole('radiogroup');
    for (const cell of await cells.all()) {
      const labels = await cell.locator('label').allTextContents();
      const [mine, theirs] = labels.map((label) => label.replace(/^.*: /, ''));
      const name = await cell.getAttribute('aria-label');
      const isMine = choose(this.skuOf(name ?? ''), Number(mine), Number(theirs));
      await cell.getByRole('radio', { name: isMine ? /^(Mine|Here):/ : /^(Theirs|Other window):/ }).check();
    }
    await dialog.getByRole('button', { name: /^Apply/ }).click();
  }

  private cell(sku: string) {
    return this.page.locator(`input[data-sku="${sku}"]`);
  }
}

/** In the page: whether nothing of it has loaded because the host was down. */
function isBlank(): boolean {
  return document.readyState === 'complete' && document.querySelector('#root > *') === null;
}

/** In the page, at once, so that people overwrite what they see when they begin. */
function typeInto({ sku, text }: { sku: string; text: string }): number | null {
  const cell = document.querySelector<HTMLInputElement>(`input[data-sku="${sku}"]`);
  if (cell === null || cell.disabled || cell.readOnly) return null;
  cell.focus();
  cell.select();
  const shown = Number(cell.value);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  cell.blur();
  return shown;
}

/** In the page, at once: all of it stays within the cell's card. */
function fillFrom(act: { sku: string; fill: Exclude<Fill, 'run'>; quantities: readonly number[] }): Filled[] {
  const { sku, fill, quantities } = act;
  const cell = document.querySelector<HTMLInputElement>(`input[data-sku="${sku}"]`);
  const place = cell?.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !place || !row || cell.disabled || cell.readOnly) return [];
  const column = place.cellIndex;
  const inputAt = (line: Element | null, index: number) =>
    line instanceof HTMLTableRowElement
      ? (line.cells[index]?.querySelector<HTMLInputElement>('input[data-sku]') ?? null)
      : null;
  const press = (key: string, modifiers: KeyboardEventInit) =>
    cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  const entered = (input: HTMLInputElement | null, value: number | undefined): Filled[] => {
    if (input === null || input.disabled || value === undefined || Number(input.value) === value) return [];
    return [{ sku: input.dataset.sku ?? '', value, shown: Number(input.value) }];
  };

  cell.focus();
  // The last cell of a row is its sum.
  const width = row.cells.length - 1 - column;
  const below = row.nextElementSibling;
  const widths = Array.from({ length: width }, (_, index) => index);
  let filled: Filled[];
  if (fill === 'down' || fill === 'right') {
    const from = fill === 'down' ? inputAt(row.previousElementSibling, column) : inputAt(row, column - 1);
    if (from === null) return [];
    filled = entered(cell, Number(from.value));
    press(fill === 'down' ? 'd' : 'r', { ctrlKey: true });
  } else if (fill === 'enter') {
    press('End', { shiftKey: true });
    filled = widths.flatMap((index) => entered(inputAt(row, column + index), quantities[0]));
    document.execCommand('insertText', false, String(quantities[0]));
    press('Enter', { ctrlKey: true });
  } else {
    press('End', { shiftKey: true });
    if (below) press('ArrowDown', { shiftKey: true });
    const lines = below ? [row, below] : [row];
    filled = lines.flatMap((line) =>
      widths.flatMap((index) => entered(inputAt(line, column + index), quantities[index])),
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', widths.map((index) => quantities[index] ?? '').join('\t'));
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }
  cell.blur();
  return filled;
}

/** In the page, at once: what the dialog enters, and what the cells behind it show. */
function applyFile(button: HTMLElement | SVGElement, quantities: [string, number][]): Filled[] {
  const filled = quantities.flatMap(([sku, value]) => {
    const cell = document.querySelector<HTMLInputElement>(`input[data-sku="${sku}"]`);
    const shown = Number(cell?.value);
    return cell === null || shown === value ? [] : [{ sku, value, shown }];
  });
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return filled;
}

/** In the page: types a run with the size runs open, and applies it to the cell's garment. */
async function applyRunFrom(act: { sku: string; quantities: readonly number[] }): Promise<Filled[]> {
  const cellOf = () => document.querySelector<HTMLInputElement>(`input[data-sku="${act.sku}"]`);
  const found = async <Found>(look: () => Found | null | undefined): Promise<Found> => {
    for (let tries = 0; tries < 150; tries += 1) {
      const one = look();
      if (one) return one;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('It did not come.');
  };
  const withText = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(`[role=dialog] ${selector}`)].find((one) =>
      one.textContent.startsWith(text),
    );
  const opener = cellOf();
  if (opener === null || opener.disabled || opener.readOnly) return [];
  opener.focus();
  const press = { key: 'Enter', altKey: true, bubbles: true, cancelable: true };
  opener.dispatchEvent(new KeyboardEvent('keydown', press));
  const field = await found(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement && focused.closest('[role=dialog]') ? focused : null;
  });
  // The first cell of a row is its color, the last one its sum.
  const sizes = (cellOf()?.closest('tr')?.cells.length ?? 2) - 2;
  field.select();
  document.execCommand('insertText', false, act.quantities.slice(0, sizes).join(' '));
  (await found(() => withText('label', 'This garment'))).click();
  const apply = await found(() => withText('button', 'Apply'));

  // From here on at once, so that people overwrite what they see.
  const rows = [...(cellOf()?.closest('tbody')?.rows ?? [])];
  const filled = rows.flatMap((row) =>
    act.quantities.slice(0, sizes).flatMap((value, index) => {
      const input = row.cells[index + 1]?.querySelector<HTMLInputElement>('input[data-sku]');
      if (!input || input.disabled) return [];
      return [{ sku: input.dataset.sku ?? '', value, shown: Number(input.value) }];
    }),
  );
  if (filled.length > 0) apply.click();
  return filled;
}

/** In the page: closes the size runs. */
async function closeRuns(): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  for (let tries = 0; tries < 150; tries += 1) {
    if (document.querySelector('[role=dialog]') === null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** In the page: how many orders the service worker has kept. */
async function countKept(): Promise<number> {
  await navigator.serviceWorker.ready;
  return (await (await caches.open('linedesk-orders')).keys()).length;
}

/** In the page: the records of the line sheet's journal. */
function countRecords(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('linedesk-line-sheets');
    opening.onerror = () => reject(new Error('The journal could not be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('records').objectStore('records').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
      counting.onerror = () => reject(new Error('The journal could not be read.'));
    };
  });
}
