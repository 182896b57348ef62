import { PreparePictures } from './PreparePictures';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  /** The pictures that the upload rejected. */
  first: readonly File[];
  onUse: (pictures: File[]) => void;
  onClose: () => void;
}

/** 'Prepare pictures' beside the image upload, which gets the made pictures. */
export function PreparePicturesDialog({ first, onUse, onClose }: Props) {
  return (
    <Modal open title="Prepare pictures" width={900} footer={null} onCancel={onClose}>
      <PreparePictures first={first} onUse={onUse} />
    </Modal>
  );
}
