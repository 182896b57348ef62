import { Modal } from 'antd';

interface Props {
  /** How many rows the file has; null when only the host will know. */
  rows: number | null;
  catalogs: number;
  onConfirm: () => void;
  onClose: () => void;
}

const number = new Intl.NumberFormat();

/** Asks before many garments go at once. */
export function ConfirmDeleteDialog({ rows, catalogs, onConfirm, onClose }: Props) {
  const what =
    rows === null ? 'what the file names' : `what ${counted(rows, 'row', 'rows')} of the file name`;
  return (
    <Modal
      open
      title="Delete garments"
      width={440}
      okText="Delete"
      cancelText="Cancel"
      okButtonProps={{ danger: true }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <p>
        Delete {what} from {counted(catalogs, 'catalog', 'catalogs')}? Orders keep their lines.
      </p>
    </Modal>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
