import { Modal as AntModal, type ModalProps } from 'antd';
import { Restored } from '../restored/Restored';
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props extends ModalProps {
  /** An alert, which screen readers announce: its children say what has happened. */
  isAlert?: boolean;
}

/**
 * Ant Design's `Modal` with managed focus: it starts on the first field, on the safe button of a question, or on the
 * dialog itself if it only informs. On closing it returns to the element that opened it or, if that was removed, to its
 * neighbor. If React loses a node of it, the dialog comes back, not the page without it.
 */
export function Modal({ open = false, isAlert = false, afterOpenChange, children, ...props }: Props) {
  const over = useRef<HTMLElement>(null);
  return (
    <>
      {open && <FocusReturn />}
      <Restored>
        <AntModal
          {...props}
          open={open}
          wrapProps={{
            // A menu or a question over the dialog is its child in React, but not in the DOM.
            onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
              if (!target.matches(dialogs)) over.current = currentTarget.contains(target) ? null : target;
            },
          }}
          afterOpenChange={(isOpen) => {
            // Ant Design's dialog takes the focus once its animation ends, even from such a menu.
            if (isOpen) over.current?.focus({ preventScroll: true });
            afterOpenChange?.(isOpen);
          }}
        >
          {open && <FocusInside />}
          {isAlert ? <AlertText>{children}</AlertText> : children}
        </AntModal>
      </Restored>
    </>
  );
}

/** The text of an alert. Ant Design gives all its dialogs the role `dialog`. */
function AlertText({ children }: Pick<ModalProps, 'children'>) {
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(
    function makeAlert() {
      const dialog = text.current?.closest(dialogs);
      dialog?.setAttribute('role', 'alertdialog');
      dialog?.setAttribute('aria-describedby', id);
    },
    [id],
  );
  return (
    <div ref={text} id={id}>
      {children}
    </div>
  );
}

const dialogs = '[role=dialog], [role=alertdialog]';
const fields =
  'input:not([type=checkbox]):not([type=file]):not(:disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)';
const fileDrop = '.ant-upload[role=button]';
const linkButton = 'a.ant-btn';
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Sets the initial focus once the dialog's content has loaded. */
function FocusInside() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(function takeFocus() {
    const dialog = mark.current?.closest<HTMLElement>(dialogs);
    const body = mark.current?.parentElement;
    const before = document.activeElement;
    const focus = () => {
      const { activeElement } = document;
      // The person has already focused a field, or a menu over the dialog.
      const isElsewhere = activeElement !== before && !dialog?.contains(activeElement);
      if (!dialog || isElsewhere || body?.contains(activeElement)) return;
      const inBody = (selector: string) => body?.querySelector<HTMLElement>(selector);
      // The safe button comes first in every footer.
      const button = dialog.querySelector<HTMLElement>('.ant-modal-footer button:not(:disabled)');
      (inBody(fields) ?? inBody(fileDrop) ?? button ?? inBody(linkButton) ?? dialog).focus({
        preventScroll: true,
      });
    };
    focus();
    // A dialog cannot be focused until it is shown.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);

  return <span ref={mark} hidden />;
}

/** Returns the focus, also from a dialog that closes before its content has loaded. */
function FocusReturn() {
  // Captured on the first render, before a field of the dialog can take the focus.
  const [[all, index]] = useState(surroundings);

  useEffect(
    function returnFocus() {
      return () => {
        // After Ant Design releases the focus, unless it has been moved elsewhere.
        setTimeout(() => {
          if (document.activeElement === document.body) nearest(all, index)?.focus({ preventScroll: true });
        });
      };
    },
    [all, index],
  );

  return null;
}

/** All focusable elements in document order, and the index of the focused one; -1 for none. */
function surroundings(): [HTMLElement[], number] {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  return [all, all.findIndex((one) => one === document.activeElement)];
}

/** The element at the index, else the first one after it that still exists, else the last one before it. */
function nearest(all: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (index < 0) return undefined;
  const isInDocument = ({ isConnected }: HTMLElement) => isConnected;
  return all.slice(index).find(isInDocument) ?? all.slice(0, index).findLast(isInDocument);
}
