import { SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/numbers';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import styles from './SaveStateLine.module.css';
import { selectConflicts, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import type { SaveState } from '../state/saveState';
import { saveOnRequest } from '../state/saver';

interface Props {
  isReadOnly: boolean;
}

/** The save state, always in view. Screen readers hear only lasting states. */
export function SaveStateLine({ isReadOnly }: Props) {
  const state = useAppSelector(selectSaveState);
  // Unresolved conflicts stay unsaved indefinitely.
  const isWaiting = useAppSelector((root) => selectConflicts(root).length > 0) && state.kind === 'unsaved';
  const [announced, setAnnounced] = useState(state);
  if ((isLasting(state) || isWaiting) && announced !== state) setAnnounced(state);
  // Edits entered before the order was closed may still be unsaved.
  if (isReadOnly && state.kind === 'saved') return null;
  return (
    <>
      <p className={styles.line} data-kind={state.kind}>
        {saveStateText(state)}
      </p>
      <p className="visually-hidden" role="status">
        {saveStateText(announced)}
      </p>
    </>
  );
}

/** Each quantity passes through the other states, which would be too much to announce. */
function isLasting({ kind }: SaveState): boolean {
  return kind !== 'saving' && kind !== 'unsaved';
}

/** Saves immediately. Saving is automatic: the button is for certainty, or after a failure. */
export function SaveButton() {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  // Not while a save is in flight, which would make it flash with each quantity.
  const hasFailed = useAppSelector((state) => (selectSheet(state)?.failure ?? null) !== null);
  const handleClick = async () => {
    setSaving(true);
    await dispatch(saveOnRequest());
    setSaving(false);
  };
  return (
    <Button
      type={hasFailed ? 'primary' : 'default'}
      icon={<SaveOutlined aria-hidden />}
      loading={isSaving}
      onClick={() => void handleClick()}
    >
      Save
    </Button>
  );
}

/** The save state in words. */
export function saveStateText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving';
    case 'unsaved':
      return `Not saved yet${changesText(state.changes)}`;
    case 'offline':
      return `Offline${changesText(state.changes, ' not saved yet')}`;
    case 'refused':
      return `Not saved yet${changesText(state.changes)}: ${state.message}`;
  }
}

function changesText(changes: number, suffix = ''): string {
  return changes === 0 ? '' : ` (${counted(changes, 'change')}${suffix})`;
}
