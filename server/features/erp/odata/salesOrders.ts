import { type Message, message } from '../../../../src/domain/language/message';
import { decimalsOf } from '../../../../src/domain/money';
import type { SalesOrder, SalesOrderLine, Withdrawal } from '../../../core/erpConnector';
import type { ODataEnv } from '../../../core/erpEnv';
import { isKey } from '../drop/fields';
import { materialOf } from './materials';
import { at, ODataRefusal, type ODataService } from './openODataService';

type Settings = Pick<ODataEnv, 'orderType' | 'division' | 'material' | 'unit' | 'shipTo' | 'priceCondition'>;

/**
 * The reference by which an order is found in the ERP: its key without dashes, so that it fits a customer's purchase
 * order number.
 */
export const referenceOf = (key: string) => key.replaceAll('-', '');

/** The key of a reference; null for a text that is none. */
export function keyOfReference(reference: string): string | null {
  const key = reference.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isKey(key) ? key : null;
}

/** A sales order with its items as SAP's API_SALES_ORDER_SRV takes it; numbers are strings there. */
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
              ConditionRateValue: line.unit_price.toFixed(decimalsOf(currency)),
              ConditionCurrency: currency,
              ConditionQuantity: '1',
              ...(settings.unit === null ? {} : { ConditionQuantityUnit: settings.unit }),
            },
          ],
        }),
  };
}

const changedMeanwhile = 412;
const notFoundStatus = 404;

/** SAP's delivery status of an order that was partly or fully delivered. */
const delivered: Record<string, (values: { number: string }) => Message> = {
  B: (values) =>
    message(
      'The ERP has delivered a part of this order ({number}), so it cannot be unlocked any more.',
      values,
    ),
  C: (values) =>
    message('The ERP has delivered this order ({number}), so it cannot be unlocked any more.', values),
};

/** Deletes a sales order if nothing of it was delivered; otherwise says in a sentence why it can't. */
export async function withdrawSalesOrder(
  sales: ODataService,
  number: string,
  tries = 2,
): Promise<Withdrawal> {
  const path = `A_SalesOrder('${encodeURIComponent(number.replaceAll("'", "''"))}')`;
  try {
    const { data, etag } = await sales.get(path, {
      $select: 'SalesOrder,OverallDeliveryStatus,LastChangeDateTime',
    });
    const tooLate = delivered[String(at(data, 'OverallDeliveryStatus'))];
    if (tooLate !== undefined) return { refusal: tooLate({ number }) };
    await sales.delete(path, etag ?? '*');
    return { withdrawn: true };
  } catch (error) {
    if (!(error instanceof ODataRefusal)) throw error;
    // Already withdrawn: by a call whose response was lost, or in the ERP itself.
    if (error.status === notFoundStatus) return { withdrawn: true };
    if (error.status === changedMeanwhile && tries > 1) return withdrawSalesOrder(sales, number, tries - 1);
    return {
      refusal: message('The ERP did not withdraw this order ({number}): {reason}', {
        number,
        reason: error.words,
      }),
    };
  }
}
