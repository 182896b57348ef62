import type { Services } from '../../http/operation';
import type { OrderFileMaker } from '../../background/taskSteps';
import { downloadOrderExcel, downloadOrderOnlyPdf, getOrderConfirmation } from './handlers';

/** Makes the files of tasks over many orders, and the confirmation that is mailed. */
export function orderFileMakers(
  services: Pick<Services, 'env' | 'workers' | 'pictures' | 'reader'>,
): Record<'excel' | 'pdf' | 'confirmation', OrderFileMaker> {
  const makerOf =
    (handler: typeof getOrderConfirmation): OrderFileMaker =>
    async ({ locale, user, orderId }, signal) => {
      const { filename, content } = await handler({ ...services, locale, user, params: { id: orderId } });
      if (typeof content !== 'function') throw new Error('A document is made on demand.');
      return { fileName: filename, bytes: await content(signal) };
    };
  return {
    excel: makerOf(downloadOrderExcel),
    pdf: makerOf(downloadOrderOnlyPdf),
    confirmation: makerOf(getOrderConfirmation),
  };
}
