import { useGetMeQuery, useListCatalogsQuery } from '../../api';
import { NoCatalogToOrder } from '../../shared/catalog-select/NoCatalogToOrder';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { LinkForm } from './LinkForm';

/** The link generator: an order for a customer, known or new, and its link by e-mail (spec 2). */
export function LinkGeneratorPage() {
  const me = useGetMeQuery().data;
  const { data: catalogs, error, refetch } = useListCatalogsQuery();
  return (
    <PageFrame
      title="Link generator"
      lead="An order for a customer, who gets a link to it."
      layout="short-form"
    >
      {error !== undefined && catalogs === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && (me === undefined || catalogs === undefined) && <LoadingPanel fields={5} />}
      {me && catalogs?.length === 0 && <NoCatalogToOrder roles={me.roles} />}
      {me && catalogs && catalogs.length > 0 && <LinkForm me={me} catalogs={catalogs} />}
    </PageFrame>
  );
}
