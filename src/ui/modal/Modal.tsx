import { Modal as AntModal, type ModalProps } from 'antd';
import { useEffect, useRef } from 'react';

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

  useEffect(function takeFocus() {
    const all = [...document.querySelectorAll<HTMLElement>(controls)];
    const index = all.findIndex((one) => one === document.activeElement);
    const dialog = mark.current?.closest<HTMLElement>('[role=dialog]');
    const body = mark.current?.parentElement;
    const focus = () => {
      if (!dialog || body?.contains(document.activeElement)) return;
      const button = dialog.querySelector<HTMLElement>('.ant-modal-footer button:not(:disabled)');
      (body?.querySelector<HTMLElement>(fields) ?? button ?? dialog).focus({ preventScroll: true });
    };
    focus();
    // Until it is shown, a dialog that was there before cannot take the focus.
    const frame = requestAnimationFrame(focus);
    return () => {
      cancelAnimationFrame(frame);
      // Once the focus is free again, and whoever knows better has moved it.
      setTimeout(() => {
        if (document.activeElement === document.body) nearest(all, index)?.focus({ preventScroll: true });
      });
    };
  }, []);

  return <span ref={mark} hidden />;
}

/** The control at the index, the first one after it that is still there, or the last one before it. */
function nearest(all: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (index < 0) return undefined;
  const isThere = (one: HTMLElement) => one.isConnected && one.closest('[role=dialog]') === null;
  return all.slice(index).find(isThere) ?? all.slice(0, index).findLast(isThere);
}
