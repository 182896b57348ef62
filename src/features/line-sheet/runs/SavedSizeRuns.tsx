import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { runText, type SizeRun } from '../../../domain/size-runs/sizeRun';
import { isolated } from '../../../domain/text/isolated';
import { useAppSelector } from '../../../lib/redux';
import { useLocalStorage } from '../../../lib/useLocalStorage';
import { selectSheet } from '../state/lineSheetSlice';
import { type SavedSizeRun, readSavedSizeRuns, runNamed, withRun } from './savedSizeRun';
import type { RunFeedback } from './RunFrame';
import styles from './SizeRunDialog.module.css';
import { useT } from '../../../languages/useT';
import { Sentence } from '../../../languages/Sentence';

interface Props {
  /** The typed run, or null while there is none. */
  run: SizeRun | null;
  onChoose: (run: SizeRun) => void;
  onFeedback: (feedback: RunFeedback) => void;
  /** Called when the focused button was removed. */
  onFocusLost: () => void;
}

/** The size runs that the person saved in this browser, and a form to save another one. */
export function SavedSizeRuns({ run, onChoose, onFeedback, onFocusLost }: Props) {
  const t = useT();
  const personId = useAppSelector((state) => selectSheet(state)?.userId ?? '');
  const [runs, setRuns] = useLocalStorage(`size-runs:${personId}`, readSavedSizeRuns);
  const [name, setName] = useState('');
  const headingId = useId();
  const typed = run === null ? '' : runText(run);

  const change = (next: readonly SavedSizeRun[], message: string) => {
    setRuns(next);
    onFeedback({ message, undo: () => setRuns(runs) });
  };
  const save = () => {
    if (run === null) return onFeedback({ message: t('Enter a size run before saving it.') });
    if (name.trim() === '') return onFeedback({ message: t('Enter a name for the size run.') });
    const saved = { name: name.trim(), sizes: run };
    const known = runNamed(runs, saved.name);
    const called = { name: isolated(saved.name) };
    change(
      withRun(runs, saved),
      known === undefined
        ? t('“{name}” saved.', called)
        : t('“{name}” saved, in place of {run}.', { ...called, run: runText(known.sizes) }),
    );
    setName('');
  };
  const remove = (saved: SavedSizeRun) => {
    change(
      runs.filter((one) => one !== saved),
      t('“{name}” deleted.', { name: isolated(saved.name) }),
    );
    onFocusLost();
  };

  return (
    <section aria-labelledby={headingId} className={styles.saved}>
      <p id={headingId}>
        <Sentence
          text="Saved size runs <small>only for you, in this browser</small>"
          tags={{ small: (note) => <small>{note}</small> }}
        />
      </p>
      {runs.length > 0 && (
        <ul className={styles.runs}>
          {runs.map((saved) => (
            <Flex key={saved.name} component="li" gap={4}>
              <Button
                type="text"
                aria-pressed={runText(saved.sizes) === typed}
                className={styles.run}
                onClick={() => onChoose(saved.sizes)}
              >
                {isolated(saved.name)} <small>{runText(saved.sizes)}</small>
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('Delete {name}', { name: isolated(saved.name) })}
                title={t('Delete {name}', { name: isolated(saved.name) })}
                onClick={() => remove(saved)}
              />
            </Flex>
          ))}
        </ul>
      )}
      <Flex gap={8}>
        <Input
          aria-label={t('Name of the run')}
          placeholder={t('Name for this size run')}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={save}
        />
        <Button onClick={save}>{t('Save')}</Button>
      </Flex>
    </section>
  );
}
