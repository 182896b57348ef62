import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented, Tag, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { isolated } from '../../../domain/text/isolated';
import { type CatalogChange, type CatalogUpdatePreview, failureOf } from '../../../api';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { counted, numberText } from '../../../lib/numbers';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { fullTextColumn } from '../../../ui/list-table/plainColumns';
import { IndexedTable } from '../../../ui/list-table/IndexedTable';
import { subjectOf, valueText } from './catalogChanges';

/** A preview of an update, or why it would be refused: the form's changes, then the server's answer about the file. */
export function previewOf(
  own: readonly CatalogChange[],
  answer: { data?: CatalogUpdatePreview; error?: unknown },
) {
  const {
    num_added = 0,
    num_changed = 0,
    num_removed = 0,
    ...data
  }: Partial<CatalogUpdatePreview> = answer.data ?? {};
  return {
    changes: [...own, ...(data.changes ?? [])],
    /** How many there are; the server lists at most the first ones. */
    total: own.length + num_added + num_changed + num_removed,
    /** How many garments are not in the file. */
    unnamed: data.num_unnamed ?? 0,
    failure: failureOf(answer),
    errors: data.errors ?? [],
    /** How many of the file's own codes belong to other garments. */
    boundCodes: data.num_bound_codes,
  };
}

/** What an update would change, or why it would be refused. */
export type Preview = ReturnType<typeof previewOf>;

const kinds = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;
const colors = { added: 'success', changed: 'default', removed: 'error' } as const;

const garmentOf = ({ generic, name }: CatalogChange) =>
  generic === '' ? 'The catalog' : `${generic} ${isolated(name)}`;

const columns: readonly ListColumn<CatalogChange>[] = [
  {
    key: 'kind',
    title: 'Change',
    width: 96,
    sortBy: ({ kind }) => kind,
    render: ({ kind }) => <Tag color={colors[kind]}>{kinds[kind]}</Tag>,
  },
  fullTextColumn('garment', 'Garment', 176, garmentOf),
  fullTextColumn('what', 'What', 152, subjectOf),
  fullTextColumn('before', 'Before', 128, ({ before }) => valueText(before)),
  fullTextColumn('after', 'After', 128, ({ after }) => valueText(after)),
];

/** What an update would change, with both values, before anything is applied. */
export function UpdatePreview({ preview }: { preview: Preview }) {
  const { changes, total, unnamed, failure, errors } = preview;
  const id = useId();
  const [kind, setKind] = useState<CatalogChange['kind'] | 'all'>('all');
  const shown = useMemo(
    () => (kind === 'all' ? changes : changes.filter((change) => change.kind === kind)),
    [changes, kind],
  );

  if (failure !== null) {
    if (errors.length > 0) return <BadRows errors={errors} outcome="nothing would be changed" />;
    return <Alert type="error" showIcon role="alert" title={failure} />;
  }
  const options = [
    { value: 'all' as const, label: `All (${numberText(changes.length)})` },
    ...(['added', 'changed', 'removed'] as const).map((value) => {
      const count = changes.filter((change) => change.kind === value).length;
      return { value, label: `${kinds[value]} (${numberText(count)})` };
    }),
  ];
  const handleDownload = () =>
    void downloadSpreadsheet('changes.xlsx', [
      ['Change', 'Generic', 'Garment', 'What', 'Before', 'After'],
      ...changes.map((change) => [
        kinds[change.kind],
        change.generic,
        change.name,
        subjectOf(change),
        change.before ?? '',
        change.after ?? '',
      ]),
    ]);
  return (
    <section aria-labelledby={id}>
      <Flex vertical gap={8}>
        <div role="status">
          <Typography.Title level={2} id={id} style={{ fontSize: 16, margin: 0 }}>
            {total === 0 ? 'This update changes nothing' : `This update makes ${counted(total, 'change')}`}
          </Typography.Title>
        </div>
        {unnamed > 0 && (
          <Typography.Text type="secondary">
            {counted(unnamed, 'garment')} that the file does not name{' '}
            {unnamed === 1 ? 'stays as it is.' : 'stay as they are.'}
          </Typography.Text>
        )}
        {total > changes.length && (
          <Typography.Text type="secondary">
            The first {numberText(changes.length)} are listed.
          </Typography.Text>
        )}
        {changes.length > 0 && (
          <>
            <Flex wrap gap={8} justify="space-between">
              <Segmented aria-label="Changes" options={options} value={kind} onChange={setKind} />
              <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
                Download list
              </Button>
            </Flex>
            <IndexedTable
              label="What changes"
              columns={columns}
              rows={shown}
              maxHeight={400}
              empty="None of these."
            />
          </>
        )}
      </Flex>
    </section>
  );
}
