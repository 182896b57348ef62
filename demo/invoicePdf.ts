import type { SalesOrder } from '../server/core/erpConnector';
import { PdfWriter } from '../server/features/documents/pdf/PdfWriter';

/** Fewer than fit, as a page must not break by itself: see `PdfWriter.settle`. */
const linesOfPage = 40;

interface PrintedInvoice {
  number: string;
  day: string;
  amount: number;
  lines: readonly { sku: string; quantity: number }[];
}

/** The PDF of an invoice of the demo's ERP, which is in English whatever its reader speaks. */
export function invoicePdf(order: SalesOrder, { number, day, amount, lines }: PrintedInvoice): Uint8Array {
  const pdf = new PdfWriter({
    size: 'A4',
    margin: 56,
    info: { Title: `Invoice ${number}`, CreationDate: new Date(day) },
  });
  pdf.fontSize(20).text(`Invoice ${number}`).moveDown();
  pdf
    .fontSize(11)
    .text(`${day} · Customer ${order.customer.sap_id ?? ''}`)
    .moveDown();
  for (const [index, { sku, quantity }] of lines.entries()) {
    if (index > 0 && index % linesOfPage === 0) {
      pdf.settle();
      pdf.addPage();
    }
    pdf.text(`${sku}    ${quantity}`);
  }
  pdf.moveDown().text(`${order.currency} ${amount.toFixed(2)}`);
  return pdf.toBytes();
}
