import { Modal } from 'antd';

interface Props {
  /** The order's name. */
  name: string;
  onDownload: () => void;
  onClose: () => void;
}

/** Says that a return order cannot be sent, and what to do instead (spec 2 'Order list'). */
export function ReturnOrderDialog({ name, onDownload, onClose }: Props) {
  return (
    <Modal
      open
      title="Return order"
      width={440}
      okText="Download XLS"
      cancelText="Close"
      onOk={() => {
        onDownload();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        Return orders cannot be sent to the ERP. Please download the XLS of “{name}” and upload it manually.
      </p>
    </Modal>
  );
}
