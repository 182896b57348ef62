import { Card, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { customersHref } from '../catalogLinks';
import { CatalogToggle, catalogToggles } from '../catalogToggles';
import { WithCatalogs } from '../NoCatalogs';
import { useT } from '../../../languages/useT';

/** Where a catalog is offered (spec 2 'Visibility'), and how many customers see it. */
export function CatalogSwitches({ catalogId }: { catalogId: string }) {
  return (
    <WithCatalogs>
      {(catalogs) => <Switches catalog={catalogs.find(({ id }) => id === catalogId)} />}
    </WithCatalogs>
  );
}

function Switches({ catalog }: { catalog: Catalog | undefined }) {
  const t = useT();
  if (catalog === undefined)
    return <EmptyState text={t('This catalog does not exist, or you don’t have access to it.')} />;
  const { id, num_customers: customers } = catalog;
  const matrix = new URLSearchParams({ current: 'false', customers: 'true', catalogs: id });
  return (
    <Card size="small">
      <Flex vertical gap={12} align="start">
        {catalogToggles.map(({ key, title, flag, text }) => (
          <Flex key={key} gap={12} align="center">
            <CatalogToggle catalog={catalog} title={title} flag={flag} />
            <span>
              <strong>{t(title)}</strong> <Typography.Text type="secondary">{t(text)}</Typography.Text>
            </span>
          </Flex>
        ))}
        {customers !== undefined && (
          <Link to={customersHref(id)}>
            {t('Enabled for {customers, plural, one {# customer} other {# customers}}', { customers })}
          </Link>
        )}
        <ButtonLink to={`${paths.visibility.href()}?${matrix.toString()}`}>
          {t('Choose customers')}
        </ButtonLink>
      </Flex>
    </Card>
  );
}
