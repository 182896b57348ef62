import type { User } from '../../api';
import { toDateText } from '../../domain/dates';
import type { Translate } from '../../domain/language/wording';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import type { CustomerFacts } from './useCustomerFacts';

/** Downloads customers with all their columns as customers.xlsx; each currency has its own column. */
export async function downloadCustomers(
  customers: readonly User[],
  facts: CustomerFacts,
  t: Translate,
): Promise<void> {
  const { agentsOf, catalogsOf, figures, season } = facts;
  const amountsOf = ({ id }: User) => figures.get(id)?.amounts ?? [];
  const currencies = [...new Set(customers.flatMap(amountsOf).map(({ currency }) => currency))].sort();
  const ofFigures = season === null ? [] : [t('Open orders'), t('Last order')];
  await downloadSpreadsheet('customers.xlsx', [
    [
      ...[t('Name'), t('Email'), t('SAP ID'), t('Agent'), t('Price list'), t('Warehouse')],
      ...[t('Enabled catalogs'), t('Catalogs'), t('Orders'), ...ofFigures],
      ...currencies.map((currency) => t('Ordered {season} ({currency})', { season: season ?? '', currency })),
    ],
    ...customers.map((customer) => {
      const row = figures.get(customer.id);
      return [
        ...[customer.name, customer.email, customer.sap_id ?? '', agentsOf(customer)],
        ...[customer.pricelist ?? '', customer.warehouse, catalogsOf(customer)],
        ...[customer.num_catalogs, customer.num_orders ?? 0],
        ...(season === null ? [] : [row?.open_orders ?? 0, toDateText(row?.last_order ?? null)]),
        ...currencies.map(
          (one) => amountsOf(customer).find(({ currency }) => currency === one)?.amount ?? '',
        ),
      ];
    }),
  ]);
}
