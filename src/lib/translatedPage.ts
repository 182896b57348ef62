/**
 * A browser that translates the page puts `<font>` elements in the place of texts: Chrome takes React's text node away,
 * other tools move it inside. React still calls `removeChild`, `insertBefore` and `nodeValue` for its own node, which
 * throws or changes what nobody sees (facebook/react#11538). After this call they find what stands for the node now; other
 * mistakes throw as ever. Returns a function that takes it back.
 */
export function followTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const setValue = nodeValue?.set;
  if (nodeValue === undefined || setValue === undefined) return () => undefined;
  /** What stands in the place of a text that was taken away. */
  const substitutes = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => findSubstitutes(records, substitutes));
  observer.observe(document, { childList: true, subtree: true });

  /** The child of a parent that stands for a node: the outermost `<font>` around it or its substitute, or null. */
  const standIn = (parent: Node, node: Node): Node | null => {
    let one = substitutes.get(node) ?? node;
    while (one.parentNode !== parent && isFont(one.parentNode)) one = one.parentNode;
    return one.parentNode === parent ? one : null;
  };

  Node.prototype.removeChild = function removeTranslated<T extends Node>(this: Node, child: T): T {
    const found = child.parentNode === this ? child : standIn(this, child);
    if (found !== null) removeChild.call(this, found);
    // A text that is gone for good has nothing to remove.
    else if (child.nodeType !== Node.TEXT_NODE || child.parentNode !== null) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeTranslated<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const found = next === null || next.parentNode === this ? next : standIn(this, next);
    const isGone = next?.nodeType === Node.TEXT_NODE && next.parentNode === null;
    insertBefore.call(this, node, found ?? (isGone ? null : next));
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      setValue.call(this, value);
      // The new text replaces the old translation, and is translated in its turn.
      if (this.parentNode === null) substitutes.get(this)?.replaceWith(this);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  };
}

/** A text that was removed where a `<font>` was added beside or instead of it has been translated. */
function findSubstitutes(records: readonly MutationRecord[], substitutes: WeakMap<Node, ChildNode>): void {
  const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
  if (fonts.size === 0) return;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(
      (node): node is HTMLElement => isFont(node) && fonts.has(node),
    );
    for (const node of removedNodes) {
      if (font !== undefined && node.nodeType === Node.TEXT_NODE && node.parentNode === null)
        substitutes.set(node, font);
    }
  }
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';
