import { Modal, type ModalProps } from 'antd';

/** Asks before what was typed is dropped: its OK drops it. */
export function DiscardQuestion(props: Pick<ModalProps, 'open' | 'onOk' | 'onCancel'>) {
  return (
    <Modal
      title="Discard what you entered?"
      width={360}
      okText="Discard"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      {...props}
    />
  );
}
