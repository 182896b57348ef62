import { Form, Select } from 'antd';
import { useId } from 'react';
import type { Catalog } from '../../../api';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { labelSearch } from '../../../lib/labelSearch';
import { catalogOptions } from '../../../domain/catalogs/seasons';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { WithCatalogs } from '../NoCatalogs';
import { UpdateCatalogForm } from './UpdateCatalogForm';
import { useT } from '../../../languages/useT';

/** The catalog being updated, stored in the URL. */
const chosenCodec: UrlCodec<string> = {
  read: (params) => params.get('catalog') ?? '',
  write: (catalog) => ({ catalog }),
};

/** Update catalog (spec 2): garments that are not in the file stay unchanged. */
export function UpdateCatalogPage() {
  const t = useT();
  return (
    <PageFrame
      title={t('Update catalog')}
      lead={t(
        'Changes a catalog and, with an Excel file, its garments. Garments that are not in the file stay unchanged. If any row is wrong, nothing is changed.',
      )}
      layout="form"
    >
      <WithCatalogs>{(catalogs) => <CatalogChoice catalogs={catalogs} />}</WithCatalogs>
    </PageFrame>
  );
}

function CatalogChoice({ catalogs }: { catalogs: readonly Catalog[] }) {
  const t = useT();
  const [chosen, setChosen] = useUrlState(chosenCodec);
  const catalog = catalogs.find((one) => one.id === chosen);
  const id = useId();
  return (
    <>
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={t('Catalog to update')} htmlFor={id} style={{ marginBottom: 0 }}>
          <Select
            id={id}
            placeholder={t('Select a catalog')}
            listHeight={224}
            showSearch={labelSearch}
            options={catalogOptions(catalogs)}
            value={catalog?.id}
            onChange={(chosenId: string) => setChosen(chosenId)}
          />
        </Form.Item>
      </Form>
      {catalog && <UpdateCatalogForm key={catalog.id} catalog={catalog} />}
    </>
  );
}
