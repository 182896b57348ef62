import { Descriptions } from 'antd';
import { useLocation } from 'react-router-dom';
import { Modal } from '../../ui/modal/Modal';
import { keysOf } from './screenKeys';
import { keyText } from '../../languages/keyNames';
import { useT } from '../../languages/useT';

/** A dialog with the keyboard shortcuts of the current page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Modal open title={t('Keyboard')} footer={null} onCancel={onClose}>
      <Descriptions
        column={1}
        size="small"
        bordered
        items={keysOf(pathname).map(([keys, meaning]) => ({
          key: meaning.text,
          label: typeof keys === 'string' ? keyText(t, keys) : t(keys),
          children: t(meaning),
        }))}
      />
    </Modal>
  );
}
