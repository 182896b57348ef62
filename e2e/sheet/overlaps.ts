import type { Page } from '@playwright/test';

/** The texts of these elements that overlap, as pairs. */
export const overlaps = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const texts: { text: string; box: { left: number; right: number; top: number; bottom: number } }[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: parent } = node;
        const text = node.textContent?.trim() ?? '';
        // A text for screen readers is clipped to a pixel.
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1 || text === '')
          continue;
        const range = document.createRange();
        range.selectNode(node);
        const box = range.getBoundingClientRect();
        let { left, right } = box;
        for (let around: Element | null = parent; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === 'visible') continue;
          const clip = around.getBoundingClientRect();
          left = Math.max(left, clip.left);
          right = Math.min(right, clip.right);
        }
        texts.push({ text, box: { left, right, top: box.top, bottom: box.bottom } });
      }
    }
    type Box = (typeof texts)[number]['box'];
    const isApart = (a: Box, b: Box) =>
      a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
    return texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .filter((b) => !isApart(a.box, b.box))
        .map((b) => `${a.text} / ${b.text}`),
    );
  });
