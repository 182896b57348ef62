import { useGetMeQuery, useListAllCatalogsQuery } from '../../api';
import { mayOpen } from '../../domain/access/pageRules';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { AddCustomerForm } from './AddCustomerForm';

/** Add customer (spec 2). */
export function AddCustomerPage() {
  const me = useGetMeQuery().data;
  const { data, error, refetch } = useListAllCatalogsQuery();

  return (
    <PageFrame
      title="Add customer"
      layout="form"
      ways={me && mayOpen(me.roles, 'bulkAdd') && <ButtonLink to={paths.bulkAdd.href()}>Bulk add</ButtonLink>}
    >
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && (me === undefined || data === undefined) && <LoadingPanel fields={7} />}
      {me && data && <AddCustomerForm me={me} catalogs={data} />}
    </PageFrame>
  );
}
