import { Modal as AntModal, type ModalProps } from 'antd';
import { useEffect, useRef, useState } from 'react';

/**
 * Ant Design's `Modal`, which begins where somebody goes on: in its first field, on its safe button if it only asks, or
 * on itself if it only tells. Afterwards the focus is on what opened it or, if that is gone, on what was next to it.
 */
export function Modal({ open = false, children, ...props }: ModalProps) {
  return (
    <AntModal {...props} open={open}>
      {open && <FocusInside />}
      {children}
    </AntModal>
  );
}

const fields =
  'input:not([type=checkbox]):not([type=file]):not(:disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)';
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

function FocusInside() {
  const mark = useRef<HTMLSpanElement>(null);
  // Before a field of the dialog can take the focus.
  const [[all, index]] = useState(surroundings);

  useEffect(
    function takeFocus() {
      const dialog = mark.current?.closest<HTMLElement>('[role=dialog]');
      const body = mark.current?.parentElement;
      const before = document.activeElement;
      const focus = () => {
        const { activeElement } = document;
        // Somebody who was quicker is in a field, or in a menu that opened over the dialog.
        const isElsewhere = activeElement !== before && !dialog?.contains(activeElement);
        if (!dialog || isElsewhere || body?.contains(activeElement)) return;
        const button = dialog.querySelector<HTMLElement>('.ant-modal-footer button:not(:disabled)');
        (body?.querySelector<HTMLElement>(fields) ?? button ?? dialog).focus({ preventScroll: true });
      };
      focus();
      // Until it is shown, a dialog cannot take the focus.
      const frame = requestAnimationFrame(focus);
      return () => {
        cancelAnimationFrame(frame);
        // Once the focus is free again, and whoever knows better has moved it.
        setTimeout(() => {
          if (document.activeElement === document.body) nearest(all, index)?.focus({ preventScroll: true });
        });
      };
    },
    [all, index],
  );

  return <span ref={mark} hidden />;
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
