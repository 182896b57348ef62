import { SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import styles from './SaveStateLine.module.css';
import { selectConflicts, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import type { SaveState } from '../state/saveState';
import { saveOnRequest } from '../state/saver';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';

interface Props {
  isReadOnly: boolean;
}

/** The save state, always in view. Screen readers hear only lasting states. */
export function SaveStateLine({ isReadOnly }: Props) {
  const t = useT();
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
        {t(saveStateText(state))}
      </p>
      <p className="visually-hidden" role="status">
        {t(saveStateText(announced))}
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
  const t = useT();
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
      {t('Save')}
    </Button>
  );
}

/** The save state in words. */
export function saveStateText(state: SaveState): Message {
  switch (state.kind) {
    case 'saved':
      return message('Saved');
    case 'saving':
      return message('Saving');
    case 'unsaved':
      return message(
        '{changes, plural, =0 {Not saved yet} one {Not saved yet (# change)} other {Not saved yet (# changes)}}',
        { changes: state.changes },
      );
    case 'offline':
      return message(
        '{changes, plural, =0 {Offline} one {Offline (# change not saved yet)} other {Offline (# changes not saved yet)}}',
        { changes: state.changes },
      );
    case 'refused':
      return message(
        '{changes, plural, =0 {Not saved yet} one {Not saved yet (# change)} other {Not saved yet (# changes)}}: {reason}',
        { changes: state.changes, reason: state.message },
      );
  }
}
