import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessRules } from '../domain/access/accessRules';
import type { Role } from '../domain/access/roleOptions';
import { mayOpen, pageRules } from '../domain/access/pageRules';
import { sapStatus } from '../domain/orders/statuses';
import { keysOf } from '../domain/records';
import { paths } from '../lib/paths';
import { contractOperation } from '../test/contract';
import { buildOrder } from '../test/factories/buildOrder';
import { buildUser } from '../test/factories/buildUser';
import { mockApi, mockServer } from '../test/mockApi';
import { renderApp } from '../test/render';

// A host that has the specified calls only, and says nothing about others.

const read = (file: string) => readFileSync(path.join(process.cwd(), 'docs', file), 'utf8');
const section = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
const specified =
  section(read('spec.md'), '## 7. ', '## 8. ') +
  section(read('contract.md'), '## Calls that spec.md leaves open', '## Fine print');

/** Whether the specification, or the contract for what it leaves open, names the path of a call. */
function isSpecified(operation: string): boolean {
  const names = contractOperation(operation).path.replace(/\{\w+\}/g, '\\{\\w+\\}');
  return new RegExp(`(?<![\\w/])${names}(?![\\w/{])`).test(specified);
}

const operations = keysOf(accessRules);

test('the specified calls are known by the specification', () => {
  expect(operations.filter(isSpecified)).toEqual(
    expect.arrayContaining(['getMe', 'updateOrder', 'copyOrder', 'listTasks', 'getTaskStatus', 'deleteUser']),
  );
  for (const optional of ['listOrderEvents', 'getOverview', 'listSessions', 'startOrderTask'] as const)
    expect(isSpecified(optional)).toBe(false);
});

/** Renders a page, and returns the optional calls that it has made once it waits for nothing. */
async function optionalCallsOf(route: string, roles: Role[]): Promise<string[]> {
  const tried: string[] = [];
  mockServer.use(
    http.all('*', ({ request }) => {
      tried.push(`${request.method} ${new URL(request.url).pathname}`);
      return new HttpResponse(null, { status: 404 });
    }),
  );
  for (const operation of operations) {
    if (isSpecified(operation) && contractOperation(operation).method === 'get') mockApi(operation);
  }
  mockApi('getOrder', (call) => buildOrder({ id: call.params.id ?? '', sap_status: sapStatus.sent }));
  const { store } = renderApp(route, { user: buildUser({ roles, capabilities: undefined }) });
  await screen.findByRole('main', undefined, { timeout: 5000 });
  const isPending = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
  await waitFor(() => expect([isPending(), screen.queryByLabelText('Loading')]).toEqual([false, null]));
  return tried.filter((call) => !/\.(jpg|png|svg)$/.test(call));
}

const signedIn = keysOf(pageRules).filter((page) => pageRules[page] !== 'public');

describe.each<Role>(['admin', 'agent', 'wls'])('for the role %s', (role) => {
  it.each(signedIn.filter((page) => mayOpen([role], page)))('%s tries no other call', async (page) => {
    expect(await optionalCallsOf(paths[page].href('7'), [role])).toEqual([]);
  });
});

it.each([
  [paths.overview.href(), 'The overview isn’t available on this server.'],
  [paths.garment.href('WJM123'), 'The orders of a garment aren’t available on this server.'],
  [paths.deletedUsers.href(), 'The list of deleted users isn’t available on this server.'],
])('%s says what is missing', async (route, text) => {
  expect(await optionalCallsOf(route, ['admin'])).toEqual([]);
  expect(screen.getByText(text)).toBeVisible();
});
