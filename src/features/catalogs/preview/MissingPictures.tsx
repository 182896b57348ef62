import { Flex, Typography } from 'antd';
import { type Garment, useGetCatalogQuery } from '../../../api';
import { counted } from '../../../lib/numbers';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import { PictureButtons } from '../../../shared/upload-dialog/PictureButtons';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { cardOf, textColumn } from '../../../ui/list-table/plainColumns';

const columns: readonly ListColumn<Garment>[] = [
  textColumn('generic', 'Generic', 112, ({ generic }) => generic),
  textColumn('name', 'Name', 240, ({ name }) => name),
  textColumn('file', 'File name', 160, ({ generic }) => `${generic}.jpg`),
];

const genericOf = ({ generic }: Garment) => generic;

/** The garments of a catalog without a picture, and the upload of pictures. */
export function MissingPictures({ catalogId }: { catalogId: string }) {
  const query = useGetCatalogQuery({ catalogId });
  const { garments, missing_pictures: missing } = query.data ?? {};
  const rows = missing && garments?.filter(({ generic }) => missing.includes(generic));

  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8} justify="space-between" align="center">
        <Typography.Text role="status">
          {rows !== undefined && `${counted(rows.length, 'garment')} without a picture`}
          {garments !== undefined && missing === undefined && 'This server can’t list missing pictures.'}
        </Typography.Text>
        <Flex wrap gap={8}>
          <PictureButtons />
        </Flex>
      </Flex>
      {(garments === undefined || rows !== undefined) && (
        <LoadedTable
          label="Garments without a picture"
          query={{ ...query, data: rows }}
          columns={columns}
          rowKey={genericOf}
          card={cardOf(columns)}
          maxHeight={560}
          empty={<EmptyState text="Every garment has its picture." />}
        />
      )}
    </Flex>
  );
}
