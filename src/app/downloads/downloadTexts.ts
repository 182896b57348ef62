import type { Download } from '../../api';
import type { RunningDownload } from './downloadsSlice';

const names: Record<Download, string> = {
  downloadOrderList: 'Order list',
  downloadOrderExcel: 'Order Excel',
  downloadOrderPdf: 'Full PDF',
  downloadOrderOnlyPdf: 'Order PDF',
  getOrderConfirmation: 'Order confirmation',
  downloadCatalogDesign: 'Design text',
  downloadCatalogStockPdf: 'Stock PDF',
  downloadCatalogPdf: 'Preview PDF',
  downloadTaskErrors: 'Error list',
};

const isDownload = (endpoint: string): endpoint is Download => endpoint in names;

/** What a file is called: what it is until the server has named it. */
export function downloadName({ endpoint, fileName }: RunningDownload): string {
  return fileName ?? (isDownload(endpoint) ? names[endpoint] : 'Download');
}

/** How far a file is: how much of it is here, or for how long it has been made. */
export function progressText({ fileName, received, total, startedAt }: RunningDownload, now: number): string {
  if (fileName === null) return `Preparing, ${Math.floor((now - startedAt) / 1000)} s`;
  return total === null ? sizeText(received) : `${sizeText(received)} of ${sizeText(total)}`;
}

const mebibytes = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`;
  return `${mebibytes.format(bytes / 1024 / 1024)} MB`;
}
