import { Card, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { useListAllCatalogsQuery } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { customersHref } from '../catalogLinks';
import { catalogToggles, toggleOf, useToggle } from '../catalogToggles';

/** Where a catalog is offered (spec 2 'Visibility'), and how many customers see it. */
export function CatalogSwitches({ catalogId: id }: { catalogId: string }) {
  const onToggle = useToggle();
  const { data, error, refetch } = useListAllCatalogsQuery();
  if (data === undefined && error !== undefined)
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingPanel fields={3} />;
  const catalog = data.find((one) => one.id === id);
  if (catalog === undefined)
    return <EmptyState text="This catalog does not exist, or you don’t have access to it." />;
  const { num_customers: customers } = catalog;
  const matrix = new URLSearchParams({ current: 'false', customers: 'true', catalogs: id });
  return (
    <Card size="small">
      <Flex vertical gap={12} align="start">
        {catalogToggles.map(({ key, title, flag, text }) => (
          <Flex key={key} gap={12} align="center">
            {toggleOf(catalog, title, flag, onToggle)}
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
