import type { KeyboardEvent, Ref } from 'react';
import type { Garment } from '../../../api';
import type { SheetLook } from '../grid/cardLayout';
import type { Selection } from '../grid/Selected';
import { CellTools } from './CellTools';
import { HistoryTools } from './HistoryTools';
import { KeysHelp } from './KeysHelp';
import { LookSwitch } from './LookSwitch';
import styles from './SheetToolbar.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  garments: readonly Garment[];
  look: SheetLook;
  selection: Selection;
  isReadOnly: boolean;
  onLook: (look: SheetLook) => void;
  onPictures: (generic: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** The person wants to go back to the cells. */
  onReturn: () => void;
}

/** The tools above the garments, always in view. Escape leads to them from the cells, and back. */
export function SheetToolbar(props: Props) {
  const { ref, garments, look, selection, isReadOnly, onLook, onPictures, onUndo, onRedo, onReturn } = props;
  const handleKeys = (event: KeyboardEvent) => {
    // The keys of a dialog come here too, though it stands elsewhere in the page.
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
      <CellTools garments={garments} selection={selection} isReadOnly={isReadOnly} onPictures={onPictures} />
      <HistoryTools isReadOnly={isReadOnly} onUndo={onUndo} onRedo={onRedo} />
      <KeysHelp />
    </div>
  );
}
