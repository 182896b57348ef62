import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { Modal } from '../../../ui/modal/Modal';
import { listLines } from '../grid/useCellEntry';
import { revertStep } from '../undo';
import styles from './SizeRunDialog.module.css';
import type { RunResult } from './useRunEntry';

/** What a person is told about what they have just done. */
export interface RunFeedback {
  readonly message: string;
  /** A sentence each. */
  readonly details?: readonly string[];
  /** Takes it back. */
  readonly undo?: () => void;
}

/** What was told last, and functions that tell something, or what became of quantities; `onUndone` follows an undo. */
export function useRunFeedback(onUndone: () => void) {
  const dispatch = useAppDispatch();
  const [feedback, showFeedback] = useState<RunFeedback | null>(null);
  const showResult = (result: RunResult | null) => {
    const step = result?.step;
    const undo = () => {
      if (step) dispatch(revertStep(step));
      showFeedback({ message: 'Undone.' });
      onUndone();
    };
    showFeedback(result && { ...result, undo: step ? undo : undefined });
  };
  return { feedback, showFeedback, showResult };
}

interface Props {
  title: string;
  feedback: RunFeedback | null;
  okText: string;
  onOk: () => void;
  /** Called when the person goes back to the cells. */
  onReturn: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that enters quantities, says what became of them, and takes them back. */
export function RunFrame({ title, feedback, okText, onOk, onReturn, onClosed, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const goBack = useEffectEvent(onReturn);

  useEffect(
    function returnFocus() {
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
            {feedback?.message}
            <ul>
              {listLines(feedback?.details ?? []).map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
          <Flex gap={8} justify="end">
            {feedback?.undo && <Button onClick={feedback.undo}>Undo</Button>}
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
