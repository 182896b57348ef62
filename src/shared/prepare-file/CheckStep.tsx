import { useMemo } from 'react';
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Radio, Table, Tabs, Typography } from 'antd';
import type { Change } from '../../domain/prepare/changes';
import type { UnclearColumn } from '../../domain/prepare/draftRows';
import { readNumber } from '../../domain/prepare/numbers';
import type { Cell } from '../../domain/spreadsheet/cell';
import { saveBlob } from '../../lib/download';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { IndexedTable } from '../../ui/list-table/IndexedTable';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { fullTextColumn, numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { BadRows } from '../bad-rows/BadRows';
import { NoteLines } from '../bad-rows/RowNotes';
import { fieldText } from './fieldTexts';
import type { MadeStart } from './ImportSession';
import styles from './PrepareFile.module.css';
import type { PreparingSteps } from './usePreparing';
import { useT } from '../../languages/useT';
import { inWords, type Translate } from '../../domain/language/wording';
import { message } from '../../domain/language/message';

interface Props {
  steps: PreparingSteps;
  /** Where the file can be used, besides downloading it. */
  uses: readonly { readonly text: string; readonly onUse: (file: File) => void }[];
}

const switches = [
  { key: 'unifies', label: message('Use the first row’s values for the whole product') },
  { key: 'dropsRepeats', label: message('Skip duplicate rows') },
  { key: 'dropsBad', label: message('Skip the rows that the upload would refuse') },
] as const;

const columnText = ({ column }: Change) => (column === '' ? message('The row') : fieldText(column));
const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const changeColumns = (t: Translate): readonly ListColumn<Change>[] => [
  textColumn('column', message('Column'), 120, (change) => inWords(t, columnText(change))),
  fullTextColumn('before', message('Before'), 180, ({ before }) => shortened(before)),
  fullTextColumn('after', message('After'), 180, ({ after }) => shortened(inWords(t, after))),
  fullTextColumn('why', message('What was done'), 200, ({ why }) => t(why)),
  numberColumn('count', message('Rows'), 72, ({ count }) => count),
  numberColumn('row', message('First row'), 88, ({ row }) => row),
];

const uploadWouldRefuse = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, the upload would refuse the file', {
    rows,
  });

/** Step 3: every change before and after, and the result of the upload's checks. */
export function CheckStep({ steps, uses }: Props) {
  const t = useT();
  const columns = useMemo(() => changeColumns(t), [t]);
  const { made, plan, isBusy } = steps.state;
  if (made === null) return null;
  const { errors, changes, total, offers } = made;
  const isOffered = { ...offers, dropsBad: errors.some(({ row }) => row > 1) };
  const changeTable =
    changes.length === 0 ? (
      <p>{t('Nothing is changed: the cells go into the file as they are.')}</p>
    ) : (
      <IndexedTable label={t('Changes')} columns={columns} rows={changes} maxHeight={360} empty={null} />
    );
  const isReady = errors.length === 0 && made.unclear.length === 0;
  const finishWith = async (take: (file: File) => void) => {
    const file = await steps.finish();
    if (file !== null) take(file);
  };
  return (
    <Flex vertical gap={16}>
      <Typography.Text role="status" strong>
        {isReady
          ? t(
              '{rows, plural, one {# row} other {# rows}}, {changes, plural, one {# kind of change} other {# kinds of changes}}, ready for the upload',
              { rows: total, changes: changes.length },
            )
          : t(
              '{rows, plural, one {# row} other {# rows}}, {changes, plural, one {# kind of change} other {# kinds of changes}}, not ready yet',
              { rows: total, changes: changes.length },
            )}
      </Typography.Text>
      {made.unclear.map((unclear) => (
        <NumbersQuestion key={unclear.column} unclear={unclear} steps={steps} />
      ))}
      <Flex vertical gap={8}>
        {switches
          .filter(({ key }) => plan[key] || isOffered[key])
          .map(({ key, label }) => (
            <LabelledSwitch
              key={key}
              label={t(label)}
              isOn={plan[key]}
              onChange={(isOn) => steps.make({ ...plan, [key]: isOn })}
            />
          ))}
      </Flex>
      <NoteLines lines={made.notes} />
      {errors.length > 0 && <BadRows errors={errors} title={uploadWouldRefuse} />}
      <Tabs
        items={[
          { key: 'changes', label: t('Changes'), children: changeTable },
          { key: 'file', label: t('The file'), children: <MadeRows made={made} /> },
        ]}
      />
      <Flex wrap gap={8}>
        <Button disabled={isBusy} onClick={steps.back}>
          {t('Back')}
        </Button>
        {uses.map(({ text, onUse }) => (
          <Button
            key={text}
            type="primary"
            disabled={!isReady || isBusy}
            onClick={() => void finishWith(onUse)}
          >
            {text}
          </Button>
        ))}
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => void finishWith((file) => saveBlob(file, file.name))}
        >
          {t('Download')}
        </Button>
      </Flex>
    </Flex>
  );
}

const manyWays = [
  { value: ',', label: message('1.234 is one thousand, 12,50 twelve and a half') },
  { value: '.', label: message('1,234 is one thousand, 12.50 twelve and a half') },
  { value: ' ', label: message('1 234 is one thousand, 12 50 twelve and a half') },
] as const;

/** The two readings of a number such as 12,000, as plain numbers. */
const readingsOf = (example: string) =>
  (['.', ','] as const)
    .map((value) => ({ value, number: readNumber(example, value) ?? 0 }))
    .sort((one, other) => one.number - other.number)
    .map(({ value, number }) => ({ value, label: message('{example} is {number}', { example, number }) }));

/** Asks once how the numbers of a column are written. */
function NumbersQuestion({ unclear, steps }: { unclear: UnclearColumn; steps: PreparingSteps }) {
  const t = useT();
  const { plan, isBusy } = steps.state;
  const { column, example } = unclear;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('How are the numbers of {column} written?', { column: inWords(t, fieldText(column)) })}
      description={
        <Radio.Group
          aria-label={t('Numbers of {column}', { column: inWords(t, fieldText(column)) })}
          value={plan.marks[column]}
          disabled={isBusy}
          onChange={({ target }) => steps.make({ ...plan, marks: { ...plan.marks, [column]: target.value } })}
          options={(example === null ? manyWays : readingsOf(example)).map(({ value, label }) => ({
            value,
            label: t(label),
          }))}
        />
      }
    />
  );
}

/** The first rows of the made file. */
function MadeRows({ made }: { made: MadeStart }) {
  const t = useT();
  const { header, firstRows, total } = made;
  return (
    <Flex vertical gap={8}>
      <Table
        size="small"
        pagination={false}
        aria-label={t('First rows of the made file')}
        scroll={{ x: 'max-content', y: 320 }}
        rowKey="index"
        dataSource={firstRows.map((cells, index) => ({ index, cells }))}
        columns={header.map((name, column) => ({
          key: name,
          title: inWords(t, fieldText(name)),
          render: (_: unknown, { cells }: { cells: readonly Cell[] }) => (
            <span className={styles.cell}>{cells[column]}</span>
          ),
        }))}
      />
      {total > firstRows.length && (
        <Typography.Text type="secondary">
          {t('{rows, plural, one {# more row} other {# more rows}} are in the file.', {
            rows: total - firstRows.length,
          })}
        </Typography.Text>
      )}
    </Flex>
  );
}
