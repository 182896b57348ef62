import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';

interface Props {
  /** The file's number of rows; null if only the server knows it. */
  rows: number | null;
  catalogs: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms deleting many garments at once. */
export function DeleteGarmentsDialog({ rows, catalogs, onConfirm, onClose }: Props) {
  const t = useT();
  return (
    <Modal
      open
      title={t('Delete garments')}
      width={440}
      okText={t('Delete')}
      cancelText={t('Cancel')}
      okButtonProps={{ danger: true }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <p>
        {rows === null
          ? t(
              'Delete the garments and skus listed in the file from {catalogs, plural, one {# catalog} other {# catalogs}}?',
              { catalogs },
            )
          : t(
              'Delete the garments and skus listed in the file ({rows, plural, one {# row} other {# rows}}) from {catalogs, plural, one {# catalog} other {# catalogs}}?',
              { rows, catalogs },
            )}{' '}
        {t('Orders keep their lines.')}
      </p>
    </Modal>
  );
}
