import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ODataEnv } from '../core/erpEnv';
import { openSapDocuments } from './sapDocuments';

/** A sales order as it was booked. */
type Booked = { body: Record<string, unknown>; etag: string; deliveryStatus: string };

/** How the next matching call fails; `after` lets it take effect first. */
type Mishap =
  | { kind: 'hang' | 'cut' | 'cut answer'; after?: boolean }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string>; after?: boolean };

/** A stock row of A_MatlStkInAcctMod. */
export interface SapStock {
  Material: string;
  Plant: string;
  StorageLocation: string;
  MatlWrhsStkQtyInMatlBaseUnit: string;
}

const service = '/sap/opu/odata/sap/';

/** An error body of a SAP gateway. */
export const sapError = (message: string, ...details: string[]) => ({
  error: {
    code: 'V1/312',
    message: { lang: 'en', value: message },
    innererror: {
      errordetails: [message, ...details].map((text) => ({
        code: 'V1/312',
        message: text,
        severity: 'error',
      })),
    },
  },
});

/** A server that behaves like a SAP gateway: token and cookie, versions, errors, and failures on demand. */
export async function startSapServer() {
  const orders = new Map<string, Booked>();
  const stock: SapStock[] = [];
  const pdfs = new Map<string, Buffer>();
  const calls: { method: string; path: string; query: URLSearchParams }[] = [];
  const mishaps: { method: string; mishap: Mishap }[] = [];
  const outages = new Map<string, Mishap>();
  const documents = openSapDocuments();
  let session = newSession();
  let count = 0;
  let refusal: unknown = null;
  let pageRows = 1000;

  function newSession() {
    return { cookie: randomBytes(8).toString('hex'), token: randomBytes(8).toString('base64') };
  }

  let connections = 0;
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '', 'http://sap.test');
    const method = request.method ?? '';
    const path = decodeURIComponent(url.pathname.slice(service.length));
    calls.push({ method, path, query: url.searchParams });
    const at = mishaps.findIndex((one) => one.method === method);
    const outage = [...outages].find(([start]) => path.startsWith(start))?.[1] ?? null;
    const mishap = at < 0 ? outage : (mishaps.splice(at, 1)[0]?.mishap ?? null);
    const send = mishap === null ? reply : () => misfortune(mishap, response);
    if (mishap !== null && mishap.after !== true) return send(response, 0, null);
    handle(method, path, url.searchParams, Buffer.concat(chunks).toString(), request, response, send);
  }

  function handle(
    method: string,
    path: string,
    query: URLSearchParams,
    text: string,
    request: IncomingMessage,
    response: ServerResponse,
    send: typeof reply,
  ) {
    const expected = `Basic ${Buffer.from('LINEDESK:top secret').toString('base64')}`;
    if (request.headers.authorization !== expected) return send(response, 401, 'Anmeldung fehlgeschlagen');
    if (/^fetch$/i.test(String(request.headers['x-csrf-token']))) {
      response.setHeader('x-csrf-token', session.token);
      response.setHeader('set-cookie', [
        `SAP_SESSIONID=${session.cookie}; path=/; HttpOnly`,
        'sap-usercontext=sap-language=EN; path=/',
      ]);
    }
    const isOurs =
      request.headers['x-csrf-token'] === session.token &&
      String(request.headers.cookie).includes(`SAP_SESSIONID=${session.cookie}`);
    if (method !== 'GET' && !isOurs) {
      response.setHeader('x-csrf-token', 'Required');
      return send(response, 403, 'CSRF token validation failed');
    }
    if (path === 'API_SALES_ORDER_SRV/') return send(response, 200, { d: { EntitySets: ['A_SalesOrder'] } });
    const asked = query.has('$expand') ? documents.answer(path, query, pageRows) : undefined;
    if (asked !== undefined) return send(response, 200, { d: { results: asked } });
    if (query.has('$expand')) return send(response, 400, sapError('Property not found'));
    if (path === 'API_SALES_ORDER_SRV/A_SalesOrder')
      return method === 'POST' ? book(text, response, send) : find(query, response, send);
    if (path === 'API_BILLING_DOCUMENT_SRV/GetPDF') return givePdf(query, response, send);
    if (path === 'API_MATERIAL_STOCK_SRV/A_MatlStkInAcctMod') return giveStock(query, response, send);
    const number = /A_SalesOrder\('(.*)'\)$/.exec(path)?.[1] ?? '';
    const order = orders.get(number);
    if (order === undefined) return send(response, 404, sapError(`Sales order ${number} does not exist.`));
    if (method === 'GET') {
      return send(response, 200, {
        d: {
          __metadata: { etag: order.etag },
          SalesOrder: number,
          OverallDeliveryStatus: order.deliveryStatus,
        },
      });
    }
    if (request.headers['if-match'] !== order.etag)
      return send(response, 412, sapError('The entity was changed.'));
    if (refusal !== null) return send(response, 400, refusal);
    orders.delete(number);
    return send(response, 204, null);
  }

  function book(text: string, response: ServerResponse, send: typeof reply) {
    if (refusal !== null) return send(response, 400, refusal);
    count += 1;
    const number = String(4_500_000 + count);
    const body: Record<string, unknown> = JSON.parse(text);
    orders.set(number, { body, etag: `W/"${count}"`, deliveryStatus: 'A' });
    return send(response, 201, { d: { ...body, SalesOrder: number } });
  }

  function find(query: URLSearchParams, response: ServerResponse, send: typeof reply) {
    const reference = /^PurchaseOrderByCustomer eq '(.*)'$/.exec(query.get('$filter') ?? '')?.[1];
    const results = [...orders]
      .filter(([, { body }]) => body.PurchaseOrderByCustomer === reference)
      .map(([SalesOrder]) => ({ SalesOrder }));
    return send(response, 200, { d: { results } });
  }

  function givePdf(query: URLSearchParams, response: ServerResponse, send: typeof reply) {
    const number = /^'(.*)'$/.exec(query.get('BillingDocument') ?? '')?.[1] ?? '';
    const pdf = pdfs.get(number);
    if (pdf === undefined) return send(response, 404, sapError(`Billing document ${number} has no output.`));
    return send(response, 200, { d: { GetPDF: { BillingDocumentBinary: pdf.toString('base64') } } });
  }

  function giveStock(query: URLSearchParams, response: ServerResponse, send: typeof reply) {
    if (refusal !== null) return send(response, 400, refusal);
    const skip = Number(query.get('$skip') ?? 0);
    const results = stock.slice(skip, skip + Math.min(pageRows, Number(query.get('$top'))));
    return send(response, 200, { d: { __count: String(stock.length), results } });
  }

  function misfortune(mishap: Mishap, response: ServerResponse) {
    if (mishap.kind === 'hang') return;
    if (mishap.kind === 'cut') return void response.destroy();
    if (mishap.kind !== 'status') {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"d":{"SalesOrd', () => response.destroy());
      return;
    }
    const { status, body = null, headers = {} } = mishap;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    reply(response, status, body);
  }

  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  const settings: ODataEnv = {
    url: `http://127.0.0.1:${port}/sap/opu/odata/sap`,
    user: 'LINEDESK',
    password: 'top secret',
    timeoutSeconds: 1,
    client: null,
    orderType: 'OR',
    division: '00',
    material: '{sku}',
    unit: null,
    shipTo: 'SH',
    priceCondition: null,
    warehouses: null,
    rejectionReasons: new Map(),
  };

  return {
    settings,
    /** The booked orders, by number. */
    orders,
    stock,
    /** The PDFs of invoices, by number. */
    pdfs,
    /** How many connections were made to it. */
    connections: () => connections,
    calls,
    callsOf: (method: string) => calls.filter((call) => call.method === method),
    /** Makes the next call of a method fail. */
    next: (method: string, mishap: Mishap) => void mishaps.push({ method, mishap }),
    /** What SAP says of what follows sales orders. */
    documents,
    /** Makes every call of a service fail, or of all of them, until called with null. */
    fail: (mishap: Mishap | null, name = '') =>
      void (mishap === null ? outages.delete(name) : outages.set(name, mishap)),
    /** Breaks the connections of all calls that are not answered yet. */
    disconnect: () => server.closeAllConnections(),
    /** Refuses every write with an error body, until called with null. */
    refuse: (body: unknown) => void (refusal = body),
    /** Ends the session, so that its token and cookie are no longer valid. */
    expire: () => void (session = newSession()),
    /** Sets the maximum number of rows per page. */
    limitPages: (rows: number) => void (pageRows = rows),
    reset() {
      orders.clear();
      documents.clear();
      outages.clear();
      stock.length = 0;
      calls.length = 0;
      mishaps.length = 0;
      refusal = null;
      pageRows = 1000;
    },
    close: () =>
      new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function reply(response: ServerResponse, status: number, body: unknown) {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
  response.end(body === null ? undefined : isText ? body : JSON.stringify(body));
}
