import { QuestionCircleOutlined } from '@ant-design/icons';
import { Descriptions } from 'antd';
import { useState } from 'react';
import { useWasTrue } from '../../../lib/useWasTrue';
import { ToolButton } from './ToolButton';
import { Modal } from '../../../ui/modal/Modal';

/** The keyboard shortcuts of the sheet; docs/KEYBOARD.md compares them with those of spreadsheets. */
export const keys = [
  ['Arrows', 'to the next cell, size, color or garment'],
  ['Tab, Shift+Tab', 'to the next cell, and back; inside a selection while there is one'],
  ['Enter, Shift+Enter', 'down, up; after Tabs, below the cell that they began at; inside a selection'],
  ['Home, End', 'to the first, the last size'],
  ['Ctrl+Home, Ctrl+End', 'to the first, the last cell'],
  ['Ctrl+Arrows', 'to the edge of the filled cells, or to the next filled one'],
  ['PageDown, PageUp', 'a screen down, up'],
  [
    'Alt+PageDown, Alt+PageUp',
    'to the next, the previous garment with quantities; from the last to the first',
  ],
  ['Digits', 'replace the quantity'],
  ['F2', 'puts the caret into the cell, to change its number; so does a double click'],
  ['Delete', 'removes the quantities of the selected cells'],
  ['Escape', 'takes back what was typed; then ends the selection'],
  ['F6', 'to these tools, and back to the cell'],
  ['Alt+Down', 'to what is told at a cell; Escape leads back'],
  ['Shift+Arrows, Shift+Home, Shift+End', 'select several cells; so does dragging, or a click with Shift'],
  ['Ctrl+Shift+Arrows, Ctrl+Shift+Home, Ctrl+Shift+End', 'select as far as Ctrl with the key leads'],
  ['Shift+PageDown, Shift+PageUp', 'select a screen further'],
  ['Shift+Space', 'selects the color’s row'],
  ['Ctrl+Space', 'selects the size’s column of the garment; so does a click on its heading'],
  ['Ctrl+A', 'selects the garment; pressed again, all garments'],
  ['Ctrl+D', 'fills down: the first selected row into the others, or the cell above into this one'],
  ['Ctrl+R', 'fills right: the first selected size into the others, or the one before into this one'],
  ['Ctrl+Enter', 'enters what is typed into all selected cells'],
  ['Alt+Enter', 'opens the size runs: quantities for several sizes at once'],
  ['Space', 'marks the size as wanted; the color, when its row is selected'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste cells, also from and to a spreadsheet'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
  ['Ctrl+S', 'saves at once'],
] as const;

/** The keyboard shortcuts of the sheet, in a dialog. */
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
