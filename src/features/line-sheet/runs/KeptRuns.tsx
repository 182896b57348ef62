import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { runText, type SizeRun } from '../../../domain/size-runs/sizeRun';
import { useAppSelector } from '../../../lib/redux';
import { useKeptState } from '../../../lib/useKeptState';
import { selectSheet } from '../state/lineSheetSlice';
import { type KeptRun, readKeptRuns, runNamed, withRun } from './keptRun';
import type { Told } from './RunFrame';
import styles from './SizeRunDialog.module.css';

interface Props {
  /** The run that is typed, or null while there is none. */
  run: SizeRun | null;
  onChoose: (run: SizeRun) => void;
  onTold: (told: Told) => void;
  /** Called when the focused button is gone. */
  onFocusLost: () => void;
}

/** The runs that this person has kept in this browser, and a way to keep another one. */
export function KeptRuns({ run, onChoose, onTold, onFocusLost }: Props) {
  const personId = useAppSelector((state) => selectSheet(state)?.userId ?? '');
  const [runs, setRuns] = useKeptState(`size-runs:${personId}`, readKeptRuns);
  const [name, setName] = useState('');
  const headingId = useId();
  const typed = run === null ? '' : runText(run);

  const change = (next: readonly KeptRun[], message: string) => {
    setRuns(next);
    const undo = () => {
      setRuns(runs);
      onTold({ message: 'Undone.' });
      onFocusLost();
    };
    onTold({ message, undo });
  };
  const keep = () => {
    if (run === null) return onTold({ message: 'Enter a size run before saving it.' });
    if (name.trim() === '') return onTold({ message: 'Enter a name for the size run.' });
    const kept = { name: name.trim(), sizes: run };
    const known = runNamed(runs, kept.name);
    const instead = known === undefined ? '' : `, in place of ${runText(known.sizes)}`;
    change(withRun(runs, kept), `“${kept.name}” saved${instead}.`);
    setName('');
  };
  const remove = (kept: KeptRun) => {
    change(
      runs.filter((one) => one !== kept),
      `“${kept.name}” deleted.`,
    );
    onFocusLost();
  };

  return (
    <section aria-labelledby={headingId} className={styles.kept}>
      <h3 id={headingId}>
        Saved size runs <small>only for you, in this browser</small>
      </h3>
      {runs.length > 0 && (
        <ul className={styles.runs}>
          {runs.map((kept) => (
            <li key={kept.name}>
              <Button
                type="text"
                aria-pressed={runText(kept.sizes) === typed}
                className={styles.run}
                onClick={() => onChoose(kept.sizes)}
              >
                {kept.name} <small>{runText(kept.sizes)}</small>
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`Delete ${kept.name}`}
                title={`Delete ${kept.name}`}
                onClick={() => remove(kept)}
              />
            </li>
          ))}
        </ul>
      )}
      <Flex gap={8}>
        <Input
          aria-label="Name of the run"
          placeholder="Name for this size run"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={keep}
        />
        <Button onClick={keep}>Save</Button>
      </Flex>
    </section>
  );
}
