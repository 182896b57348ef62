import { Flex, Switch } from 'antd';
import { Link } from 'react-router-dom';
import {
  type Catalog,
  failureOf,
  useListAllCatalogsQuery,
  type User,
  useSetCatalogForUserMutation,
} from '../../api';
import { givablePriceLists, ownsCatalog } from '../../domain/access/ownership';
import { catalogText, sortCatalogs } from '../../domain/catalogs/seasons';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { Card } from '../../ui/card/Card';
import styles from '../../ui/card/Card.module.css';
import type { UserRights } from './userRights';
import { useReportOutcome } from './useReportOutcome';
import { useT } from '../../languages/useT';

interface Props {
  me: User;
  user: User;
  rights: UserRights;
}

/**
 * All catalogs, each with a switch that enables it for the customer. Enabled catalogs link to the customer's view, with
 * their price list if the viewer may see it; the stock is that of the viewer's warehouse.
 */
export function CatalogsCard({ me, user, rights }: Props) {
  const t = useT();
  const { data, error, refetch } = useListAllCatalogsQuery();
  return (
    <Card title={t('Catalogs')} isLoading={data === undefined && error === undefined}>
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.quiet}>{t('There are no catalogs yet.')}</p>}
      {user.pricelist !== null && listFor(me, user) === null && (
        <p className={styles.quiet}>{t('They open without the prices of this customer’s price list.')}</p>
      )}
      <ul className={styles.list}>
        {sortCatalogs(data ?? []).map((catalog) => (
          <li key={catalog.id}>
            <Link to={hrefAs(catalog, me, user)}>{catalogText(catalog)}</Link>
            <Flex gap={8} align="center">
              {user.catalogs.includes(catalog.id) && !ownsCatalog(user, catalog) && (
                <span className={styles.quiet}>
                  {t('Not visible to them: off for their channel (WLS: this site, LS: the app)')}
                </span>
              )}
              <CatalogSwitch user={user} catalog={catalog} isLocked={!rights.mayModify} />
            </Flex>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SwitchProps {
  user: User;
  catalog: Catalog;
  isLocked: boolean;
}

function CatalogSwitch({ user, catalog, isLocked }: SwitchProps) {
  const t = useT();
  const report = useReportOutcome();
  const [setCatalog, { isLoading }] = useSetCatalogForUserMutation();
  const handleChange = async (isEnabled: boolean) => {
    const action = isEnabled ? ('enable' as const) : ('disable' as const);
    const catalogForUserRequest = { catalog_id: catalog.id, user_id: user.id, action };
    report(t('Modified user'), failureOf(await setCatalog({ catalogForUserRequest })));
  };
  return (
    <Switch
      size="small"
      aria-label={catalogText(catalog)}
      checked={user.catalogs.includes(catalog.id)}
      loading={isLoading}
      disabled={isLocked}
      onChange={(isEnabled) => void handleChange(isEnabled)}
    />
  );
}

/** The customer's price list, if the viewer may use it. */
const listFor = (me: User, { pricelist }: User) =>
  pricelist !== null && givablePriceLists(me).includes(pricelist) ? pricelist : null;

function hrefAs({ id }: Catalog, me: User, user: User): string {
  const list = listFor(me, user);
  const preview = paths.catalogPreview.href(id);
  return list === null ? preview : `${preview}?pl=${encodeURIComponent(list)}`;
}
