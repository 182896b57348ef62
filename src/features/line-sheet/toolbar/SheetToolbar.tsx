import {
  AppstoreOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Descriptions, Modal, Segmented } from 'antd';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import { useWasTrue } from '../../../lib/useWasTrue';
import type { SheetLook } from '../grid/cardLayout';
import type { Selection } from '../grid/useRange';
import { selectHistory } from '../state/lineSheetSlice';
import { CellTools } from './CellTools';
import styles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';

interface Props {
  ref: Ref<HTMLDivElement>;
  garments: readonly Garment[];
  /** Those that the sheet shows. */
  shown: readonly Garment[];
  look: SheetLook;
  selection: Selection;
  isReadOnly: boolean;
  onLook: (look: SheetLook) => void;
  onPictures: (generic: string) => void;
  /** Fills the selected cells. */
  onFill: (way: 'down' | 'right') => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Called when the person goes back to the cells. */
  onReturn: () => void;
}

/** The tools above the garments, always in view. Escape moves the focus from the cells to them and back. */
export function SheetToolbar(props: Props) {
  const { ref, garments, shown, look, selection, isReadOnly } = props;
  const { onLook, onPictures, onFill, onUndo, onRedo, onReturn } = props;
  const handleKeys = (event: KeyboardEvent) => {
    // The keys of a dialog bubble up here too, though it is elsewhere in the document.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isHere) onReturn();
  };
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      role="group"
      aria-label="Tools"
      tabIndex={-1}
      onKeyDown={handleKeys}
    >
      <LookSwitch look={look} onLook={onLook} />
      <CellTools
        garments={garments}
        shown={shown}
        selection={selection}
        isReadOnly={isReadOnly}
        onPictures={onPictures}
        onFill={onFill}
      />
      <HistoryTools isReadOnly={isReadOnly} onUndo={onUndo} onRedo={onRedo} />
      <KeysHelp />
    </div>
  );
}

interface LookProps {
  look: SheetLook;
  onLook: (look: SheetLook) => void;
}

/** Shows the garments as cards or as a list. A click leaves the focus in its cell. */
function LookSwitch({ look, onLook }: LookProps) {
  return (
    <Segmented<SheetLook>
      aria-label="View"
      value={look}
      onChange={onLook}
      onMouseDown={(event) => event.preventDefault()}
      options={[
        { value: 'grid', title: 'Grid', icon: <AppstoreOutlined aria-label="Grid" /> },
        { value: 'list', title: 'List', icon: <UnorderedListOutlined aria-label="List" /> },
      ]}
    />
  );
}

interface HistoryProps {
  isReadOnly: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

function HistoryTools({ isReadOnly, onUndo, onRedo }: HistoryProps) {
  const canUndo = useAppSelector((state) => selectHistory(state).done.length > 0);
  const canRedo = useAppSelector((state) => selectHistory(state).undone.length > 0);
  return (
    <div className={styles.group} role="group" aria-label="History">
      <ToolButton
        label="Undo"
        icon={<UndoOutlined />}
        keys="Ctrl+Z"
        isDisabled={isReadOnly || !canUndo}
        onClick={onUndo}
      />
      <ToolButton
        label="Redo"
        icon={<RedoOutlined />}
        keys="Ctrl+Shift+Z"
        isDisabled={isReadOnly || !canRedo}
        onClick={onRedo}
      />
    </div>
  );
}

const keys = [
  ['Arrows', 'to the next cell, size, color or garment'],
  ['Tab, Shift+Tab', 'to the next cell, and back'],
  ['Enter, Shift+Enter', 'down, up'],
  ['Home, End', 'to the first, the last size'],
  ['Ctrl+Home, Ctrl+End', 'to the first, the last cell'],
  ['Delete', 'removes the quantity'],
  ['Escape', 'takes back what was typed; then leads to these tools, and from them back'],
  ['Shift+Arrows', 'select several cells'],
  ['Shift+Space', 'selects the color’s row'],
  ['Space', 'marks the size as wanted; the color, when its row is selected'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste cells, also from and to a spreadsheet'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
] as const;

/** The keyboard shortcuts of the sheet, in a dialog. */
function KeysHelp() {
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
