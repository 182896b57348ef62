import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { Modal } from '../../../ui/modal/Modal';
import { listLines } from '../grid/useCellEntry';
import { revertStep } from '../undo';
import styles from './SizeRunDialog.module.css';
import type { RunResult } from './useRunEntry';

/** What a person is told about what they have just done. */
export interface Told {
  readonly message: string;
  /** A sentence each. */
  readonly details?: readonly string[];
  /** Takes it back. */
  readonly undo?: () => void;
}

/** What was told last, and functions that tell something, or what became of quantities; `onUndone` follows an undo. */
export function useTold(onUndone: () => void) {
  const dispatch = useAppDispatch();
  const [told, tell] = useState<Told | null>(null);
  const tellResult = (result: RunResult | null) => {
    const step = result?.step;
    const undo = () => {
      if (step) dispatch(revertStep(step));
      tell({ message: 'Undone.' });
      onUndone();
    };
    tell(result && { ...result, undo: step ? undo : undefined });
  };
  return { told, tell, tellResult };
}

interface Props {
  title: string;
  told: Told | null;
  okText: string;
  onOk: () => void;
  /** Called when the person goes back to the cells. */
  onReturn: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that enters quantities, says what became of them, and takes them back. */
export function RunFrame({ title, told, okText, onOk, onReturn, onClosed, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const goBack = useEffectEvent(onReturn);

  useEffect(
    function leadBack() {
      // As soon as it begins to close.
      if (!isOpen) goBack();
    },
    [isOpen],
  );

  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      focusable={{ focusTriggerAfterClose: false }}
      // The buttons stay in view.
      styles={{ body: { maxHeight: 'calc(100dvh - 280px)', overflowY: 'auto' } }}
      footer={
        <>
          <div role="status" className={styles.result}>
            {told?.message}
            <ul>
              {listLines(told?.details ?? []).map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
          <Flex gap={8} justify="end">
            {told?.undo && <Button onClick={told.undo}>Undo</Button>}
            <Button type="primary" onClick={onOk}>
              {okText}
            </Button>
          </Flex>
        </>
      }
    >
      {children}
    </Modal>
  );
}
