import { Modal as AntModal, type ModalProps } from 'antd';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Ant Design's `Modal`, which begins where somebody goes on: in its first field, on its safe button if it only asks, or
 * on itself if it only tells. Afterwards the focus is on what opened it or, if that is gone, on what was next to it.
 */
export function Modal({ open = false, afterOpenChange, children, ...props }: ModalProps) {
  const over = useRef<HTMLElement>(null);
  return (
    <>
      {open && <FocusReturn />}
      <AntModal
        {...props}
        open={open}
        wrapProps={{
          // React counts a menu over the dialog as a part of it, the page does not.
          onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
            if (target.getAttribute('role') !== 'dialog')
              over.current = currentTarget.contains(target) ? null : target;
          },
        }}
        afterOpenChange={(isOpen) => {
          // Once it has come in, Ant Design's dialog takes the focus, from such a menu too.
          if (isOpen) over.current?.focus({ preventScroll: true });
          afterOpenChange?.(isOpen);
        }}
      >
        {open && <FocusInside />}
        {children}
      </AntModal>
    </>
  );
}

const fields =
  'input:not([type=checkbox]):not([type=file]):not(:disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)';
const fileDrop = '.ant-upload[role=button]';
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Takes the focus, once what is in the dialog has loaded. */
function FocusInside() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(function takeFocus() {
    const dialog = mark.current?.closest<HTMLElement>('[role=dialog]');
    const body = mark.current?.parentElement;
    const before = document.activeElement;
    const focus = () => {
      const { activeElement } = document;
      // Somebody who was quicker is in a field, or in a menu that opened over the dialog.
      const isElsewhere = activeElement !== before && !dialog?.contains(activeElement);
      if (!dialog || isElsewhere || body?.contains(activeElement)) return;
      const inBody = (selector: string) => body?.querySelector<HTMLElement>(selector);
      // The safe one comes first in every footer.
      const button = dialog.querySelector<HTMLElement>('.ant-modal-footer button:not(:disabled)');
      (inBody(fields) ?? inBody(fileDrop) ?? button ?? dialog).focus({ preventScroll: true });
    };
    focus();
    // Until it is shown, a dialog cannot take the focus.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);

  return <span ref={mark} hidden />;
}

/** Gives the focus back, also from a dialog that closes before it has loaded. */
function FocusReturn() {
  // Before a field of the dialog can take the focus.
  const [[all, index]] = useState(surroundings);

  useEffect(
    function giveFocusBack() {
      return () => {
        // Once the focus is free again, and whoever knows better has moved it.
        setTimeout(() => {
          if (document.activeElement === document.body) nearest(all, index)?.focus({ preventScroll: true });
        });
      };
    },
    [all, index],
  );

  return null;
}

/** All that could have the focus, in the order of the page, and the place of what has it; -1 for nothing. */
function surroundings(): [HTMLElement[], number] {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  return [all, all.findIndex((one) => one === document.activeElement)];
}

/** The control at the index, the first one after it that is still there, or the last one before it. */
function nearest(all: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (index < 0) return undefined;
  const isThere = ({ isConnected }: HTMLElement) => isConnected;
  return all.slice(index).find(isThere) ?? all.slice(0, index).findLast(isThere);
}
