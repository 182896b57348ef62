import { Link } from 'react-router-dom';
import { type Catalog, useListAllCatalogsQuery, type User } from '../../api';
import { givablePriceLists, ownsCatalog } from '../../domain/access/ownership';
import { catalogText, sortCatalogs } from '../../domain/catalogs/seasons';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { Card } from './Card';
import styles from './Card.module.css';

interface Props {
  me: User;
  user: User;
}

/**
 * The catalogs that a customer sees: enabled for them, and on a channel of theirs. Each opens as they see it, with the
 * prices of their list where the viewer may see those; the stock there is that of the viewer's warehouse.
 */
export function SeenCatalogsCard({ me, user }: Props) {
  const { data, error, refetch } = useListAllCatalogsQuery();
  const seen = sortCatalogs((data ?? []).filter((catalog) => ownsCatalog(user, catalog)));
  return (
    <Card title="Catalogs as they see them" isLoading={data === undefined && error === undefined}>
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && seen.length === 0 && <p className={styles.quiet}>This customer sees no catalog yet.</p>}
      <ul className={styles.list}>
        {seen.map((catalog) => (
          <li key={catalog.id}>
            <Link to={hrefAs(catalog, me, user)}>{catalogText(catalog)}</Link>
            <span className={styles.quiet}>{pricesText(me, user)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Their price list, if the viewer may see catalogs with it. */
const listFor = (me: User, { pricelist }: User) =>
  pricelist !== null && givablePriceLists(me).includes(pricelist) ? pricelist : null;

function hrefAs({ id }: Catalog, me: User, user: User): string {
  const list = listFor(me, user);
  const preview = paths.catalogPreview.href(id);
  return list === null ? preview : `${preview}?pl=${encodeURIComponent(list)}`;
}

function pricesText(me: User, user: User): string {
  const list = listFor(me, user);
  if (list !== null) return `Price list ${list}`;
  return user.pricelist === null ? '' : 'Plain prices: their list is not yours';
}
