import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Order } from '../../../api';
import { cachedAtHeader } from '../../../lib/offlineCache';
import { FakeCaches } from '../../../test/fakeCaches';
import { buildOrder } from '../../../test/factories/buildOrder';
import { buildUser } from '../../../test/factories/buildUser';
import { MockAnswer, mockApi, networkFailure, problem } from '../../../test/mockApi';
import { coatCell, openLineSheet, savedLine, winterOrder } from '../../../test/openLineSheet';
import { renderApp } from '../../../test/render';
import { serveOrder } from '../../../test/serveOrder';

/** The service worker's offline response. */
function cachedResponse(order: Order, at: number, header: string): MockAnswer {
  return new MockAnswer(() => HttpResponse.json(order, { headers: { [header]: String(at) } }));
}

/** Opens the line sheet offline from an order cached at a time. */
async function openOffline(at: number, header = cachedAtHeader) {
  const server = serveOrder(buildOrder(winterOrder));
  const answers: (MockAnswer | null)[] = [];
  let isOpen = false;
  let hasLine = false;
  mockApi('getOrder', () => {
    // Requests may also come from the sheet of the test before.
    if (!isOpen) return cachedResponse(server.order, at, header);
    return answers.shift() ?? (hasLine ? server.order : networkFailure());
  });
  server.fates.push(networkFailure());
  const app = renderApp(`/linesheet/${server.order.id}`, { user: buildUser() });
  const notice = await screen.findByText(/you see the order as of/);
  isOpen = true;
  return {
    ...app,
    server,
    answers,
    notice,
    comeBack: () => {
      hasLine = true;
      act(() => void window.dispatchEvent(new Event('online')));
    },
  };
}

it('shows the age of the order, accepts entries, and disappears once online and saved', async () => {
  const sheet = await openOffline(new Date().setHours(10, 42, 7, 0));
  const time = new Date(2026, 0, 1, 10, 42).toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(sheet.notice).toHaveTextContent(`Offline: you see the order as of ${time}`);
  await sheet.user.type(coatCell('Black', 'S'), '3');
  await sheet.user.tab();
  expect(await screen.findAllByText('Offline (1 change not saved yet)')).not.toHaveLength(0);

  sheet.comeBack();
  await waitFor(() => expect(sheet.notice).not.toBeInTheDocument());
  await savedLine();
  expect(sheet.server.quantities()).toMatchObject({ WJM123000S: 3 });
});

it('retries automatically until the server responds', async () => {
  const sheet = await openOffline(Date.now());
  sheet.answers.push(networkFailure(), null);
  sheet.server.change({ WJM123010S: 4 });
  sheet.comeBack();
  await waitFor(() => expect(coatCell('Ecru', 'S')).toHaveValue('4'), { timeout: 8000 });
  expect(sheet.notice).not.toBeInTheDocument();
});

it('includes the day of an order cached before today', async () => {
  const { notice } = await openOffline(Date.UTC(2026, 0, 5, 10, 42));
  expect(notice).toHaveTextContent(/2026/);
});

it('recognizes an order that an earlier version cached', async () => {
  const { notice } = await openOffline(Date.UTC(2026, 0, 5, 10, 42), 'x-kept-at');
  expect(notice).toHaveTextContent(/2026/);
});

it('reports when the order no longer exists', async () => {
  const sheet = await openOffline(Date.now());
  sheet.answers.push(problem(404, 'There is no such order.'));
  sheet.comeBack();
  await waitFor(() =>
    expect(sheet.notice).toHaveTextContent(
      /^There is no such order. Until you leave, you see the order as of/,
    ),
  );
});

it('is hidden for an order that was just fetched', async () => {
  await openLineSheet();
  expect(screen.queryByText(/you see the order as of/)).not.toBeInTheDocument();
});

it('caches saved changes for the next offline visit', async () => {
  const caches = new FakeCaches().install();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  const { user, server } = await openLineSheet();
  await user.type(coatCell('Black', 'S'), '3');
  await user.tab();
  const url = `https://orders.test/api/order/get_wls/${server.order.id}?saved`;
  await waitFor(() => expect(caches.contents()).toEqual({ 'linedesk-orders': [url] }));
  const cached = await (await caches.open('linedesk-orders')).match(url);
  const { version, wanted, finished } = server.order;
  expect(await cached?.json()).toMatchObject({
    version,
    wanted,
    finished,
    lines: { WJM123: { WJM123000S: 3, WJM123000L: 2 } },
  });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
