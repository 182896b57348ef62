import { Card } from 'antd';
import { mayOpen } from '../../domain/access/mayOpen';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';

/** Stands in the place of an order's form while there is no catalog that somebody of these roles could order from. */
export function NoCatalogToOrder({ roles }: { roles: readonly Role[] }) {
  return (
    <Card>
      <EmptyState text={sentence(roles)}>
        {mayOpen(roles, 'catalogUpload') && (
          <ButtonLink isPrimary to={paths.catalogUpload.href()}>
            New catalog
          </ButtonLink>
        )}
      </EmptyState>
    </Card>
  );
}

function sentence(roles: readonly Role[]): string {
  if (roles.includes('admin')) return 'There is no catalog to order from yet. Please upload one first.';
  const who = roles.includes('agent') ? 'an admin' : 'your agent';
  return `No catalog is enabled for you yet. Please ask ${who} to enable one.`;
}
