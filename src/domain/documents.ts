import type { OperationId } from './access/accessRules';
import { type Message, message } from './language/message';
import { sapStatus } from './orders/statuses';

/** What a document is wherever it is named: the page's buttons and notices, and the host's file. */
export interface DocumentKind {
  /** Its name while it is downloaded. */
  name: Message;
  /** What the name of its file begins with, before the id and the name of the order or catalog. */
  file: string;
  type: 'pdf' | 'txt' | 'xlsx';
  /** Whether the browser shows it in a tab instead of saving it. */
  opensTab?: boolean;
}

type OfferedOrder = { sap_status: number; items_count: number };

interface OrderDocumentKind extends DocumentKind {
  /** Its entry of the row menu. */
  label: Message;
  /** What is said when somebody chooses it. */
  notice: Message;
  /**
   * Whether the row menu offers it for an order; `items_count` in pieces (spec 2 'Row menu'). There may be hosts without the
   * calls that spec.md does not name: `has` knows.
   */
  isOffered: (order: OfferedOrder, has: (operation: OperationId) => boolean) => boolean;
}

/** Sent, and accepted by the ERP. */
const isSent = ({ sap_status }: OfferedOrder) =>
  sap_status === sapStatus.sent || sap_status === sapStatus.sentBefore;
const isOpen = ({ sap_status }: OfferedOrder) => sap_status === sapStatus.open;
/** What has been sent keeps its documents, which people need most then. */
const hasItemsOrIsSent = (order: OfferedOrder) => order.items_count > 0 || !isOpen(order);

const ofOrder = {
  downloadOrderPdf: {
    label: message('Download full PDF'),
    notice: message('Downloading PDF'),
    name: message('Full PDF'),
    file: 'order_with_pictures',
    type: 'pdf',
    isOffered: isOpen,
  },
  downloadOrderOnlyPdf: {
    label: message('Download order PDF'),
    notice: message('Downloading PDF'),
    name: message('Order PDF'),
    file: 'order',
    type: 'pdf',
    isOffered: hasItemsOrIsSent,
  },
  getOrderConfirmation: {
    label: message('View order confirmation'),
    notice: message('Opening the order confirmation'),
    name: message('Order confirmation'),
    file: 'confirmation',
    type: 'pdf',
    isOffered: hasItemsOrIsSent,
    opensTab: true,
  },
  downloadOrderExcel: {
    label: message('Download XLS'),
    notice: message('Downloading excel'),
    name: message('Order Excel'),
    file: 'order',
    type: 'xlsx',
    isOffered: () => true,
  },
  downloadToComePdf: {
    label: message('Download what is still to come as PDF'),
    notice: message('Downloading PDF'),
    name: message('PDF of what is still to come'),
    file: 'to_come',
    type: 'pdf',
    isOffered: (order, has) => isSent(order) && has('downloadToComePdf'),
  },
  downloadToComeExcel: {
    label: message('Download what is still to come as XLS'),
    notice: message('Downloading excel'),
    name: message('Excel of what is still to come'),
    file: 'to_come',
    type: 'xlsx',
    isOffered: (order, has) => isSent(order) && has('downloadToComeExcel'),
  },
} satisfies Record<string, OrderDocumentKind>;

const ofCatalog = {
  downloadCatalogDesign: { name: message('Design text'), file: 'design', type: 'txt' },
  downloadCatalogStockPdf: { name: message('Stock PDF'), file: 'stock', type: 'pdf' },
  downloadCatalogPdf: { name: message('Preview PDF'), file: 'catalog', type: 'pdf' },
} satisfies Record<string, DocumentKind>;

/** The call that downloads a document of an order. */
export type OrderDocument = keyof typeof ofOrder;

/** The call that downloads a document of a catalog. */
export type CatalogDocument = keyof typeof ofCatalog;

/** The documents of an order by the calls that download them, in the order of the row menu. */
export const orderDocuments: Readonly<Record<OrderDocument, OrderDocumentKind>> = ofOrder;

/** The documents of a catalog by the calls that download them, in the order of their buttons (spec 2 'Catalog preview'). */
export const catalogDocuments: Readonly<Record<CatalogDocument, DocumentKind>> = ofCatalog;
