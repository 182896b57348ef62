/** What is wrong with the cards or lines in view; and how many cells were looked at, and how many tables have more to show. */
export function lookAtCards() {
  const faults: string[] = [];
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
  const textOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  let scrolled = 0;
  const cells = [...document.querySelectorAll<HTMLInputElement>('article table input')];
  for (const input of cells)
    if (input.scrollWidth > input.clientWidth)
      faults.push(`${input.ariaLabel}: ${input.value} takes ${input.scrollWidth} of ${input.clientWidth} px`);

  for (const table of document.querySelectorAll<HTMLTableElement>('#content table')) {
    for (const head of [...(table.tHead?.rows[0]?.cells ?? [])].slice(1, -1))
      if (head.scrollWidth > head.clientWidth) faults.push(`${table.ariaLabel}: ${head.textContent} is cut`);
  }

  // The sizes of a run are right above the cells of its garments.
  const tables = document.querySelectorAll<HTMLTableElement>('article table');
  for (const run of document.querySelectorAll<HTMLTableElement>('table[data-first]')) {
    const below = tables[Number(run.dataset.first)];
    for (const [index, head] of [...(run.rows[0]?.cells ?? [])].entries()) {
      const cell = below?.tBodies[0]?.rows[0]?.cells[index]?.getBoundingClientRect();
      const { left, right } = head.getBoundingClientRect();
      const isAbove = cell && Math.abs(cell.left - left) <= 1 && Math.abs(cell.right - right) <= 1;
      if (!isAbove) faults.push(`${run.textContent}: ${head.textContent} is not above its cells`);
    }
  }

  for (const card of document.querySelectorAll('article')) {
    for (const text of card.querySelectorAll<HTMLElement>('[data-frame=line] > :last-child p'))
      if (text.scrollWidth > text.clientWidth) faults.push(`${text.textContent} is cut`);
    const inside = card.getBoundingClientRect();
    for (const table of card.querySelectorAll('table')) {
      const name = table.ariaLabel;
      const frame = table.parentElement?.getBoundingClientRect() ?? inside;
      if (!isInside(frame, inside)) faults.push(`${name}: the table leaves its card`);
      for (const row of table.tBodies[0]?.rows ?? []) {
        const total = row.cells[row.cells.length - 1];
        if (total === undefined) continue;
        const box = total.getBoundingClientRect();
        if (!isInside(box, frame)) faults.push(`${name}: the total ${total.textContent} is cut`);
        if (!isInside(textOf(total), box))
          faults.push(`${name}: the total ${total.textContent} does not fit`);
        // What is at its place must be the total itself.
        const top = document.elementFromPoint(box.right - 4, box.top + box.height / 2);
        const isInWindow = box.top > 260 && box.bottom < window.innerHeight;
        if (isInWindow && top !== total) faults.push(`${name}: the total ${total.textContent} is covered`);
      }
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
      if (scrollWidth > clientWidth + 1) scrolled += 1;
    }
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
  return { faults, cells: cells.length, scrolled };
}
