import { useState } from 'react';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainDialog } from '../../../ui/PlainDialog';
import styles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';
import { ToolIcon } from './ToolIcon';

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
  const close = () => setOpen(false);
  return (
    <>
      <ToolButton label="Keyboard" isSpare onClick={() => setOpen(true)}>
        <ToolIcon name="keys" />
      </ToolButton>
      {isOpen && (
        <PlainDialog
          title="Keyboard"
          onCancel={close}
          actions={<PlainButton onClick={close}>Close</PlainButton>}
        >
          <table className={styles.keys}>
            <tbody>
              {keys.map(([key, meaning]) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PlainDialog>
      )}
    </>
  );
}
