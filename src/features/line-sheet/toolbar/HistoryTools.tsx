import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { useAppSelector } from '../../../lib/redux';
import { selectHistory } from '../state/lineSheetSlice';
import styles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';

interface Props {
  isReadOnly: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** Undo and redo. */
export function HistoryTools({ isReadOnly, onUndo, onRedo }: Props) {
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
