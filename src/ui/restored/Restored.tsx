import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface State {
  error: unknown;
  /** Counts the times that they were mounted anew. */
  mounts: number;
}

/** Where a person is, and what the fields of the document hold, in its order. */
interface Seen {
  texts: string[];
  /** The index of the focused field; -1 for none. */
  focused: number;
  scrolled: number;
}

const maxMounts = 3;
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Mounts its children anew when a node is gone that React wants to change, as when an extension of the browser has
 * removed it: where they were, with what was typed. Other errors, and one that comes back, are those of the next one
 * outside, or the route's.
 */
export class Restored extends Component<Props, State, Seen | null> {
  override state: State = { error: null, mounts: 0 };
  /** As the page was when they failed. */
  private shown: Seen | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override getSnapshotBeforeUpdate(): Seen | null {
    return this.state.error === null ? null : seen();
  }

  override componentDidUpdate(_props: Props, _before: State, shown: Seen | null): void {
    this.shown = shown;
  }

  override componentDidCatch(): void {
    const { shown } = this;
    this.setState(
      ({ mounts }) => ({ error: null, mounts: mounts + 1 }),
      () => shown !== null && restore(shown),
    );
  }

  override render(): ReactNode {
    const { error, mounts } = this.state;
    if (error === null) return <Fragment key={mounts}>{this.props.children}</Fragment>;
    if (!isLostNode(error) || mounts >= maxMounts) throw error;
    return null;
  }
}

const isLostNode = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

const allFields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];

function seen(): Seen {
  const all = allFields();
  return {
    texts: all.map(({ value }) => value),
    focused: all.findIndex((field) => field === document.activeElement),
    scrolled: document.documentElement.scrollTop,
  };
}

/** Types again what was typed, as the person did, so that forms and cells know of it. */
function restore(shown: Seen, frames = 10): void {
  const { texts, focused, scrolled } = shown;
  document.documentElement.scrollTop = scrolled;
  const all = allFields();
  // With other fields than before nobody knows which is which. Those of a dialog appear a moment later.
  if (all.length !== texts.length) {
    if (frames > 0) requestAnimationFrame(() => restore(shown, frames - 1));
    return;
  }
  for (const [index, field] of all.entries()) {
    const text = texts[index] ?? '';
    if (field.value === text || field.disabled || field.readOnly) continue;
    field.focus({ preventScroll: true });
    // React takes a value that is set on the element itself for one that it has set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  all[focused]?.focus({ preventScroll: true });
}
