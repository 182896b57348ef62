import type { QueryArgFrom, ResultTypeFrom, DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toWordLines } from '../languages/shortKey';
import type { generatedApi } from '../api/endpoints.gen';
import {
  answerFaults,
  type ContractOperation,
  contractOperation,
  exampleAnswer,
  requestFaults,
} from './contract';

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** The id of an operation of the contract. */
export type OperationId = keyof Definitions & string;

/** The body of an operation's 200 response, by the generated types. */
export type AnswerOf<Id extends OperationId> = ResultTypeFrom<Definitions[Id]>;

/** The argument of an operation, by the generated types. */
export type ArgOf<Id extends OperationId> = QueryArgFrom<Definitions[Id]>;

/** One call as the server saw it. */
export interface SeenCall {
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or the form of a multipart call, or undefined. */
  body: unknown;
  /** Its Idempotency-Key, or null. */
  key: string | null;
  /** The language that it asks for. */
  language: string | null;
}

/** A response other than a 200 with JSON. */
export class MockAnswer {
  constructor(readonly respond: (operation: ContractOperation) => Response) {}
}

type Answer<Id extends OperationId> = AnswerOf<Id> | MockAnswer;

type Given<Id extends OperationId> = Answer<Id> | ((call: SeenCall) => Answer<Id> | Promise<Answer<Id>>);

const unknownCall = () => delayed(HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404 }));

/** The words of a language's part, by the name that the build gives their file: 'de-login.<version>'. */
function wordsIn(name: string): HttpResponse<string> {
  const [tag = '', part = ''] = name.split(/[-.]/);
  const file = join(process.cwd(), 'src/languages', tag, `${part}.json`);
  return HttpResponse.text(toWordLines(JSON.parse(readFileSync(file, 'utf8'))));
}

/**
 * The msw server; `setup.ts` starts and stops it. By default it lacks the optional calls that pages make by themselves,
 * and the calls of an admin's first steps.
 */
export const mockServer = setupServer(
  http.get('*/assets/words-:name.txt', ({ params }) => wordsIn(String(params.name))),
  http.get('*/api/catalogs/list_admin', unknownCall),
  http.get('*/api/wls_users', unknownCall),
  http.get('*/api/me/sessions', unknownCall),
  http.post('*/api/order/presence', unknownCall),
  http.get('*/api/order/papers/:id', unknownCall),
  http.get('*/api/order/fulfillment/:id', unknownCall),
  http.get('*/api/orders/news', unknownCall),
  http.get('*/api/order/versions/:id', unknownCall),
  http.get('*/api/order/versions/:id/:number', unknownCall),
  http.get('*/api/orders/tasks', unknownCall),
  http.get('*/api/wls_users/figures', unknownCall),
  http.post('*/api/orders/check_stock', unknownCall),
  http.get('*/api/orders/views', unknownCall),
  http.get('*/api/customer_groups', unknownCall),
  http.get('*/api/customers/tasks', unknownCall),
  http.get('*/api/mgmt/tasks', unknownCall),
  http.get('*/api/mgmt/erp/refused_files', unknownCall),
);

const violations: string[] = [];

/** The contract violations of mocks and requests since the last call; `setup.ts` fails the test with them. */
export function takeViolations(): string[] {
  return violations.splice(0);
}

/**
 * Answers an operation until the end of the test and returns the calls it saw. Give the 200 answer, a function of the
 * call, `problem(…)`, `networkFailure()`, `file(…)`, or nothing for the contract's own example. Answers and requests
 * that the contract does not allow fail the test.
 */
export function mockApi<Id extends OperationId>(id: Id, given?: Given<Id>): SeenCall[] {
  const operation = contractOperation(id);
  const calls: SeenCall[] = [];
  const resolver: HttpResponseResolver = async ({ request, params }) => {
    const call = await readCall(operation, request, params);
    calls.push(call);
    const answer =
      given === undefined ? exampleAnswer(operation) : given instanceof Function ? await given(call) : given;
    return delayed(
      answer instanceof MockAnswer ? answer.respond(operation) : checkedJson(operation, 200, answer),
    );
  };
  mockServer.use(http[operation.method](`*${mswPath(operation.path)}`, resolver));
  return calls;
}

/** A failure with a problem body; the contract must know the status for the operation. */
export function problem(
  status: number,
  detail: string,
  more: { request_id?: string; errors?: { path: string; message: string }[] } = {},
): MockAnswer {
  return new MockAnswer((operation) =>
    checkedJson(operation, status, { title: 'Problem', status, detail, ...more }),
  );
}

/** The server cannot be reached. */
export function networkFailure(): MockAnswer {
  return new MockAnswer(() => HttpResponse.error());
}

/** A response with a file of this name. */
export function file(name: string, content = 'bytes'): MockAnswer {
  const headers = { 'content-disposition': `attachment; filename="${name}"` };
  return new MockAnswer(() => new HttpResponse(content, { headers }));
}

/** A JSON response whose first half is sent at once; `go` sends the second half, or breaks the connection. */
export function partlySent(body: object) {
  let go: (how: 'on' | 'off') => void = () => undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const half = Math.floor(bytes.length / 2);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, half));
      go = (how) => {
        if (how === 'off') return controller.error(new TypeError('The line broke.'));
        controller.enqueue(bytes.slice(half));
        controller.close();
      };
    },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = new MockAnswer(() => new HttpResponse(stream, { headers }));
  return { answer, go: (how: 'on' | 'off') => go(how) };
}

/** A response outside the contract, such as a proxy's page. */
export function rawAnswer(status: number, text: string): MockAnswer {
  return new MockAnswer(() => new HttpResponse(text, { status, headers: { 'content-type': 'text/html' } }));
}

/** The response, with `MOCK_DELAY` at a random time within so many milliseconds. */
function delayed(response: Response): Response | Promise<Response> {
  const maxDelay = Number(process.env.MOCK_DELAY ?? 0);
  if (maxDelay === 0) return response;
  return new Promise((resolve) => setTimeout(() => resolve(response), Math.random() * maxDelay));
}

function checkedJson(operation: ContractOperation, status: number, body: unknown): Response {
  const faults = answerFaults(operation, status, body);
  violations.push(
    ...faults.map((fault) => `The mock of ${operation.id} answers what the contract refuses: ${fault}`),
  );
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'content-type': type } });
}

async function readCall(
  operation: ContractOperation,
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
): Promise<SeenCall> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const unknownNames = Object.keys(query).filter((name) => !operation.queryNames.includes(name));
  violations.push(
    ...unknownNames.map((name) => `${operation.id} was asked with an unknown parameter ${name}`),
  );
  const body = await readBody(request);
  if (!(body instanceof FormData)) {
    const faults = requestFaults(operation, body);
    violations.push(...faults.map((fault) => `${operation.id} was sent what the contract refuses: ${fault}`));
  }
  // msw counts the '*' before the path as a parameter too.
  const named = Object.entries(params).filter(([name]) => !/^\d+$/.test(name));
  const texts = named.map(([name, value]): [string, string] => [name, String(value)]);
  const { headers } = request;
  return {
    params: Object.fromEntries(texts),
    query,
    body,
    key: headers.get('idempotency-key'),
    language: headers.get('accept-language'),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.clone().formData();
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/** msw writes parameters as ':id', and accepts one within a segment only when it is escaped like this. */
function mswPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
