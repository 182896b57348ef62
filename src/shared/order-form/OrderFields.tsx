import { Card, Form, Input, Select } from 'antd';
import type { Catalog, SalesOrganization, UserAddress } from '../../api';
import { salesOrganizationText } from '../../domain/orders/place';
import { ruleOf } from '../../ui/form/formFailure';
import { catalogOptions } from '../../domain/catalogs/seasons';
import { orderNameFault } from '../../domain/people';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import { labelSearch } from '../../lib/labelSearch';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';

/** `title`: the required name of an order (spec 2 'New order', spec 5). */
export function OrderNameField() {
  return (
    <Form.Item name="title" label="Order name" required rules={[ruleOf(orderNameFault)]}>
      <Input autoFocus autoComplete="off" maxLength={200} />
    </Form.Item>
  );
}

/** `catalog` of an order by its id, as 'name (item count)' with brand and season below (spec 2 'New order'). */
export function CatalogField({ catalogs }: { catalogs: readonly Catalog[] }) {
  const chosen = Form.useWatch<string | undefined>('catalog');
  const catalog = catalogs.find(({ id }) => id === chosen);
  return (
    <Form.Item
      name="catalog"
      label="Catalog"
      rules={[{ required: true, message: 'Please select a catalog.' }]}
      // Reserves the line, so that nothing below moves.
      extra={catalog === undefined ? <br /> : `${catalog.brand} · ${catalog.season}`}
    >
      <Select
        placeholder="Select a catalog"
        listHeight={224}
        showSearch={labelSearch}
        options={catalogOptions(catalogs)}
      />
    </Form.Item>
  );
}

interface PlaceProps {
  /** The addresses to choose from, by `addressOptions` of the domain. */
  addresses: readonly UserAddress[];
  salesOrganizations: readonly SalesOrganization[];
}

/**
 * `address` by its SAP id and `salesOrganization` with its channel, null if cleared; a field without options is hidden.
 */
export function PlaceFields({ addresses, salesOrganizations }: PlaceProps) {
  return (
    <>
      {addresses.length > 0 && (
        <Form.Item name="address" label="Address" normalize={(sapId?: string) => sapId ?? null}>
          <Select
            placeholder="Select an address"
            allowClear
            listHeight={224}
            showSearch={labelSearch}
            options={addresses.map((address) => ({ value: address.sap_id, label: addressText(address) }))}
          />
        </Form.Item>
      )}
      {salesOrganizations.length > 0 && (
        <Form.Item
          name="salesOrganization"
          label="Sales organization/channel"
          getValueProps={(chosen?: SalesOrganization | null) => ({
            value: chosen ? salesOrganizationText(chosen) : undefined,
          })}
          normalize={(text?: string) =>
            salesOrganizations.find((one) => salesOrganizationText(one) === text) ?? null
          }
        >
          <Select
            placeholder="Select a sales organization"
            allowClear
            listHeight={224}
            options={salesOrganizations.map((one) => ({ value: salesOrganizationText(one) }))}
          />
        </Form.Item>
      )}
    </>
  );
}

/** An address in one line, with its SAP id, as two addresses may have the same text. */
export function addressText({ sap_id, name1, address }: UserAddress): string {
  return [name1, address, sap_id].filter((part) => part !== '').join(', ');
}

/** Shown instead of an order's form when a person with these roles has no catalog to order from. */
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
