import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { useListAllCatalogsQuery } from '../../../api';
import editor from '../editor/editor.module.css';
import { NoCatalogs } from '../NoCatalogs';
import { BatchForm } from './BatchForm';

/** Batch update (spec 2): garments of several catalogs at once, by one spreadsheet. */
export function BatchPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  return (
    <div className={editor.page}>
      <h1>Batch update</h1>
      <p className={editor.lead}>
        Adds, edits or deletes garments of several catalogs with one Excel file. With any bad row nothing is
        changed.
      </p>
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && (
        <div className={editor.loading} role="status" aria-label="Loading" />
      )}
      {data?.length === 0 && <NoCatalogs isNarrowed={false} search="" onShowAll={() => {}} />}
      {data !== undefined && data.length > 0 && <BatchForm catalogs={data} />}
    </div>
  );
}
