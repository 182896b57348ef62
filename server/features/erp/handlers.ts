import { message } from '../../../src/domain/language/message';
import { fromCents } from '../../../src/domain/money';
import { fulfillmentOf } from '../../../src/domain/orders/fulfillment';
import { unlockOrderRefusal } from '../../../src/domain/orders/refusals';
import { createOnce } from '../../db/createOnce';
import { findErpDocuments } from '../../db/erpDocuments';
import { findOwnOrder } from '../../db/orders';
import { findOrderVersions, findVersionLines, type OrderVersionRow } from '../../db/orderVersions';
import { Download } from '../../core/call';
import { filesOf } from '../../files/filesOf';
import type { Handler } from '../../http/operation';
import { notFound, Problem, refuse, unprocessable } from '../../core/problems';
import { wordReason } from '../../core/taskLines';
import { findUnseenAt, selectOrderNews, writeSeen } from './documents/orderNews';
import { findInvoicePdf } from './documents/findInvoicePdf';
import { takeInDocument } from './documents/takeInDocument';
import { readDocument } from './drop/readDocument';
import { dismissRefused, selectRefusedFiles } from './documents/queries';
import { findLines } from './queries';
import { sendStep } from './sendStep';
import { erpSteps } from './unlockSteps';

/** Of two concurrent calls the second is refused. */
export const sendOrder: Handler<'sendOrder'> = async ({ db, env, user, body, now }) => {
  const input = { user, orderId: body.id, at: now() };
  await db.transaction((tx) => sendStep(env)(tx, input));
  return { status: 'success' };
};

/**
 * Withdraws an order from the ERP, then opens it again. If the host is killed in between, the order still counts as
 * sent here, and unlocking it once more completes the job. No database connection is held while waiting for the ERP; of
 * two concurrent calls the second is refused.
 */
export const unlockOrder: Handler<'unlockOrder'> = async ({ db, user, body, erp: connector, now, log }) => {
  const order = await findOwnOrder(db, user, body.id);
  refuse(unlockOrderRefusal(order));
  const withdrawn = await erpSteps.withdraw({ db, connector, log }, order);
  await db.transaction((tx) => erpSteps.open(tx, { user, orderId: body.id, at: now() }, withdrawn));
  return { status: 'success' };
};

/** What the ERP has said about an order since it was last sent, and what follows for each sku. */
export const getOrderFulfillment: Handler<'getOrderFulfillment'> = async ({ db, user, params, erp }) => {
  const { id, sap_status } = await findOwnOrder(db, user, params.id);
  const lines = await findLines(db, Number(id));
  const fulfillment = fulfillmentOf({ sap_status, lines }, await findErpDocuments(db, Number(id)));
  const isAsked = erp.readInvoicePdf !== undefined;
  const invoices = fulfillment.invoices.map((one) => ({ ...one, has_pdf: one.has_pdf || isAsked }));
  return { ...fulfillment, invoices, unseen_at: await findUnseenAt(db, user, Number(id)) };
};

/** The PDF of an invoice, which the browser shows. */
export const downloadInvoicePdf: Handler<'downloadInvoicePdf'> = async (context) => {
  const { db, env, erp, user, params, query } = context;
  const { id } = await findOwnOrder(db, user, params.id);
  const content = await findInvoicePdf({ db, files: filesOf(env), erp }, Number(id), query.number);
  const name = query.number.replaceAll(/[^\w-]/g, '_');
  return new Download(`invoice_${name}.pdf`, 'application/pdf', content, true);
};

/** What the ERP has said about the caller's orders that they have not seen. */
export const listOrderNews: Handler<'listOrderNews'> = ({ db, user }) => selectOrderNews(db, user);

/** Marks the news of one order, or of all, as seen by the caller; what came after `changed_at` stays news. */
export const dismissOrderNews: Handler<'dismissOrderNews'> = async ({ db, user, body }) => {
  const order = body.id === undefined ? null : await findOwnOrder(db, user, body.id);
  const until = body.changed_at;
  await writeSeen(db, user, { orderId: order && Number(order.id), until });
  return { status: 'success' };
};

/** How an order was sent, each time that the ERP took it; the last one may still wait for its answer. */
export const listOrderVersions: Handler<'listOrderVersions'> = async ({ db, user, params }) => {
  const { id } = await findOwnOrder(db, user, params.id);
  return { versions: (await findOrderVersions(db, Number(id))).map(presentVersion) };
};

/** One version with its lines, at the prices of then. */
export const getOrderVersion: Handler<'getOrderVersion'> = async ({ db, user, params }) => {
  const { id } = await findOwnOrder(db, user, params.id);
  const found = (await findOrderVersions(db, Number(id))).find(({ number }) => number === params.number);
  if (found === undefined) throw notFound('version');
  const lines = await findVersionLines(db, found.id);
  return {
    ...presentVersion(found),
    lines: lines.map(({ sku, quantity, price_cents: cents }) => ({
      sku,
      quantity,
      wh_price: fromCents(cents),
    })),
  };
};

const presentVersion = ({ id: _id, total_cents: cents, ...version }: OrderVersionRow) => ({
  ...version,
  total_price: fromCents(cents),
});

/** The files of the drop folder that could not be taken in, with the reasons in the caller's language. */
export const listRefusedFiles: Handler<'listRefusedFiles'> = async ({ db, t }) => {
  const { files, count } = await selectRefusedFiles(db);
  return { files: files.map((one) => ({ ...one, reason: wordReason(t, one.reason) ?? '' })), count };
};

/** Takes a refused file off the list; the file stays in `in/bad`. */
export const dismissRefusedFile: Handler<'dismissRefusedFile'> = async ({ db, body }) => {
  await dismissRefused(db, body.file, body.refused_at);
  return { status: 'success' };
};

/** Takes in one document of the ERP, as the drop folder does: what its order still waits for is sent again later. */
export const reportFulfillment: Handler<'reportFulfillment'> = async (context) => {
  const { db, user, body, now, idempotencyKey: key, log } = context;
  const document = readDocument(body);
  if ('fault' in document) throw unprocessable(document.fault, 'body');
  const asked = { user, operation: 'reportFulfillment', key, content: body, what: 'document' } as const;
  const { answer } = await db.transaction((tx) =>
    createOnce(tx, { ...asked, at: now() }, async () => {
      const outcome = await takeInDocument(tx, log, document, null);
      if (outcome === 'waits') throw orderWaits();
      if (outcome !== 'taken') throw unprocessable(outcome.fault, 'body');
      return { status: 'success' as const };
    }),
  );
  return answer;
};

const orderWaits = () =>
  new Problem(
    409,
    message('Try again later'),
    message('The order still waits for its answer from the ERP. Please send the document again later.'),
    undefined,
    { 'Retry-After': '60' },
  );
