import { counted } from '../../lib/numbers';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  /** The file's number of rows; null if only the server knows it. */
  rows: number | null;
  catalogs: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms deleting many garments at once. */
export function DeleteGarmentsDialog({ rows, catalogs, onConfirm, onClose }: Props) {
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
        Delete the garments and skus listed in the file{rows !== null && ` (${counted(rows, 'row')})`} from{' '}
        {counted(catalogs, 'catalog')}? Orders keep their lines.
      </p>
    </Modal>
  );
}
