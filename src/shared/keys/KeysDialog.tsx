import { Descriptions } from 'antd';
import { useLocation } from 'react-router-dom';
import { Modal } from '../../ui/modal/Modal';
import { keysOf } from './screenKeys';

/** A dialog with the keyboard shortcuts of the current page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Modal open title="Keyboard" footer={null} onCancel={onClose}>
      <Descriptions
        column={1}
        size="small"
        bordered
        items={keysOf(pathname).map(([key, meaning]) => ({ key, label: key, children: meaning }))}
      />
    </Modal>
  );
}
