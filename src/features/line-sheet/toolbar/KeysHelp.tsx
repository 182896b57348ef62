import { QuestionCircleOutlined } from '@ant-design/icons';
import { Descriptions, Modal } from 'antd';
import { useState } from 'react';
import { useWasTrue } from '../../../lib/useWasTrue';
import { ToolButton } from './ToolButton';

const keys = [
  ['Arrows', 'to the next cell, size, colour or garment'],
  ['Tab, Shift+Tab', 'to the next cell, and back'],
  ['Enter, Shift+Enter', 'down, up'],
  ['Home, End', 'to the first, the last size'],
  ['Ctrl+Home, Ctrl+End', 'to the first, the last cell'],
  ['Delete', 'removes the quantity'],
  ['Escape', 'takes back what was typed; then leads to these tools, and from them back'],
  ['Shift+Arrows', 'select several cells'],
  ['Shift+Space', 'selects the colour’s row'],
  ['Space', 'marks the size as wanted; the colour, when its row is selected'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste cells, also from and to a spreadsheet'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
] as const;

/** Tells the keys of the sheet. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  const isMounted = useWasTrue(isOpen);
  return (
    <>
      <ToolButton label="Keyboard" icon={<QuestionCircleOutlined />} isSpare onClick={() => setOpen(true)} />
      {isMounted && (
        <Modal open={isOpen} title="Keyboard" footer={null} onCancel={() => setOpen(false)}>
          <Descriptions
            column={1}
            size="small"
            bordered
            items={keys.map(([key, meaning]) => ({ key, label: key, children: meaning }))}
          />
        </Modal>
      )}
    </>
  );
}
