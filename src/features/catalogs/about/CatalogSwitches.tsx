import { Card, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { Catalog } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { catalogToggles, toggleOf, useToggle } from '../catalogToggles';

/** Where a catalog is offered (spec 2 'Visibility'), and how many customers see it. */
export function CatalogSwitches({ catalog }: { catalog: Catalog }) {
  const onToggle = useToggle();
  const { id, num_customers: customers } = catalog;
  const matrix = new URLSearchParams({ current: 'false', customers: 'true', catalogs: id });
  return (
    <Card size="small" style={{ maxWidth: 560 }}>
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
          <Link to={`${paths.customerList.href()}?catalog=${encodeURIComponent(id)}`}>
            Enabled for {counted(customers, 'customer')}
          </Link>
        )}
        <ButtonLink to={`${paths.visibility.href()}?${matrix.toString()}`}>Choose customers</ButtonLink>
      </Flex>
    </Card>
  );
}
