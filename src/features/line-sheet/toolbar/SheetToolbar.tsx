import {
  AppstoreOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Segmented } from 'antd';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useAppSelector } from '../../../lib/redux';
import type { OfferedCells, ShownCells } from '../grid/CellView';
import type { ViewMode } from '../grid/cardLayout';
import { SizeRunTool } from '../runs/SizeRunTool';
import type { Direction } from '../state/history';
import { selectHistory } from '../state/lineSheetSlice';
import { CellTools, type CellToolsProps } from './CellTools';
import { CellViewTool } from './CellViewTool';
import { LegendTool } from './LegendTool';
import styles from './SheetToolbar.module.css';
import { ToolButton } from '../ToolButton';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';

const KeysDialog = lazyComponent(() =>
  withWords('dialogs', async () => (await import('../../../shared/keys/KeysDialog')).KeysDialog),
);

interface Props extends CellToolsProps {
  ref: Ref<HTMLDivElement>;
  viewMode: ViewMode;
  onViewMode: (viewMode: ViewMode) => void;
  cells: ShownCells;
  /** What cells can show; null when only what is ordered. */
  offered: OfferedCells | null;
  onCells: (cells: ShownCells) => void;
  onRetrace: (direction: Direction) => void;
}

/**
 * The tools above the garments, always in view. F6 moves the focus between them and the cells; Escape moves it back.
 */
export function SheetToolbar({ ref, onRetrace, ...props }: Props) {
  const { viewMode, onViewMode, cells, onCells, offered, ...tools } = props;
  const t = useT();
  const { isReadOnly } = tools;
  const canUndo = useAppSelector((state) => selectHistory(state).done.length > 0);
  const canRedo = useAppSelector((state) => selectHistory(state).undone.length > 0);
  const [showsKeys, setShowsKeys] = useState(false);
  const handleKeys = (event: KeyboardEvent) => {
    // React bubbles the key events of dialogs up to here too.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if ((event.key === 'Escape' || event.key === 'F6') && isHere) {
      event.preventDefault();
      tools.onReturn();
    }
  };
  return (
    <div
      ref={ref}
      className={styles.toolbar}
      role="group"
      aria-label={t('Tools')}
      tabIndex={-1}
      onKeyDown={handleKeys}
    >
      {/* Clicking does not move the focus from its cell. */}
      <Segmented<ViewMode>
        aria-label={t('View')}
        value={viewMode}
        onChange={onViewMode}
        onMouseDown={(event) => event.preventDefault()}
        options={[
          { value: 'grid', title: t('Grid'), icon: <AppstoreOutlined aria-label={t('Grid')} /> },
          { value: 'list', title: t('List'), icon: <UnorderedListOutlined aria-label={t('List')} /> },
        ]}
      />
      <CellTools {...tools} />
      {offered && <CellViewTool cells={cells} onCells={onCells} {...offered} />}
      {!isReadOnly && <SizeRunTool {...tools} />}
      {!isReadOnly && (
        <div className={styles.group} role="group" aria-label={t('History')}>
          <ToolButton
            label={t('Undo')}
            icon={<UndoOutlined />}
            keys="Ctrl+Z"
            isDisabled={!canUndo}
            onClick={() => onRetrace('undo')}
          />
          <ToolButton
            label={t('Redo')}
            icon={<RedoOutlined />}
            keys="Ctrl+Shift+Z"
            isDisabled={!canRedo}
            onClick={() => onRetrace('redo')}
          />
        </div>
      )}
      <LegendTool />
      <ToolButton
        label={t('Keyboard')}
        icon={<QuestionCircleOutlined />}
        keys="?"
        isSpare
        onClick={() => setShowsKeys(true)}
      />
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
