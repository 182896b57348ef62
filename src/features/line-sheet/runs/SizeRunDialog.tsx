import { Button, Divider, Flex, Form, Input, type InputRef, Radio, Space } from 'antd';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Garment } from '../../../api';
import type { GroupedLines } from '../../../domain/orders/lines';
import { applyRun, copyRow, multiplyRows, type RunOutcome } from '../../../domain/size-runs/applyRun';
import { readFactor } from '../../../domain/size-runs/factor';
import { type ReadRun, readRun, runText } from '../../../domain/size-runs/sizeRun';
import { useValue } from '../../../lib/createValue';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import type { Selection } from '../grid/useRange';
import { selectSheet } from '../state/lineSheetSlice';
import { takeBack } from '../undo';
import { KeptRuns } from './KeptRuns';
import { ResultLine, type Told } from './ResultLine';
import { placeOf, rowsOf, type RunPlace, type RunTarget, runTargets } from './runTargets';
import { type RunResult, useRunEntry } from './useRunEntry';
import { Modal } from '../../../ui/modal/Modal';

/** A run as typed, and what it was applied to. */
export interface UsedRun {
  readonly text: string;
  readonly kind: RunTarget['kind'] | null;
}

interface Props {
  garments: readonly Garment[];
  /** Those that the sheet shows. */
  shown: readonly Garment[];
  selection: Selection;
  /** The run that was applied last. */
  last: UsedRun;
  onApplied: (used: UsedRun) => void;
  /** Called when the person goes back to the cells. */
  onReturn: () => void;
  onClosed: () => void;
}

const howToType = 'In the order of the sizes, or as S:1 M:2. A dash leaves a size as it is, a 0 empties it.';
const noCodes: readonly string[] = [];
const nothing: RunOutcome = { entries: [], misfits: [] };

/** Applies size runs, copies a color and multiplies; each is one step to undo. */
export function SizeRunDialog({ garments, shown, selection, last, onApplied, onReturn, onClosed }: Props) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(last.text);
  const [chosen, setChosen] = useState(() => (selection.get()?.range ? null : last.kind));
  const [factor, setFactor] = useState('2');
  const [told, setTold] = useState<Told | null>(null);
  const field = useRef<InputRef>(null);
  const [fieldId, hintId, factorId] = [useId(), useId(), useId()];

  const selected = useValue(selection);
  const wanted = useAppSelector((state) => selectSheet(state)?.wanted ?? noCodes);
  const place = useMemo(() => placeOf(garments, selected), [garments, selected]);
  const targets = useMemo(
    () => runTargets({ garments, shown, selected, wanted }),
    [garments, shown, selected, wanted],
  );
  const target = targets.find(({ kind }) => kind === chosen) ?? targets[0];
  const read = readRun(text, place?.garment.sizes ?? []);
  const run = 'error' in read ? null : read.run;
  const enter = useRunEntry(garments);
  useReturn(isOpen, onReturn);

  // At once: Ant Design would wait until the dialog has come in.
  useEffect(function focusRun() {
    field.current?.focus();
  }, []);

  const focusField = () => field.current?.focus();
  const tell = (result: RunResult | null) => {
    const step = result?.step;
    const undo = () => {
      if (step) dispatch(takeBack(step));
      setTold({ message: 'Undone.' });
      focusField();
    };
    setTold(result && { ...result, undo: step ? undo : undefined });
  };
  const apply = () => {
    if ('error' in read || target === undefined) {
      setTold({ message: 'error' in read ? read.error : '' });
      focusField();
      return;
    }
    tell(enter((sheet) => applyRun(read.run, target.rows(sheet)), target.nothing));
    onApplied({ text: runText(read.run), kind: target.kind === 'garment' ? 'garment' : null });
  };
  const multiply = () => {
    const by = readFactor(factor);
    if (by === null) setTold({ message: 'Multiply by a number, as 2 or 1.5' });
    else if (target) tell(enter((sheet) => multiplyRows(by, target.rows(sheet)), 'Nothing to multiply.'));
  };

  return (
    <Modal
      open={isOpen}
      title="Size run"
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      focusable={{ focusTriggerAfterClose: false }}
      // The buttons stay in view.
      styles={{ body: { maxHeight: 'calc(100dvh - 280px)', overflowY: 'auto' } }}
      footer={
        <>
          <ResultLine told={told} />
          <Flex gap={8} justify="end">
            {told?.undo && <Button onClick={told.undo}>Undo</Button>}
            <Button type="primary" onClick={apply}>
              Apply
            </Button>
          </Flex>
        </>
      }
    >
      <Form layout="vertical" component={false}>
        <Form.Item
          label={place ? `Run for ${place.garment.sizes.join(' ')} of ${place.garment.name}` : 'Run'}
          htmlFor={fieldId}
          extra={<span id={hintId}>{hintOf(text, read)}</span>}
        >
          <Input
            ref={field}
            id={fieldId}
            autoComplete="off"
            placeholder={place ? '1 2 3 2 1' : 'S:1 M:2 L:3'}
            aria-describedby={hintId}
            value={text}
            onChange={({ target: input }) => setText(input.value)}
            onFocus={({ target: input }) => input.select()}
            onPressEnter={apply}
          />
        </Form.Item>
        <KeptRuns
          run={run}
          onTold={setTold}
          onFocusLost={focusField}
          onChoose={(one) => {
            setText(runText(one));
            focusField();
          }}
        />
        <Form.Item label="Apply to" style={{ marginBlockEnd: 0 }}>
          <Radio.Group
            aria-label="Apply to"
            vertical
            value={target?.kind}
            options={targets.map(({ kind, label }) => ({ value: kind, label }))}
            onChange={({ target: { value } }) => setChosen(value)}
          />
        </Form.Item>
        <Divider size="small" />
        <Flex gap={16} wrap align="end">
          <Form.Item label="Multiply by" htmlFor={factorId} style={{ marginBlockEnd: 0 }}>
            <Space.Compact>
              <Input
                id={factorId}
                inputMode="decimal"
                autoComplete="off"
                style={{ width: 72 }}
                value={factor}
                onChange={({ target: input }) => setFactor(input.value)}
                onPressEnter={multiply}
              />
              <Button onClick={multiply}>Multiply</Button>
            </Space.Compact>
          </Form.Item>
          {place && place.garment.colors.length > 1 && (
            <Button onClick={() => tell(enter(({ lines }) => copyColor(place, lines), 'Nothing to copy.'))}>
              Copy {place.garment.colors[place.row]?.name} to all colors
            </Button>
          )}
        </Flex>
      </Form>
    </Modal>
  );
}

/** Leads back to the cells as soon as the dialog begins to close. */
function useReturn(isOpen: boolean, onReturn: () => void) {
  const goBack = useEffectEvent(onReturn);

  useEffect(
    function leadBack() {
      if (!isOpen) goBack();
    },
    [isOpen],
  );
}

function hintOf(text: string, read: ReadRun): string {
  if (text.trim() === '') return howToType;
  return 'error' in read
    ? read.error
    : read.run.map(({ size, quantity }) => `${size} ${quantity}`).join(', ');
}

function copyColor({ garment, row }: RunPlace, lines: GroupedLines): RunOutcome {
  const rows = rowsOf(garment, lines);
  const source = rows[row];
  return source ? copyRow(source, rows) : nothing;
}
