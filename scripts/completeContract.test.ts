import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completeContract, type Contract, type Method, methods, type PathItem } from './completeContract';

const written: Contract = Object(
  load(readFileSync(path.join(__dirname, '../api-spec/openapi.yaml'), 'utf8')),
);

function errorsOf(
  operation: {
    parameters?: unknown[];
    security?: unknown[];
    responses?: Record<string, unknown>;
    'x-forbidden-to-nobody'?: boolean;
  },
  method: Method,
  parameters?: unknown[],
): Record<string, unknown> {
  const pathItem: PathItem = { parameters };
  pathItem[method] = { responses: {}, ...operation };
  return completeContract({ paths: { '/x': pathItem } }).paths['/x']?.[method]?.responses ?? {};
}

const statusesOf = (...call: Parameters<typeof errorsOf>) => Object.keys(errorsOf(...call)).map(Number);

const every = [400, 401, 403, 429, 503, 507];

test.each<[string, number[], number[]]>([
  ['a GET without filters', statusesOf({}, 'get'), every],
  ['a GET with filters', statusesOf({ parameters: [{}] }, 'get'), [...every, 422]],
  ['a GET of a path with an id', statusesOf({}, 'get', [{}]), [...every, 422]],
  ['a call that may carry a body', statusesOf({}, 'delete'), [...every, 408, 413, 415, 422]],
  ['a call without a session', statusesOf({ security: [] }, 'get'), [400, 403, 429, 503, 507]],
  [
    'a GET that nobody is refused',
    statusesOf({ 'x-forbidden-to-nobody': true }, 'get'),
    [400, 401, 429, 503, 507],
  ],
])('%s', (_call, statuses, expected) => {
  expect(statuses.toSorted()).toEqual(expected.toSorted());
});

test('keeps what a call describes itself', () => {
  const own = { 429: { description: 'Too many tries.' } };
  expect(errorsOf({ responses: own }, 'get')).toMatchObject(own);
});

test('nothing that is added stands in the written contract', () => {
  const repeated = Object.entries(written.paths).flatMap(([address, pathItem]) =>
    methods.flatMap((method) => {
      const { responses = {}, ...operation } = pathItem[method] ?? {};
      const added = errorsOf(operation, method, pathItem.parameters);
      return Object.keys(responses)
        .filter((status) => JSON.stringify(responses[status]) === JSON.stringify(added[status]))
        .map((status) => `${method} ${address} ${status}`);
    }),
  );
  expect(repeated).toEqual([]);
});
