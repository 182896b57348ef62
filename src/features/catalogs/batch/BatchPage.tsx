import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { useListAllCatalogsQuery } from '../../../api';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { NoCatalogs } from '../NoCatalogs';
import { BatchForm } from './BatchForm';

/** Batch update (spec 2): garments of several catalogs at once, by one spreadsheet. */
export function BatchPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  return (
    <PageFrame
      title="Batch update"
      lead="Adds, edits or deletes garments of several catalogs with one Excel file. With any bad row nothing is changed."
      layout="form"
    >
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <LoadingPanel fields={4} />}
      {data?.length === 0 && <NoCatalogs />}
      {data !== undefined && data.length > 0 && <BatchForm catalogs={data} />}
    </PageFrame>
  );
}
