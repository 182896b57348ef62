/** How a translator treats a text: Chrome takes it away for one of its own, others move it. */
export type Translator = 'replaces' | 'moves';

/**
 * Wraps each text of the page in two `<font>` elements, now and whenever one appears, as a browser that translates does;
 * those under `translate="no"` stay. Texts stay the same, so that tests can read them. Self-contained, as Playwright
 * sends it to a browser. Returns a function that stops it.
 */
export function translatePage(translator: Translator): () => void {
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (parent === null || parent.closest('font, script, style, textarea') !== null) return;
    if (parent.closest('[translate]')?.getAttribute('translate') === 'no') return;
    if ((text.nodeValue ?? '').trim() === '') return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    parent.replaceChild(outer, text);
    inner.append(translator === 'moves' ? text : document.createTextNode(text.nodeValue ?? ''));
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver(wrapAll);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  wrapAll();
  return () => observer.disconnect();
}
