import { expect, type Locator, type Page } from '@playwright/test';
import { sideways } from '../layout/measures';
import { collectAnswers, offerLanguages, showIn, untranslated } from '../pseudoLanguage';
import { type Popup, seriousViolations } from '../seriousViolations';

/** Goes to a page of the admin shell and waits until its data has loaded. */
export async function open(page: Page, place: string): Promise<void> {
  await page.goto(`/admin/${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Expects no serious violation on the page as it is, or in what has opened over it. */
export async function expectNoFault(page: Page, what: string, popup?: Popup): Promise<void> {
  expect.soft(await seriousViolations(page, popup), what).toEqual([]);
}

/** Expects no serious violation on the page as it is, nor in the side menu, which the other audits leave out. */
export async function expectNoFaultWithMenu(page: Page, what: string): Promise<void> {
  expect.soft(await seriousViolations(page, undefined, { isMenuToo: true }), what).toEqual([]);
}

/** The open dialog. */
export const dialogOf = (page: Page): Popup => ({
  sign: page.getByRole('dialog').last(),
  within: ['[role=dialog]'],
});

/** The menu of a button; it is reopened when the page re-renders. */
export const menuOf = (page: Page, reopen: () => Promise<void>): Popup => ({
  sign: page.getByRole('menu').last(),
  within: ['[role=menu]'],
  reopen,
});

/** An open calendar, with its field. */
export const calendarOf = (page: Page, reopen: () => Promise<void>): Popup => ({
  sign: page.getByRole('button', { name: /Next month/ }),
  within: ['.ant-picker-dropdown', '.ant-picker-focused'],
  reopen,
});

/** The open choices of a field, with the field; `sign` is one of them. */
export const choicesOf = (sign: Locator, reopen: () => Promise<void>): Popup => ({
  sign,
  within: ['.ant-select-dropdown', '.ant-select-open'],
  reopen,
});

const answers = new WeakMap<Page, ReadonlySet<string>>();

/** Prepares a page for `tryDialog` to look for texts that are not translated. */
export async function listenToPage(page: Page): Promise<void> {
  await offerLanguages(page);
  answers.set(page, await collectAnswers(page));
}

/** Expects no text of the open dialog to stay English in another language, nor to leave it sideways. */
async function expectTranslated(page: Page, what: string): Promise<void> {
  const known = answers.get(page);
  // A question is worded once, when it is asked.
  if (known === undefined || (await page.locator('.ant-modal-confirm').count()) > 0) return;
  await showIn(page, 'en-XA');
  expect.soft(await untranslated(page, known, '[role=dialog]'), `${what}: not translated`).toEqual([]);
  expect.soft(await page.evaluate(sideways), `${what}: sideways`).toEqual([]);
  await showIn(page, 'en');
}

/** Presses what opens a dialog, expects no serious violation and no English text in it, and closes it. */
export async function tryDialog(page: Page, what: string, press: () => Promise<void>): Promise<void> {
  await press();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, what, dialogOf(page));
  await expectTranslated(page, what);
  await closeDialog(page);
}

/** Closes the open dialog. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
