import { useGetMeQuery, useListCatalogsQuery } from '../../api';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LinkForm } from './LinkForm';
import styles from './LinkGeneratorPage.module.css';

/** The link generator: an order for a customer, known or new, and its link by e-mail (spec 2). */
export function LinkGeneratorPage() {
  const me = useGetMeQuery().data;
  const { data: catalogs, error, refetch } = useListCatalogsQuery();
  return (
    <div className={styles.page}>
      <h1>Link generator</h1>
      <p className={styles.about}>An order for a customer, who gets a link to it.</p>
      {error !== undefined && catalogs === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && (me === undefined || catalogs === undefined) && (
        <div className={styles.loading} role="status" aria-label="Loading" />
      )}
      {me && catalogs?.length === 0 && (
        <p className={styles.nothing}>
          {me.roles.includes('admin')
            ? 'There is no catalog to order from yet. Please upload one first.'
            : 'No catalog is enabled for you yet. Please ask an admin to enable one.'}
        </p>
      )}
      {me && catalogs && catalogs.length > 0 && <LinkForm me={me} catalogs={catalogs} />}
    </div>
  );
}
