import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented, Tag, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { isolated } from '../../../domain/text/isolated';
import { type CatalogChange, type CatalogUpdatePreview, failureOf } from '../../../api';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { BadRows } from '../../../shared/bad-rows/BadRows';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { fullTextColumn } from '../../../ui/list-table/plainColumns';
import { IndexedTable } from '../../../ui/list-table/IndexedTable';
import { subjectOf, valueText } from './catalogChanges';
import { useT } from '../../../languages/useT';
import { type Message, message, messageIn } from '../../../domain/language/message';
import { type Translate } from '../../../domain/language/wording';

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

const kinds: Readonly<Record<CatalogChange['kind'], Message>> = {
  added: messageIn('garments', 'Added'),
  changed: messageIn('garments', 'Changed'),
  removed: messageIn('garments', 'Removed'),
};
const colors = { added: 'success', changed: 'default', removed: 'error' } as const;

const garmentOf = ({ generic, name }: CatalogChange, t: Translate) =>
  generic === '' ? t('The catalog') : `${generic} ${isolated(name)}`;

const columnsOf = (t: Translate): readonly ListColumn<CatalogChange>[] => [
  {
    key: 'kind',
    title: message('Change'),
    width: 96,
    sortBy: ({ kind }) => kind,
    render: ({ kind }) => <Tag color={colors[kind]}>{t(kinds[kind])}</Tag>,
  },
  fullTextColumn('garment', message('Garment'), 176, (change) => garmentOf(change, t)),
  fullTextColumn('what', messageIn('the changed property', 'What'), 152, (change) => subjectOf(change, t)),
  fullTextColumn('before', message('Before'), 128, ({ before }) => valueText(before, t)),
  fullTextColumn('after', message('After'), 128, ({ after }) => valueText(after, t)),
];

const wouldChangeNothing = (rows: number) =>
  message('{rows, plural, one {# row} other {# rows}} to correct, nothing would be changed', {
    rows,
  });

/** What an update would change, with both values, before anything is applied. */
export function UpdatePreview({ preview }: { preview: Preview }) {
  const t = useT();
  const { changes, total, unnamed, failure, errors } = preview;
  const columns = useMemo(() => columnsOf(t), [t]);
  const id = useId();
  const [kind, setKind] = useState<CatalogChange['kind'] | 'all'>('all');
  const shown = useMemo(
    () => (kind === 'all' ? changes : changes.filter((change) => change.kind === kind)),
    [changes, kind],
  );

  if (failure !== null) {
    if (errors.length > 0) return <BadRows errors={errors} title={wouldChangeNothing} />;
    return <Alert type="error" showIcon role="alert" title={failure} />;
  }
  const options = [
    { value: 'all' as const, label: t('All ({count, number})', { count: changes.length }) },
    ...(['added', 'changed', 'removed'] as const).map((value) => {
      const count = changes.filter((change) => change.kind === value).length;
      return { value, label: t('{kind} ({count, number})', { kind: kinds[value], count }) };
    }),
  ];
  const handleDownload = () =>
    void downloadSpreadsheet('changes.xlsx', [
      [
        t('Change'),
        t('Generic'),
        t('Garment'),
        t(messageIn('the changed property', 'What')),
        t('Before'),
        t('After'),
      ],
      ...changes.map((change) => [
        t(kinds[change.kind]),
        change.generic,
        change.name,
        subjectOf(change, t),
        change.before ?? '',
        change.after ?? '',
      ]),
    ]);
  return (
    <section aria-labelledby={id}>
      <Flex vertical gap={8}>
        <div role="status">
          <Typography.Title level={2} id={id} style={{ fontSize: 16, margin: 0 }}>
            {total === 0
              ? t('This update changes nothing')
              : t('This update makes {changes, plural, one {# change} other {# changes}}', {
                  changes: total,
                })}
          </Typography.Title>
        </div>
        {unnamed > 0 && (
          <Typography.Text type="secondary">
            {t(
              '{garments, plural, one {# garment that the file does not name stays as it is.} other {# garments that the file does not name stay as they are.}}',
              { garments: unnamed },
            )}
          </Typography.Text>
        )}
        {total > changes.length && (
          <Typography.Text type="secondary">
            {t('The first {changes, number} are listed.', { changes: changes.length })}
          </Typography.Text>
        )}
        {changes.length > 0 && (
          <>
            <Flex wrap gap={8} justify="space-between">
              <Segmented aria-label={t('Changes')} options={options} value={kind} onChange={setKind} />
              <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
                {t('Download list')}
              </Button>
            </Flex>
            <IndexedTable
              label={t('What changes')}
              columns={columns}
              rows={shown}
              maxHeight={400}
              empty={t('None of these.')}
            />
          </>
        )}
      </Flex>
    </section>
  );
}
