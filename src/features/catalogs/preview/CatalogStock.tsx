import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { type Garment, useGetCatalogQuery, useGetMeQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { fileTools } from '../../../domain/uploads/uploads';
import { LoadedTable } from '../../../shared/loaded-table/LoadedTable';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { cardOf, numberColumn, textColumn } from '../../../ui/list-table/plainColumns';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

const UploadDialog = lazyComponent(
  async () => (await import('../../../shared/upload-dialog/UploadDialog')).UploadDialog,
);

/** Pieces of a garment in all its colors and sizes. */
const piecesOf = ({ skus }: Garment) => skus.reduce((sum, { stock }) => sum + stock, 0);

/** How many colors and sizes of a garment are sold out. */
const soldOutOf = ({ skus }: Garment) => skus.filter(({ stock }) => stock <= 0).length;

const columns: readonly ListColumn<Garment>[] = [
  textColumn('generic', message('Generic'), 96, ({ generic }) => generic),
  textColumn('name', message('Name'), 200, ({ name }) => name),
  numberColumn('pieces', message('Pieces'), 88, piecesOf),
  {
    ...numberColumn('out', message('Sizes sold out'), 128, soldOutOf),
    render: (garment) => <SoldOut garment={garment} />,
  },
];

function SoldOut({ garment }: { garment: Garment }) {
  const t = useT();
  return t('{soldOut, number} of {all, number}', { soldOut: soldOutOf(garment), all: garment.skus.length });
}

const genericOf = ({ generic }: Garment) => generic;

/** The stock of a catalog's garments whose stock is tracked, and the upload of stocks. */
export function CatalogStock({ catalogId }: { catalogId: string }) {
  const t = useT();
  const roles = useGetMeQuery().data?.roles ?? [];
  const query = useGetCatalogQuery({ catalogId });
  const [isOpen, setOpen] = useState(false);
  const tracked = query.data?.garments.filter(({ with_stocks }) => with_stocks);
  const age = stockAge(tracked ?? []);

  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8} justify="space-between" align="center">
        <Typography.Text role="status">{age === '' ? '' : t('Stock as of {age}', { age })}</Typography.Text>
        {mayCall(roles, 'uploadStock') && (
          <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {t(fileTools.uploadStock.title)}
          </Button>
        )}
      </Flex>
      <LoadedTable
        label={t('Stock')}
        query={{ ...query, data: tracked }}
        columns={columns}
        rowKey={genericOf}
        card={cardOf(columns)}
        maxHeight={560}
        empty={<EmptyState text={t('No garment of this catalog has its stock tracked.')} />}
      />
      {isOpen && <UploadDialog call="uploadStock" onClose={() => setOpen(false)} />}
    </Flex>
  );
}
