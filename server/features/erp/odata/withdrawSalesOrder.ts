import type { Withdrawal } from '../../../erpConnector';
import { at } from './errorWords';
import { ODataRefusal } from './ODataErrors';
import type { ODataService } from './openODataService';

const changedMeanwhile = 412;
const gone = 404;

/** SAP's delivery status of an order of which goods were delivered in part or whole. */
const delivered: Record<string, string> = {
  B: 'has delivered a part of this order',
  C: 'has delivered this order',
};

/** Deletes a sales order of which nothing is delivered, or says in a sentence why that can't be. */
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
    const status = delivered[String(at(data, 'OverallDeliveryStatus'))];
    if (status !== undefined)
      return { refusal: `The ERP ${status} (${number}), so it cannot be unlocked any more.` };
    await sales.delete(path, etag ?? '*');
    return { withdrawn: true };
  } catch (error) {
    if (!(error instanceof ODataRefusal)) throw error;
    // Withdrawn before: by a call whose answer was lost, or in the ERP itself.
    if (error.status === gone) return { withdrawn: true };
    if (error.status === changedMeanwhile && tries > 1) return withdrawSalesOrder(sales, number, tries - 1);
    return { refusal: `The ERP did not withdraw this order (${number}): ${error.words}` };
  }
}
