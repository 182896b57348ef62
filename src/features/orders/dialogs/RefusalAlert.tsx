import { Modal } from 'antd';
import { useId } from 'react';

interface Props {
  title: string;
  /** The host's own words. */
  text: string;
  onClose: () => void;
}

/** Stands where the spec has a browser alert (spec 8): nothing goes on until it was read. */
export function RefusalAlert({ title, text, onClose }: Props) {
  const id = useId();
  return (
    <Modal
      open
      title={<span id={`${id}-title`}>{title}</span>}
      width={400}
      closable={false}
      onOk={onClose}
      onCancel={onClose}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
      modalRender={(dialog) => (
        <div role="alertdialog" aria-modal aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
          {dialog}
        </div>
      )}
    >
      <p id={`${id}-text`}>{text}</p>
    </Modal>
  );
}
