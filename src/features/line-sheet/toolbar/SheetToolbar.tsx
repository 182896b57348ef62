import { AppstoreOutlined, RedoOutlined, UndoOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { KeyboardEvent, Ref } from 'react';
import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import type { SheetLook } from '../grid/cardLayout';
import type { Selection } from '../grid/useRange';
import { SizeRunTool } from '../runs/SizeRunTool';
import { selectHistory } from '../state/lineSheetSlice';
import { CellTools } from './CellTools';
import { LegendTool } from './LegendTool';
import { KeysHelp } from './KeysHelp';
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

/** The tools above the garments, always in view. F6 moves the focus from the cells to them and back, as does Escape. */
export function SheetToolbar(props: Props) {
  const { ref, garments, shown, look, selection, isReadOnly } = props;
  const { onLook, onPictures, onFill, onUndo, onRedo, onReturn } = props;
  const handleKeys = (event: KeyboardEvent) => {
    // The keys of a dialog bubble up here too, though it is elsewhere in the document.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if ((event.key === 'Escape' || event.key === 'F6') && isHere) {
      event.preventDefault();
      onReturn();
    }
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
        onReturn={onReturn}
      />
      {!isReadOnly && <SizeRunTool {...{ garments, shown, selection, onReturn }} />}
      <HistoryTools isReadOnly={isReadOnly} onUndo={onUndo} onRedo={onRedo} />
      <LegendTool />
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
