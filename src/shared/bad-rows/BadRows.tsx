import { DownloadOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { Alert, Button, Flex, Typography } from 'antd';
import { parseRowError, type RowError, wordRows } from '../../domain/spreadsheet/rowErrors';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { fullTextColumn, numberColumn } from '../../ui/list-table/plainColumns';
import type { FileCheck } from '../file-check/FileCheck';
import { IndexedTable } from '../../ui/list-table/IndexedTable';
import { LineList } from './RowNotes';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

interface Props {
  errors: readonly RowError[];
  /** What is wrong with the file, and what came of it: '2 rows to correct, nothing was changed'. */
  title: (rows: number) => Message;
}

/** The titles of bad rows by what came of their file. */
export const nothingSent = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, nothing was sent', { rows });
export const nothingChanged = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, nothing was changed', { rows });

const columns: readonly ListColumn<RowError<string>>[] = [
  { ...numberColumn('row', message('Row'), 80, ({ row }) => row), fixed: 'start' },
  fullTextColumn('column', message('Column'), 112, ({ column }) => column),
  fullTextColumn('message', message('What is wrong'), 240, ({ message }) => message),
];

/** Every bad row of a file, in a sortable table that can be downloaded. */
export function BadRows({ errors, title }: Props) {
  const t = useT();
  const rows = useMemo(() => wordRows(t, errors), [t, errors]);
  const count = new Set(errors.map(({ row }) => row)).size;

  const handleDownload = () =>
    void downloadSpreadsheet('bad-rows.xlsx', [
      [t('Row'), t('Column'), t('What is wrong')],
      ...rows.map(({ row, column, message }) => [String(row), column, message]),
    ]);
  const heading = (
    <Flex wrap gap="8px 16px" align="center" justify="space-between">
      <Typography.Text role="alert" type="danger" strong>
        {t(title(count))}
      </Typography.Text>
      <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
        {t('Download list')}
      </Button>
    </Flex>
  );
  const table = (
    <IndexedTable label={t('Bad rows')} columns={columns} rows={rows} maxHeight={320} empty={null} />
  );
  return <Alert type="error" role="region" aria-label={t('Bad rows')} title={heading} description={table} />;
}

/** The bad rows that a check has found before a file is sent, if any. */
export function CheckedRows({ check }: { check: FileCheck }) {
  if (check.state === 'bad') return <BadRows errors={check.errors} title={nothingSent} />;
  if (check.state === 'refused') return <BadRows errors={check.errors} title={nothingChanged} />;
  return null;
}

interface LinesProps {
  /** A task's error lines: 'Row N, column X: message', or a sentence about a file. */
  lines: readonly string[];
  title: Props['title'];
}

/** The errors of a task: bad rows as a table, other lines as they are. */
export function BadLines({ lines, title }: LinesProps) {
  const t = useT();
  const rows = lines.map(parseRowError).filter((row) => row !== null);
  const others = lines.filter((line) => parseRowError(line) === null);
  return (
    <>
      {others.length > 0 && (
        <Alert type="error" title={<LineList label={t('What is wrong')} lines={others} />} />
      )}
      {rows.length > 0 && <BadRows errors={rows} title={title} />}
    </>
  );
}
