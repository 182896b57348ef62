import { Flex, Typography } from 'antd';
import { type Garment, useGetCatalogQuery } from '../../../api';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import { PictureButtons } from '../../../shared/upload-dialog/PictureButtons';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { cardOf, textColumn } from '../../../ui/list-table/plainColumns';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

const columns: readonly ListColumn<Garment>[] = [
  textColumn('generic', message('Generic'), 112, ({ generic }) => generic),
  textColumn('name', message('Name'), 240, ({ name }) => name),
  textColumn('file', message('File name'), 160, ({ generic }) => `${generic}.jpg`),
];

const genericOf = ({ generic }: Garment) => generic;

/** The garments of a catalog without a picture, and the upload of pictures. */
export function MissingPictures({ catalogId }: { catalogId: string }) {
  const t = useT();
  const query = useGetCatalogQuery({ catalogId });
  const { garments, missing_pictures: missing } = query.data ?? {};
  const rows = missing && garments?.filter(({ generic }) => missing.includes(generic));

  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8} justify="space-between" align="center">
        <Typography.Text role="status">
          {rows !== undefined &&
            t('{garments, plural, one {# garment} other {# garments}} without a picture', {
              garments: rows.length,
            })}
          {garments !== undefined && missing === undefined && t('This server can’t list missing pictures.')}
        </Typography.Text>
        <Flex wrap gap={8}>
          <PictureButtons />
        </Flex>
      </Flex>
      {(garments === undefined || rows !== undefined) && (
        <LoadedTable
          label={t('Garments without a picture')}
          query={{ ...query, data: rows }}
          columns={columns}
          rowKey={genericOf}
          card={cardOf(columns)}
          maxHeight={560}
          empty={<EmptyState text={t('Every garment has its picture.')} />}
        />
      )}
    </Flex>
  );
}
