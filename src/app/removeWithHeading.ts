/** Removes the element with this id once the page below `root` has a heading, or an element `main`. */
export function removeWithHeading(id: string, root: HTMLElement): void {
  const remove = () => {
    if (root.querySelector('h1, main') === null) return;
    observer.disconnect();
    document.getElementById(id)?.remove();
  };
  const observer = new MutationObserver(remove);
  observer.observe(root, { childList: true, subtree: true });
}
