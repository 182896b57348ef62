import { PreparePictures } from './PreparePictures';
import { Modal } from '../../ui/modal/Modal';

interface Props {
  /** The pictures that the upload did not take. */
  first: readonly File[];
  onUse: (pictures: File[]) => void;
  onClose: () => void;
}

/** 'Prepare pictures' beside the image upload: the made pictures go straight into it. */
export function PreparePicturesDialog({ first, onUse, onClose }: Props) {
  return (
    <Modal open title="Prepare pictures" width={900} footer={null} onCancel={onClose}>
      <PreparePictures first={first} onUse={onUse} />
    </Modal>
  );
}
