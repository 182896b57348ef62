import { Alert, Button, Flex, Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import type { Order } from '../../../api';
import { originRefusal, readFilledList } from '../../../domain/order-form/readFilled';
import { pastedRows } from '../../../domain/order-form/readList';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { FileDrop } from '../../../ui/file-drop/FileDrop';
import { quantitiesEntered } from '../state/lineSheetSlice';
import { ChangesTable, RefusedTable } from './FillTables';
import type { FillReading } from './readFill';
import { SeparatorField } from './SeparatorField';
import { startReading } from './startReading';
import { type Choices, useFormFill } from './useFormFill';
import { type Separators, useSeparators } from './useSeparators';
import { Modal } from '../../../ui/modal/Modal';
import { commaText, useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';
import { inWords } from '../../../domain/language/wording';

const accept = ['.xlsx', '.xls', '.ods', '.csv', '.txt'];
const notList = message('This is no list: each line needs a sku or an EAN, and its quantity.');

interface Props {
  order: Order;
  /** The file that was dropped on the sheet, if any. */
  firstFile: File | null;
  onClosed: () => void;
}

/** Reads a filled order form or a list, shows the changes, and enters them as one step once confirmed. */
export function FillDialog({ order, firstFile, onClosed }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const fileId = useId();
  const [isOpen, setOpen] = useState(true);
  const [file, setFile] = useState(firstFile);
  const [reading, setReading] = useState<Reading | null>(file && beingRead);
  const [choices, setChoices] = useState<Choices>(new Map());
  const refusal = reading?.state === 'read' ? originRefusal(reading.file.origin, order) : null;
  const [separators, setSeparators] = useState<Separators | null>(null);
  const read = reading?.state === 'read' && refusal === null ? reading : null;
  const readAs = useSeparators(read?.question ?? null, separators);
  const filled = read && (readAs === 'thousands' ? read.file : readAs && (read.question?.asDecimals ?? null));
  const { rows, refused, entries, open, isOlder } = useFormFill(order.garments, filled, choices);

  useEffect(
    function readChosenFile() {
      if (file !== null) return startReading(file, setReading);
    },
    [file],
  );
  const choose = (next: File | null, found: Reading) => {
    setFile(next);
    setReading(found);
    setChoices(new Map());
    setSeparators(null);
  };
  const apply = () => {
    dispatch(quantitiesEntered(entries));
    const done = t(
      '{quantities, plural, one {# quantity} other {# quantities}} filled in. Undo takes them back.',
      { quantities: entries.length },
    );
    dispatch(showAlert({ message: done, severity: 'success' }));
    setOpen(false);
  };

  return (
    <Modal
      open={isOpen}
      title={t('Fill from Excel')}
      width={920}
      okText={
        entries.length === 0
          ? t('Apply')
          : t('Apply {changes, plural, one {# change} other {# changes}}', { changes: entries.length })
      }
      okButtonProps={{ disabled: entries.length === 0 || open > 0 }}
      onOk={apply}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      // The buttons stay in view.
      styles={{ body: { maxHeight: 'calc(100dvh - 240px)', overflowY: 'auto' } }}
    >
      <Flex vertical gap={16}>
        <Form layout="vertical">
          <Form.Item
            label={t('Filled file')}
            htmlFor={fileId}
            style={read === null ? undefined : { marginBottom: 0 }}
            extra={t(
              'The Excel file of this order with its sheet “Order form” filled in, or a list of skus or EANs and quantities.',
            )}
          >
            <FileDrop
              id={fileId}
              name={t('Filled file')}
              accept={accept}
              chosen={file && file.name}
              onChoose={([next]) => next && choose(next, beingRead)}
            />
          </Form.Item>
          {read === null && <PasteField onPaste={(text) => choose(null, readPasted(text))} />}
        </Form>
        {read?.question && (
          <SeparatorField unclear={read.question.unclear} value={readAs} onChoose={setSeparators} />
        )}
        <div role="status">
          {reading?.state === 'reading' && t('Reading the file')}
          {read?.question && readAs === null && t('Choose how to read these numbers to see what changes.')}
          {filled && <FillSummary rows={rows} refused={refused.length} open={open} isOlder={isOlder} />}
        </div>
        {reading?.state === 'fault' && (
          <Alert type="error" role="alert" title={inWords(t, reading.message)} />
        )}
        {refusal !== null && <Alert type="error" role="alert" title={t(refusal)} />}
        {rows.length > 0 && (
          <ChangesTable
            rows={rows}
            onChoose={(keys, isFile) =>
              setChoices(new Map([...choices, ...keys.map((key) => [key, isFile] as const)]))
            }
          />
        )}
        {refused.length > 0 && <RefusedTable refused={refused} />}
      </Flex>
    </Modal>
  );
}

type Reading = FillReading | { readonly state: 'reading' };

const beingRead: Reading = { state: 'reading' };

function readPasted(text: string): FillReading {
  const read = readFilledList({ rows: pastedRows(text) });
  return read === null ? { state: 'fault', message: notList } : { state: 'read', ...read };
}

function PasteField({ onPaste }: { onPaste: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <Form.Item label={t('Or paste skus or EANs and quantities, one line each')} htmlFor={id}>
      <Flex vertical gap={8} align="start">
        <Input.TextArea
          id={id}
          rows={3}
          placeholder="WJM123000M 4"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          {t('Read list')}
        </Button>
      </Flex>
    </Form.Item>
  );
}

interface SummaryProps {
  rows: readonly { readonly kind: 'added' | 'changed' | 'removed'; readonly isShort: boolean }[];
  refused: number;
  /** The number of unresolved conflicts. */
  open: number;
  isOlder: boolean;
}

function FillSummary({ rows, refused, open, isOlder }: SummaryProps) {
  const t = useT();
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const [added, changed, removed] = [count('added'), count('changed'), count('removed')];
  const kinds = [
    ...(added > 0 ? [t('{quantities} added', { quantities: added })] : []),
    ...(changed > 0 ? [t('{quantities} changed', { quantities: changed })] : []),
    ...(removed > 0 ? [t('{quantities} removed', { quantities: removed })] : []),
  ];
  const short = rows.filter(({ isShort }) => isShort).length;
  const sentences = [
    kinds.length === 0 ? t('Nothing to change: the order has all of it already.') : `${commaText(kinds)}.`,
    ...(short > 0 ? [t('{quantities} over the stock.', { quantities: short })] : []),
    ...(refused > 0
      ? [t('{values, plural, one {# value} other {# values}} not taken.', { values: refused })]
      : []),
    ...(isOlder
      ? [t('The order has changed since the file was made: only what was changed in the file is taken.')]
      : []),
    ...(open > 0
      ? [
          t('{cells, plural, one {# cell was} other {# cells were}} changed in both: choose which to keep.', {
            cells: open,
          }),
        ]
      : []),
  ];
  return <p>{sentences.join(' ')}</p>;
}
