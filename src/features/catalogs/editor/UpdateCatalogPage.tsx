import { Form, Select } from 'antd';
import { useId } from 'react';
import { useListAllCatalogsQuery } from '../../../api';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { catalogOptions } from '../../../domain/catalogs/seasons';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { NoCatalogs } from '../NoCatalogs';
import { UpdateCatalogForm } from './UpdateCatalogForm';

/** The catalog being updated; it lives in the URL. */
const chosenCodec: UrlCodec<string> = {
  read: (params) => params.get('catalog') ?? '',
  write: (catalog) => ({ catalog }),
};

/** Update catalog (spec 2): what the file does not name stays as it is. */
export function UpdateCatalogPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const [chosen, setChosen] = useUrlState(chosenCodec);
  const catalog = data?.find((one) => one.id === chosen) ?? null;
  const id = useId();

  return (
    <PageFrame
      title="Update catalog"
      lead="Changes a catalog and, with an Excel file, its garments. Garments that the file does not name stay as they are. If any row is wrong, nothing is changed."
      layout="form"
    >
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <LoadingPanel fields={4} />}
      {data?.length === 0 && <NoCatalogs />}
      {data !== undefined && data.length > 0 && (
        <>
          <Form layout="vertical" requiredMark={false}>
            <Form.Item label="Catalog to update" htmlFor={id} style={{ marginBottom: 0 }}>
              <Select
                id={id}
                placeholder="Select a catalog"
                listHeight={224}
                showSearch={{ optionFilterProp: 'label' }}
                options={catalogOptions(data)}
                value={catalog?.id}
                onChange={(chosenId: string) => setChosen(chosenId)}
              />
            </Form.Item>
          </Form>
          {catalog && <UpdateCatalogForm key={catalog.id} catalog={catalog} />}
        </>
      )}
    </PageFrame>
  );
}
