import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './PlainDialog.module.css';

interface Props {
  title: string;
  /** The person wants nothing of it: Escape, or a click beside it. */
  onCancel: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/**
 * A small dialog with the browser's own modality: for pages that must open fast, and for what must be asked even when
 * nothing can be loaded any more. It is open while it is rendered.
 */
export function PlainDialog({ title, onCancel, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(function openModally() {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // It closes when it is no longer rendered.
        event.preventDefault();
        onCancel();
      }}
      onMouseDown={({ target, currentTarget, clientX, clientY }) => {
        if (target === currentTarget && isOutside(currentTarget, clientX, clientY)) onCancel();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

function isOutside(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
