import { isolated } from '../../domain/text/isolated';
import { Alert, Button, Flex, Form, Select, type SelectProps, Table, type TableRef, Typography } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { separators } from '../../domain/prepare/csv';
import { encodings } from '../../domain/prepare/decodeText';
import { NoteLines } from '../bad-rows/RowNotes';
import { FileDrop } from '../../ui/file-drop/FileDrop';
import type { OpenedSheet } from './ImportSession';
import styles from './PrepareFile.module.css';
import type { PreparingSteps } from './usePreparing';
import { useT } from '../../languages/useT';
import { messageIn } from '../../domain/language/message';

/** The accepted file extensions. */
export const preparable = ['.csv', '.tsv', '.txt', '.ods', '.xlsb', '.xlsm', '.xlsx', '.xls'] as const;

/** Step 1: the file, its sheet, and the row with the titles of the columns. */
export function ChooseStep({ steps }: { steps: PreparingSteps }) {
  const t = useT();
  const { file, opened, sheet, isBusy } = steps.state;
  const shown = opened?.sheets[sheet];
  const id = useId();
  return (
    <Flex vertical gap={16}>
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label={t('Your file')}
          htmlFor={id}
          extra={t(
            'Any table: .csv or other text with columns, .xlsx, .xls, .xlsb, .xlsm or .ods. It stays in this browser.',
          )}
          style={{ marginBottom: 0 }}
        >
          <FileDrop
            id={id}
            name={t('Your file')}
            accept={preparable}
            isDisabled={isBusy}
            chosen={file?.name ?? null}
            offerFor={() => t('Ask whoever gave it to you for a spreadsheet or a .csv file.')}
            onChoose={([chosen]) => chosen && steps.open(chosen)}
          />
        </Form.Item>
      </Form>
      {opened !== null && <ReadingFields steps={steps} />}
      {shown && <HeaderRows steps={steps} sheet={shown} />}
    </Flex>
  );
}

/** The options for reading a text file. */
function ReadingFields({ steps }: { steps: PreparingSteps }) {
  const t = useT();
  const { file, opened, sheet, isBusy } = steps.state;
  const text = opened?.text ?? null;
  const sheets = opened?.sheets ?? [];
  if (file === null || (text === null && sheets.length < 2)) return null;
  return (
    <Flex wrap gap={16}>
      {sheets.length > 1 && (
        <ReadingField
          label={t('Sheet')}
          value={sheet}
          disabled={isBusy}
          onChange={steps.chooseSheet}
          options={sheets.map(({ name, count, isHidden }, index) => ({
            value: index,
            label: isHidden
              ? t('{sheet} (hidden, {rows, plural, one {# row} other {# rows}})', {
                  sheet: isolated(name),
                  rows: count,
                })
              : t('{sheet} ({rows, plural, one {# row} other {# rows}})', {
                  sheet: isolated(name),
                  rows: count,
                }),
          }))}
        />
      )}
      {text !== null && (
        <>
          <ReadingField
            label={t('Columns are separated by')}
            value={text.separator}
            disabled={isBusy}
            onChange={(separator) => steps.open(file, { ...text, separator })}
            options={separators.map(({ value, label }) => ({ value, label: t(label) }))}
          />
          <ReadingField
            label={t(messageIn('the encoding of a text file', 'Letters'))}
            value={text.encoding}
            disabled={isBusy}
            onChange={(encoding) => steps.open(file, { ...text, encoding })}
            options={encodings.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        </>
      )}
    </Flex>
  );
}

function ReadingField<Value>({ label, ...select }: SelectProps<Value> & { label: string }) {
  const id = useId();
  return (
    <Flex vertical gap={4} style={{ flex: '0 1 240px', minWidth: 0 }}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </Flex>
  );
}

const shownColumns = 12;

/** The first rows, to choose the header row from. */
function HeaderRows({ steps, sheet }: { steps: PreparingSteps; sheet: OpenedSheet }) {
  const t = useT();
  const { headerIndex, dataIndex, isBusy } = steps.state;
  const { firstRows: rows, notes } = sheet;
  const width = rows[0]?.length ?? 0;
  const table = useRef<TableRef>(null);
  const isSkipped = (index: number) => index < dataIndex && index !== headerIndex;

  useEffect(
    function showHeader() {
      const frame = table.current?.nativeElement;
      const row = frame?.querySelector<HTMLElement>(`[data-row-key="${sheet.headerIndex}"]`);
      const body = row?.closest('.ant-table-body');
      if (row && body) body.scrollTop = row.offsetTop - row.offsetHeight;
    },
    [sheet],
  );

  if (rows.length === 0)
    return <Alert type="warning" title={t('This sheet is empty. Choose another one.')} />;
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>{t('Mark the row with the titles of the columns')}</Typography.Text>
      <Table
        ref={table}
        size="small"
        pagination={false}
        scroll={{ x: 'max-content', y: 280 }}
        aria-label={t('First rows of your file')}
        rowKey="index"
        dataSource={rows.map((cells, index) => ({ index, cells }))}
        rowClassName={({ index }) => (isSkipped(index) ? `${styles.skipped}` : '')}
        rowSelection={{
          type: 'radio',
          selectedRowKeys: [headerIndex],
          onChange: ([key]) => steps.chooseHeader(Number(key)),
          getCheckboxProps: ({ index }) => ({
            disabled: isBusy,
            name: 'header',
            'aria-label': t('The titles are in row {row}', { row: index + 1 }),
          }),
        }}
        columns={[
          { key: 'row', title: t('Row'), width: 56, render: (_, { index }) => index + 1 },
          ...Array.from({ length: Math.min(width, shownColumns) }, (_, column) => ({
            key: column,
            title: '',
            render: (_value: unknown, { index, cells }: { index: number; cells: readonly string[] }) => (
              <span className={styles.cell} data-header={index === headerIndex}>
                {cells[column]}
              </span>
            ),
          })),
        ]}
      />
      {width > shownColumns && (
        <Typography.Text type="secondary">
          {t(
            '{columns, plural, one {# more column} other {# more columns}} to the right are not shown here.',
            {
              columns: width - shownColumns,
            },
          )}
        </Typography.Text>
      )}
      <Flex wrap gap={16}>
        <ReadingField
          label={t('Data starts in row')}
          value={dataIndex}
          disabled={isBusy}
          onChange={steps.chooseData}
          options={rows
            .map((_, index) => ({ value: index, label: String(index + 1) }))
            .slice(headerIndex + 1)
            .concat(dataIndex < rows.length ? [] : [{ value: dataIndex, label: String(dataIndex + 1) }])}
        />
      </Flex>
      {dataIndex > headerIndex + 1 && (
        <Typography.Text type="secondary">
          {t('Grey rows between the titles and the data, such as help and examples, are left out.')}
        </Typography.Text>
      )}
      <NoteLines lines={notes} />
      <Flex>
        <Button type="primary" loading={isBusy} onClick={steps.match}>
          {t('Match the columns')}
        </Button>
      </Flex>
    </Flex>
  );
}
