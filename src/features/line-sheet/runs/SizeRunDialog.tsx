import { isolated } from '../../../domain/text/isolated';
import { Form, Input, type InputRef, Radio } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Garment } from '../../../api';
import { applyRun } from '../../../domain/size-runs/applyRun';
import { type ReadRun, readRun, runText } from '../../../domain/size-runs/sizeRun';
import { useValue } from '../../../lib/createStore';
import { useAppSelector } from '../../../lib/redux';
import { garmentOf, gridOf } from '../grid/Grid';
import type { Selection } from '../grid/useSelection';
import { selectSheet } from '../state/lineSheetSlice';
import { SavedSizeRuns } from './SavedSizeRuns';
import { type RunFeedback, RunFrame } from './RunFrame';
import { type RunTarget, runTargets } from './runTargets';
import { useRunEntry } from './useRunEntry';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';

/** A run as typed, and what it was applied to. */
export interface UsedRun {
  readonly text: string;
  readonly kind: RunTarget['kind'] | null;
}

export interface Props {
  garments: readonly Garment[];
  /** The garments that the sheet shows. */
  shown: readonly Garment[];
  selection: Selection;
  /** The last run applied. */
  last: UsedRun;
  onApplied: (used: UsedRun) => void;
  /** Called when the person goes back to the cells. */
  onReturn: () => void;
  onClosed: () => void;
}

const noCodes: readonly string[] = [];

/** Applies typed or saved size runs, each as one undo step. */
export function SizeRunDialog({ garments, shown, selection, last, onApplied, onReturn, onClosed }: Props) {
  const t = useT();
  const [text, setText] = useState(last.text);
  const [chosen, setChosen] = useState(() => (selection.get()?.range ? null : last.kind));
  const field = useRef<InputRef>(null);
  const focusField = () => field.current?.focus();
  const [feedback, setFeedback] = useState<RunFeedback | null>(null);
  const [fieldId, hintId] = [useId(), useId()];

  const selected = useValue(selection);
  const wanted = useAppSelector((state) => selectSheet(state)?.wanted ?? noCodes);
  const garment = garmentOf(gridOf(garments, {}), selected?.sku ?? '');
  const targets = useMemo(
    () => runTargets({ garments, shown, selected, wanted }),
    [garments, shown, selected, wanted],
  );
  const target = targets.find(({ kind }) => kind === chosen) ?? targets[0];
  const read = readRun(text, garment?.sizes ?? []);
  const run = 'error' in read ? null : read.run;
  const enter = useRunEntry(garments);

  // Immediately: Ant Design would wait for the dialog's animation.
  useEffect(function focusRun() {
    field.current?.focus();
  }, []);

  const apply = () => {
    if ('error' in read || target === undefined) {
      setFeedback({ message: 'error' in read ? t(read.error) : '' });
      focusField();
      return;
    }
    setFeedback(enter((sheet) => applyRun(read.run, target.rows(sheet)), t(target.nothing)));
    onApplied({ text: runText(read.run), kind: target.kind === 'garment' ? 'garment' : null });
  };

  return (
    <RunFrame
      title={t('Size run')}
      feedback={feedback}
      onFeedback={setFeedback}
      okText={t('Apply')}
      onOk={apply}
      onUndone={focusField}
      onReturn={onReturn}
      onClosed={onClosed}
    >
      <Form layout="vertical" component={false}>
        <Form.Item
          label={
            garment
              ? t('Run for {sizes} of {name}', {
                  sizes: garment.sizes.join(' '),
                  name: isolated(garment.name),
                })
              : t('Run')
          }
          htmlFor={fieldId}
          extra={<span id={hintId}>{hintOf(t, text, read)}</span>}
        >
          <Input
            ref={field}
            id={fieldId}
            autoComplete="off"
            placeholder={garment ? '1 2 3 2 1' : 'S:1 M:2 L:3'}
            aria-describedby={hintId}
            value={text}
            onChange={({ target: input }) => setText(input.value)}
            onFocus={({ target: input }) => input.select()}
            onPressEnter={apply}
          />
        </Form.Item>
        <SavedSizeRuns
          run={run}
          onFeedback={setFeedback}
          onFocusLost={focusField}
          onChoose={(one) => {
            setText(runText(one));
            focusField();
          }}
        />
        <Form.Item label={t('Apply to')} style={{ marginBlockEnd: 0 }}>
          <Radio.Group
            aria-label={t('Apply to')}
            vertical
            value={target?.kind}
            options={targets.map(({ kind, label }) => ({ value: kind, label: t(label) }))}
            onChange={({ target: { value } }) => setChosen(value)}
          />
        </Form.Item>
      </Form>
    </RunFrame>
  );
}

function hintOf(t: Translate, text: string, read: ReadRun): string {
  if (text.trim() === '')
    return t('In the order of the sizes, or as S:1 M:2. A dash leaves a size as it is, a 0 empties it.');
  return 'error' in read
    ? t(read.error)
    : read.run.map(({ size, quantity }) => `${size} ${quantity}`).join(', ');
}
