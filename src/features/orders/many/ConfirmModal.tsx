import { type ReactNode, useState } from 'react';
import { scrolledBody } from '../../../shared/many-tasks/ReasonGroup';
import { Modal } from '../../../ui/modal/Modal';
import { type Message, message } from '../../../domain/language/message';

interface Props {
  title: string;
  okText: string;
  isDanger?: boolean;
  isDisabled: boolean;
  /** Closes the dialog when it resolves to true. */
  onOk: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that confirms an action on many orders; it stays open while the task is started. */
export function ConfirmModal({
  title,
  okText,
  isDanger = false,
  isDisabled,
  onOk,
  onClose,
  children,
}: Props) {
  const [isBusy, setBusy] = useState(false);
  const handleOk = async () => {
    setBusy(true);
    if (await onOk()) onClose();
    else setBusy(false);
  };
  return (
    <Modal
      open
      title={title}
      width={760}
      classNames={scrolledBody}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isDisabled, loading: isBusy }}
      onOk={() => void handleOk()}
      onCancel={() => {
        if (!isBusy) onClose();
      }}
    >
      {children}
    </Modal>
  );
}

/** 'Send 27, skip 3'. */
export const skipping = (action: 'send' | 'change' | 'delete', count: number, all: number): Message =>
  count === all
    ? message('{action, select, send {Send {count}} change {Change {count}} other {Delete {count}}}', {
        action,
        count,
      })
    : message(
        '{action, select, send {Send {count}, skip {skipped}} change {Change {count}, skip {skipped}} other {Delete {count}, skip {skipped}}}',
        { action, count, skipped: all - count },
      );
