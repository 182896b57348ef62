import { expect, type Page } from '@playwright/test';

/** How many tab stops to check on a screen; rows of a table are alike. */
const mostStops = 24;

/**
 * Looks at the focused element with and without focus: at its colors and lines, and at those of the elements around
 * and next to it, since a wrapper or a drawn box may show the focus instead; and whether its outline is cut off. Answers null for one already checked.
 */
async function lookAtFocus(): Promise<{ name: string; isSeen: boolean; isWhole: boolean } | null> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  if (focused.dataset.stop === 'seen') return null;
  focused.dataset.stop = 'seen';
  const around = [focused, focused.nextElementSibling];
  for (let element = focused.parentElement; element && around.length < 6; element = element.parentElement) {
    around.push(element);
  }
  // Some components show the focus only after rendering again.
  const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const linesOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (style.opacity === '0' || style.visibility === 'hidden') return '';
    const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
    const outline = hasOutline && `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
    return [outline, style.boxShadow, style.borderTopColor, style.borderBottomWidth, style.backgroundColor];
  };
  const look = () =>
    JSON.stringify(
      around
        .filter((element) => element !== null)
        .map((element) => [linesOf(element), linesOf(element, '::before'), linesOf(element, '::after')]),
    );
  await settled();
  const withFocus = look();
  // An outline outside the element must not be cut off by what it is in.
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  let isWhole = true;
  for (let around = focused.parentElement; around && width > 0; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const frame = around.getBoundingClientRect();
    const room = [
      box.left - frame.left,
      frame.right - box.right,
      box.top - frame.top,
      frame.bottom - box.bottom,
    ];
    isWhole = room.every((space) => space > width - 1.5);
    break;
  }
  focused.blur();
  await settled();
  const without = look();
  focused.focus({ preventScroll: true });
  let isSeen = withFocus !== without;
  // On a busy machine a component may render a few frames later.
  for (let frames = 0; !isSeen && frames < 10; frames += 1) {
    await settled();
    isSeen = look() !== without;
  }
  const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = `${focused.getAttribute('role') ?? focused.localName} '${label.trim().slice(0, 40)}' ${focused.className}`;
  return { name, isSeen, isWhole };
}

/** Goes through the tab stops; answers how many there are, and which do not show the focus. */
export async function walk(page: Page) {
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(lookAtFocus);
    if (stop === null && stops === 0) {
      // Where the focus was may have been behind the last stop: the first Tab left the page, the next enters it again.
      await page.keyboard.press('Tab');
      stop = await page.evaluate(lookAtFocus);
    }
    if (stop === null) break;
    if (!stop.isSeen) unseen.push(stop.name);
    else if (!stop.isWhole) unseen.push(`cut off: ${stop.name}`);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop');
  });
  return { stops, unseen };
}

/** Goes through the tab stops of an open screen; through the shell's own, and again in dark, only where that is asked for. */
export async function expectFocusSeen(
  page: Page,
  place: string,
  { isShellToo = false, isDarkToo = isShellToo }: { isShellToo?: boolean; isDarkToo?: boolean } = {},
): Promise<void> {
  for (const colorScheme of isDarkToo ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    if (isShellToo) await page.evaluate(() => document.body.focus());
    else await page.locator('#content').focus();
    const { stops, unseen } = await walk(page);
    expect.soft(unseen, `${place} in ${colorScheme}`).toEqual([]);
    expect(stops, place).toBeGreaterThan(0);
  }
}
