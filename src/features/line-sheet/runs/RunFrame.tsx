import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Modal } from '../../../ui/modal/Modal';
import { listLines } from '../grid/useCellEntry';
import styles from './SizeRunDialog.module.css';
import { useT } from '../../../languages/useT';

/** Feedback on the last action in the dialog. */
export interface RunFeedback {
  readonly message: string;
  /** Sentences. */
  readonly details?: readonly string[];
  readonly undo?: () => void;
}

interface Props {
  title: string;
  feedback: RunFeedback | null;
  onFeedback: (feedback: RunFeedback) => void;
  okText: string;
  onOk: () => void;
  onUndone?: () => void;
  /** Called when the dialog starts to close, to return to the cells. */
  onReturn: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that enters quantities, reports the result, and can undo it. */
export function RunFrame(props: Props) {
  const t = useT();
  const { title, feedback, onFeedback, okText, onOk, onUndone, onReturn, onClosed, children } = props;
  const [isOpen, setOpen] = useState(true);
  const goBack = useEffectEvent(onReturn);

  const undo = () => {
    feedback?.undo?.();
    onFeedback({ message: t('Undone.') });
    onUndone?.();
  };

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
              {listLines(t, feedback?.details ?? []).map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
          <Flex gap={8} justify="end">
            {feedback?.undo && <Button onClick={undo}>{t('Undo')}</Button>}
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
