import type { ODataEnv } from '../../../erpEnv';
import type { SalesOrder, SalesOrderLine } from '../../../erpConnector';
import { materialOf } from './materials';

type Settings = Pick<ODataEnv, 'orderType' | 'division' | 'material' | 'unit' | 'shipTo' | 'priceCondition'>;

/**
 * The reference that an order is found by in the ERP: its key, which a customer's purchase order number has room for
 * without its dashes.
 */
export const referenceOf = (key: string) => key.replaceAll('-', '');

/** A sales order as SAP's API_SALES_ORDER_SRV takes it, with its items; numbers are texts there. */
export function toSalesOrderEntity(order: SalesOrder, settings: Settings): object {
  return {
    SalesOrderType: settings.orderType,
    SalesOrganization: order.sales_organization,
    DistributionChannel: order.channel,
    OrganizationDivision: settings.division,
    SoldToParty: order.customer.sap_id,
    PurchaseOrderByCustomer: referenceOf(order.key),
    TransactionCurrency: order.currency,
    ...(order.delivery_date === null
      ? {}
      : { RequestedDeliveryDate: `/Date(${Date.parse(`${order.delivery_date}T00:00:00Z`)})/` }),
    ...(order.ship_to === null
      ? {}
      : { to_Partner: [{ PartnerFunction: settings.shipTo, Customer: order.ship_to.sap_id }] }),
    to_Item: order.lines.map((line) => toItem(line, order.currency, settings)),
  };
}

function toItem(line: SalesOrderLine, currency: string, settings: Settings): object {
  const unit = settings.unit === null ? {} : { RequestedQuantityUnit: settings.unit };
  return {
    SalesOrderItem: String(line.position * 10),
    Material: materialOf(line, settings.material),
    RequestedQuantity: String(line.quantity),
    ...unit,
    ...(settings.priceCondition === null
      ? {}
      : {
          to_PricingElement: [
            {
              ConditionType: settings.priceCondition,
              ConditionRateValue: line.unit_price.toFixed(2),
              ConditionCurrency: currency,
              ConditionQuantity: '1',
              ...(settings.unit === null ? {} : { ConditionQuantityUnit: settings.unit }),
            },
          ],
        }),
  };
}
