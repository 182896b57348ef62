import { type ReactNode, useState } from 'react';
import { scrolledBody } from '../../../shared/many-tasks/ReasonGroup';
import { Modal } from '../../../ui/modal/Modal';

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
export const skipping = (what: string, count: number, all: number) =>
  count === all ? `${what} ${count}` : `${what} ${count}, skip ${all - count}`;
