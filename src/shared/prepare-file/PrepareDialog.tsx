import type { FileKind } from '../../domain/spreadsheet/sheet';
import { PrepareFile } from './PrepareFile';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  kind: FileKind;
  /** The file that the upload rejected; null to choose one. */
  first: File | null;
  onUse: (file: File) => void;
  onClose: () => void;
}

/** 'Prepare a file' beside an upload, which gets the made file. */
export function PrepareDialog({ kind, first, onUse, onClose }: Props) {
  return (
    <Modal open title="Prepare a file" width={1040} footer={null} onCancel={onClose}>
      <PrepareFile kind={kind} first={first} uses={[{ text: 'Use this file', onUse }]} />
    </Modal>
  );
}
