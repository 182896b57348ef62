import { Card, Form, Input, Select } from 'antd';
import type { Catalog } from '../../api';
import { ruleOf } from '../../ui/form/formFailure';
import { catalogOptions } from '../../domain/catalogs/seasons';
import { orderNameFault } from '../../domain/people';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { labelSearch } from '../../lib/labelSearch';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { may } from '../../domain/access/rights';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

/** `title`: the required name of an order (spec 2 'New order', spec 5). */
export function OrderNameField() {
  const t = useT();
  return (
    <Form.Item name="title" label={t('Order name')} required rules={[ruleOf(orderNameFault)]}>
      <Input autoFocus autoComplete="off" maxLength={200} />
    </Form.Item>
  );
}

/** `catalog` of an order by its id, as 'name (item count)' with brand and season below (spec 2 'New order'). */
export function CatalogField({ catalogs }: { catalogs: readonly Catalog[] }) {
  const t = useT();
  const chosen = Form.useWatch<string | undefined>('catalog');
  const catalog = catalogs.find(({ id }) => id === chosen);
  return (
    <Form.Item
      name="catalog"
      label={t('Catalog')}
      rules={[{ required: true, message: t('Please select a catalog.') }]}
      // Reserves the line, so that nothing below moves.
      extra={catalog === undefined ? <br /> : `${catalog.brand} · ${catalog.season}`}
    >
      <Select
        placeholder={t('Select a catalog')}
        listHeight={224}
        showSearch={labelSearch}
        options={catalogOptions(catalogs)}
      />
    </Form.Item>
  );
}

/** Shown instead of an order's form when a person with these roles has no catalog to order from. */
export function NoCatalogToOrder({ roles }: { roles: readonly Role[] }) {
  const t = useT();
  return (
    <Card>
      <EmptyState text={t(sentence(roles))}>
        {mayOpen(roles, 'catalogUpload') && (
          <ButtonLink isPrimary to={paths.catalogUpload.href()}>
            {t('New catalog')}
          </ButtonLink>
        )}
      </EmptyState>
    </Card>
  );
}

function sentence(roles: readonly Role[]): Message {
  if (may(roles, 'setUpBrand'))
    return message('There is no catalog to order from yet. Please upload one first.');
  return may(roles, 'haveCustomers')
    ? message('No catalog is enabled for you yet. Please ask an admin to enable one.')
    : message('No catalog is enabled for you yet. Please ask your agent to enable one.');
}
