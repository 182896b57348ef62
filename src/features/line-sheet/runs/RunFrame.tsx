import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { Modal } from '../../../ui/modal/Modal';
import { listLines } from '../grid/useCellEntry';
import { revertStep } from '../undo';
import styles from './SizeRunDialog.module.css';
import type { RunResult } from './useRunEntry';

/** Feedback on the last action in the dialog. */
export interface RunFeedback {
  readonly message: string;
  /** Sentences. */
  readonly details?: readonly string[];
  readonly undo?: () => void;
}

/**
 * The current feedback, with functions to show a message or the result of entering quantities; `onUndone` is called
 * after an undo.
 */
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
  /** Called when the dialog starts to close, to return to the cells. */
  onReturn: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that enters quantities, reports the result, and can undo it. */
export function RunFrame({ title, feedback, okText, onOk, onReturn, onClosed, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const goBack = useEffectEvent(onReturn);

  useEffect(
    function returnFocus() {
      // As soon as it starts to close.
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
