// What runs in the page: none of it may use anything from outside of itself.

/**
 * How several cells are filled at once: Ctrl+Enter, Ctrl+D, Ctrl+R, a block pasted over a larger selection, and a size
 * run into the cell's garment.
 */
export const fills = ['enter', 'down', 'right', 'paste', 'run'] as const;
export type Fill = (typeof fills)[number];

/** A quantity that was entered, and what its cell showed before. */
export interface Filled {
  readonly sku: string;
  readonly value: number;
  readonly shown: number;
}

/** In the page: whether nothing of it has loaded because the host was down. */
export function isBlank(): boolean {
  return document.readyState === 'complete' && document.querySelector('#root > *') === null;
}

/** In the page, at once, so that people overwrite what they see when they begin. */
export function typeInto({ sku, text }: { sku: string; text: string }): number | null {
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
export function fillFrom(act: {
  sku: string;
  fill: Exclude<Fill, 'run'>;
  quantities: readonly number[];
}): Filled[] {
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

  // A cell that is focused again keeps the selection that it had.
  document.querySelector<HTMLInputElement>(`input[data-sku]:not([data-sku="${sku}"])`)?.focus();
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
export function applyFile(button: HTMLElement | SVGElement, quantities: [string, number][]): Filled[] {
  const filled = quantities.flatMap(([sku, value]) => {
    const cell = document.querySelector<HTMLInputElement>(`input[data-sku="${sku}"]`);
    const shown = Number(cell?.value);
    return cell === null || shown === value ? [] : [{ sku, value, shown }];
  });
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return filled;
}

/** In the page: types a run with the size runs open, and applies it to the cell's garment. */
export async function applyRunFrom(act: { sku: string; quantities: readonly number[] }): Promise<Filled[]> {
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
export async function closeRuns(): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  for (let tries = 0; tries < 150; tries += 1) {
    if (document.querySelector('[role=dialog]') === null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A cell that was changed twice, by its label, and both quantities. */
export interface Question {
  readonly cell: string;
  readonly mine: number;
  readonly theirs: number;
}

/** In the page: what the open question is about. */
export function readQuestions(): Question[] {
  return [...document.querySelectorAll('[role=dialog] [role=radiogroup]')].map((group) => {
    const [mine = 0, theirs = 0] = [...group.querySelectorAll('label')].map(({ textContent }) =>
      Number(textContent.replaceAll(/\D/g, '')),
    );
    return { cell: group.getAttribute('aria-label') ?? '', mine, theirs };
  });
}

/** In the page: chooses and applies, as long as it is the same question; answers whether that was done. */
export async function giveAnswers(answers: (Question & { isMine: boolean })[]): Promise<boolean> {
  const numbersOf = (group: Element) =>
    [...group.querySelectorAll('label')]
      .map(({ textContent }) => textContent.replaceAll(/\D/g, ''))
      .join('/');
  for (const { cell, mine, theirs, isMine } of answers) {
    const group = [...document.querySelectorAll('[role=dialog] [role=radiogroup]')].find(
      (one) => one.getAttribute('aria-label') === cell,
    );
    if (!group || numbersOf(group) !== `${mine}/${theirs}`) return false;
    group.querySelectorAll('input')[isMine ? 0 : 1]?.click();
    // The page takes in one choice before the next one comes.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const apply = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Apply',
    );
    if (apply && !apply.disabled) {
      apply.click();
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** In the page: how many orders the service worker has kept. */
export async function countCached(): Promise<number> {
  await navigator.serviceWorker.ready;
  return (await (await caches.open('linedesk-orders')).keys()).length;
}

/** In the page: the records of the line sheet's journal. */
export function countRecords(): Promise<number> {
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
