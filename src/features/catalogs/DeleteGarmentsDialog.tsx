import { counted } from '../../lib/numbers';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  /** How many rows the file has; null when only the server can tell. */
  rows: number | null;
  catalogs: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before many garments are deleted at once. */
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
