import { Card, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { customersHref } from '../catalogLinks';
import { CatalogToggle, catalogToggles } from '../catalogToggles';
import { WithCatalogs } from '../NoCatalogs';

/** Where a catalog is offered (spec 2 'Visibility'), and how many customers see it. */
export function CatalogSwitches({ catalogId }: { catalogId: string }) {
  return (
    <WithCatalogs>
      {(catalogs) => <Switches catalog={catalogs.find(({ id }) => id === catalogId)} />}
    </WithCatalogs>
  );
}

function Switches({ catalog }: { catalog: Catalog | undefined }) {
  if (catalog === undefined)
    return <EmptyState text="This catalog does not exist, or you don’t have access to it." />;
  const { id, num_customers: customers } = catalog;
  const matrix = new URLSearchParams({ current: 'false', customers: 'true', catalogs: id });
  return (
    <Card size="small">
      <Flex vertical gap={12} align="start">
        {catalogToggles.map(({ key, title, flag, text }) => (
          <Flex key={key} gap={12} align="center">
            <CatalogToggle catalog={catalog} title={title} flag={flag} />
            <span>
              <strong>{title}</strong> <Typography.Text type="secondary">{text}</Typography.Text>
            </span>
          </Flex>
        ))}
        {customers !== undefined && (
          <Link to={customersHref(id)}>Enabled for {counted(customers, 'customer')}</Link>
        )}
        <ButtonLink to={`${paths.visibility.href()}?${matrix.toString()}`}>Choose customers</ButtonLink>
      </Flex>
    </Card>
  );
}
