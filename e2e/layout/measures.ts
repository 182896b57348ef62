// What can be wrong with the layout of any screen: each function runs in the page and answers the faults.

/** Adds up how far the content of each page moves by itself, and remembers what moved. */
export function watchShifts() {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = Object(entry);
      if (hadRecentInput) continue;
      shifts.sum += value;
      for (const { node } of sources)
        shifts.moved.push(`${value.toFixed(3)} ${node?.outerHTML?.slice(0, 90) ?? node?.textContent}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved by itself since the page was opened, if it is more than a little. */
export function shifts(): string[] {
  const { sum, moved } = Reflect.get(window, 'shifts');
  return sum < 0.02 ? [] : moved.map((what: string) => `moved by itself: ${what}`);
}

/** The shown texts that are smaller than 12 px. */
export function smallTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) small.add(`smaller than 12 px: ${text}`);
  }
  return [...small];
}

/** Everything that can be scrolled sideways, but tables, which may where they have no room. */
export function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolled = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (element.clientWidth === 0 || element.scrollWidth - element.clientWidth <= 1) return false;
    const isTable = element.matches('.ant-table *, [data-scrolls], [data-scrolls] *, [role=grid]');
    return !isTable && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...scrolled.map(({ tagName, className }) => `scrolls sideways: ${tagName} ${className}`),
  ];
}

/** Scroll bars of lists that they don't need, and one of the page beside a list that is as high as the window. */
export function needlessBars(isList: boolean): string[] {
  const { scrollHeight, clientHeight } = document.documentElement;
  const tooHigh = scrollHeight - clientHeight;
  const found = isList && tooHigh > 0 ? [`the page is ${tooHigh} px too high`] : [];
  for (const list of document.querySelectorAll('.ant-table-body')) {
    const hasBar = getComputedStyle(list).overflowY === 'scroll';
    if (hasBar && list.scrollHeight <= list.clientHeight)
      found.push('a list has a bar and nothing to scroll');
  }
  return found;
}

/** Lists that scroll sideways. */
export function wideLists(): string[] {
  return [...document.querySelectorAll('.ant-table-body')]
    .map((list) => list.scrollWidth - list.clientWidth)
    .filter((room) => room > 0)
    .map((room) => `a list is ${room} px too wide`);
}

/** Columns that are beside their headers, and headers over others. */
export function displacedColumns(): string[] {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('th.ant-table-cell-fix-end')) {
    const before = cell.previousElementSibling?.getBoundingClientRect().right ?? 0;
    if (cell.getBoundingClientRect().left < before - 1) found.push('a header is over the one before it');
  }
  // Widths by letters are parts of pixels.
  const rightOf = (cell: Element) => cell.getBoundingClientRect().right;
  for (const row of document.querySelectorAll('.ant-table-row[data-index="0"]')) {
    const headers = row.closest('.ant-table')?.querySelectorAll('th') ?? [];
    const displaced = [...row.children].filter(
      (cell, index) => Math.abs(rightOf(cell) - rightOf(headers[index] ?? cell)) >= 1,
    );
    if (displaced.length > 0) found.push(`${displaced.length} columns are beside their headers`);
  }
  return found;
}

/** The cells of figures whose text is cut, or covered by a column that stays in view; and emails, if many are cut. */
export function cutCells(): string[] {
  const cells = [...document.querySelectorAll('[role=cell]')];
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  const isCovered = (cell: Element) => {
    const { left, right } = cell.getBoundingClientRect();
    return [...(cell.parentElement?.children ?? [])].some((other) => {
      if (other === cell || getComputedStyle(other).position !== 'sticky') return false;
      const box = other.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1;
    });
  };
  const figures = cells.filter(
    (cell) => getComputedStyle(cell).textAlign === 'end' && /\d/.test(cell.textContent),
  );
  const emails = cells.filter(({ textContent }) => textContent.includes('@'));
  const cutEmails = emails.filter(isCut);
  return [
    ...figures.filter((cell) => isCut(cell) || isCovered(cell)),
    ...(cutEmails.length > emails.length / 5 ? cutEmails : []),
  ].map(({ textContent }) => `is cut: ${textContent}`);
}

/** The switches that are not whole from left to right. */
export function cutSwitches(): string[] {
  return [...document.querySelectorAll('[role=switch]')].flatMap((toggle) => {
    if (!toggle.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right } = toggle.getBoundingClientRect();
    const frame = toggle.closest('.ant-table')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const isWhole = left >= frame.left && right <= Math.min(frame.right, innerWidth);
    return isWhole ? [] : [`is cut: ${toggle.ariaLabel ?? toggle.outerHTML.slice(0, 90)}`];
  });
}

/** The controls that are lower than a finger needs; of links in tables only those of orders are among them. */
export function lowControls(): string[] {
  const controls = 'button, a, input, select, textarea, [role=switch], [role=combobox], [role=tab]';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const around = 'label, .ant-input-affix-wrapper, .ant-picker, .ant-select, td, [role=grid] [role]';
    const isAlone = element.matches('[aria-label="Orders"] a');
    const whole = (isAlone ? null : element.closest<HTMLElement>(around)) ?? element;
    const { width, height } = whole.getBoundingClientRect();
    // The skip link is for keyboards.
    const isSkipLink = element.matches('[href="#content"]');
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const grown = parseFloat(getComputedStyle(whole, '::after').height) || 0;
    if (!isShown || isSkipLink || Math.max(height, grown) >= 39.5) return [];
    return [
      `${Math.round(height)} px: ${element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120)}`,
    ];
  });
}

/** The focused element, if something covers it. */
export function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused?.closest('#content')) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = focused.contains(seen) || seen?.contains(focused);
  const isShown = height > 0 && height <= innerHeight;
  return !isShown || isSeen ? [] : [`is covered with the focus: ${focused.outerHTML.slice(0, 120)}`];
}

/** The names of garments that are cut. */
export function cutNames(): string[] {
  return [...document.querySelectorAll('article h2')].flatMap((name) => {
    const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight;
    return isCut ? [`is cut: ${name.textContent}`] : [];
  });
}
