import { useGetMeQuery, useListAllCatalogsQuery } from '../../api';
import { mayOpen } from '../../domain/access/mayOpen';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { AddCustomerForm } from './AddCustomerForm';
import styles from './AddCustomerPage.module.css';

/** Add customer (spec 2). */
export function AddCustomerPage() {
  const me = useGetMeQuery().data;
  const { data, error, refetch } = useListAllCatalogsQuery();

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Add customer</h1>
        {me && mayOpen(me.roles, 'bulkAdd') && <ButtonLink to={paths.bulkAdd.href()}>Bulk add</ButtonLink>}
      </header>
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && (me === undefined || data === undefined) && (
        <div className={styles.loading} role="status" aria-label="Loading" />
      )}
      {me && data && <AddCustomerForm me={me} catalogs={data} />}
    </div>
  );
}
