import { salesOrganizationText } from '../../../../src/domain/orders/place';
import { orderStatus } from '../../../../src/domain/orders/statuses';
import type { Brand } from '../Brand';
import type { OrderHead } from '../queries/orderQueries';
import type { Cover } from './drawCover';
import { countText, dayText, moneyText } from './texts';

/** How an order's documents begin. */
export function orderCover(
  kind: string,
  { brand, head }: { brand: Brand; head: OrderHead },
  logo: Buffer | null,
  totals: { styles: number; pieces: number; cents: number },
): Cover {
  const erp = head.erp_number === '' ? [] : [{ label: 'ERP number', lines: [head.erp_number] }];
  const agent = head.seller_name === '' ? [] : [{ label: 'Agent', lines: [head.seller_name] }];
  const place = [head.address_id, head.address].filter((line) => line !== '');
  return {
    brand,
    logo,
    kind,
    title: head.name,
    facts: [
      { label: 'Customer', lines: [head.customer_name] },
      { label: 'Ship to', lines: place.length === 0 ? ['–'] : place },
      { label: 'Delivery date', lines: [dayText(head.service_date)] },
      { label: 'Catalog', lines: [`${head.catalog_name} · ${head.season}`] },
      { label: 'Sales organization', lines: [salesOrganizationText(head) || '–'] },
      { label: 'Created', lines: [dayText(head.created)] },
      { label: 'Order', lines: [head.id] },
      { label: 'Status', lines: [capital(orderStatus(head).label)] },
      ...erp,
      ...agent,
    ],
    figures: [
      { label: 'Styles', value: countText(totals.styles) },
      { label: 'Pieces', value: countText(totals.pieces) },
      { label: 'Total', value: moneyText(totals.cents, head.currency) },
    ],
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What stands at the foot of each page of an order's documents. */
export const orderFoot = ({ brand, head }: { brand: Brand; head: OrderHead }) =>
  [brand.name, `Order ${head.id}`, head.name, head.customer_name].filter((text) => text !== '').join(' · ');
