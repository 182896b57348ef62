import { useState } from 'react';
import { useAppSelector } from '../../../lib/redux';
import { saveStateText } from '../saveStateText';
import { selectSaveState, type SaveState } from '../state/lineSheetSlice';
import styles from './SaveStateLine.module.css';

interface Props {
  isReadOnly: boolean;
}

/** Whether everything is saved, always in view. A screen reader hears of it only when it changes for long. */
export function SaveStateLine({ isReadOnly }: Props) {
  const state = useAppSelector(selectSaveState);
  const [heard, setHeard] = useState(state);
  if (isLasting(state) && heard !== state) setHeard(state);
  // What was entered before an order was closed may still be unsaved.
  if (isReadOnly && state.kind === 'saved') return null;
  return (
    <>
      <p className={styles.line} data-kind={state.kind}>
        {saveStateText(state)}
      </p>
      <p className={styles.heard} role="status">
        {saveStateText(heard)}
      </p>
    </>
  );
}

/** With every quantity the state passes through these: nobody wants to hear it each time. */
function isLasting({ kind }: SaveState): boolean {
  return kind !== 'saving' && kind !== 'unsaved';
}
