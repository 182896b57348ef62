import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { openTab, saveBlob } from '../lib/download';
import { exampleAnswer, contractOperation } from '../test/contract';
import { file, mockApi, networkFailure, problem, rawAnswer } from '../test/mockApi';
import { api } from './api';
import { sessionEnded } from './session';

jest.mock('../lib/download');

function start() {
  const ended = jest.fn();
  const listeners = createListenerMiddleware();
  listeners.startListening({ actionCreator: sessionEnded, effect: () => ended() });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  const { getMe, listOrders, login, downloadOrderExcel, getOrderConfirmation, uploadCatalog } = api.endpoints;
  return {
    ended,
    getMe: () => store.dispatch(getMe.initiate()),
    listOrders: (arg: Parameters<typeof listOrders.initiate>[0]) => store.dispatch(listOrders.initiate(arg)),
    login: () => store.dispatch(login.initiate({ loginRequest: { username: 'a', password: 'b' } })),
    download: () => store.dispatch(downloadOrderExcel.initiate({ id: 'a/b c' })),
    confirm: () => store.dispatch(getOrderConfirmation.initiate({ id: '7' })),
    upload: (form: Parameters<typeof uploadCatalog.initiate>[0]['uploadCatalogForm']) =>
      store.dispatch(uploadCatalog.initiate({ uploadCatalogForm: form })),
  };
}

describe('a failure', () => {
  it('carries the fields of the problem body', async () => {
    const errors = [{ path: '/limit', message: 'must be > 0' }];
    mockApi('listOrders', problem(422, 'The limit must be positive.', { request_id: 'r1', errors }));
    expect((await start().listOrders({})).error).toEqual({
      status: 422,
      title: 'Problem',
      detail: 'The limit must be positive.',
      errors,
      requestId: 'r1',
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>', 502, 'The server had a problem. Please try again later.'],
    [413, 'too large', 413, 'This is too large to be sent.'],
    [400, '"just text"', 400, 'Something went wrong. Please try again.'],
    [
      200,
      '<html>Sign in to the proxy</html>',
      200,
      'The server gave an answer that this page cannot read. Please try again later.',
    ],
  ])('with %i and %s has a readable message', async (status, body, seen, detail) => {
    mockApi('getMe', rawAnswer(status, body));
    expect((await start().getMe()).error).toMatchObject({ status: seen, detail });
  });

  it('to reach the server has a readable message', async () => {
    mockApi('getMe', networkFailure());
    expect((await start().getMe()).error).toMatchObject({
      status: 'network',
      detail: 'The server could not be reached. Check your connection and try again.',
    });
  });

  it('to answer in time aborts the call', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    mockApi('getMe', () => new Promise(() => {}));
    const answer = start().getMe();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect((await answer).error).toMatchObject({ status: 'timeout' });
  });

  it('of a cancelled call says so', async () => {
    mockApi('getMe', () => new Promise(() => {}));
    const call = start().getMe();
    call.abort();
    expect((await call).isError).toBe(true);
  });
});

it('bypasses the offline cache once it has an answer', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  mockApi('listOrders');
  const { listOrders } = start();
  const first = listOrders({});
  await first;
  await first.refetch();
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'no-cache']);
  fetched.mockRestore();
});

describe('a 401', () => {
  it('says that the session has ended', async () => {
    mockApi('getMe', problem(401, 'Please sign in.'));
    const { getMe, ended } = start();
    await getMe();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('to the login does not', async () => {
    mockApi('login', rawAnswer(401, ''));
    const { login, ended } = start();
    expect((await login()).error).toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
  });
});

it('sends arrays as comma lists, numbers and booleans as text, and omits undefined', async () => {
  const calls = mockApi('listOrders', { status: 'success', orders: [] });
  await start().listOrders({ catalogs: '1,2', finished: true, editedGt: 5, seasons: undefined });
  expect(calls[0]?.query).toEqual({ catalogs: '1,2', finished: 'true', edited_gt: '5' });
});

it('sends a form with files, and booleans as texts', async () => {
  const calls = mockApi('uploadCatalog');
  const book = new File(['rows'], 'aw26.xlsx');
  await start().upload({
    name: 'Women',
    season: 'AW26',
    catalog_type: 'initial',
    brand: 'Maren Vale',
    ls_enabled: 'true',
    wls_enabled: 'true',
    is_current: 'false',
    drop: undefined,
    catalog_path: book,
  });
  const form = calls[0]?.body;
  if (!(form instanceof FormData)) throw new Error('The body is no form.');
  const sent = form.get('catalog_path');
  expect(sent instanceof Blob && [sent instanceof File && sent.name, await sent.text()]).toEqual([
    'aw26.xlsx',
    'rows',
  ]);
  expect(form.get('is_current')).toBe('false');
  expect(form.has('drop')).toBe(false);
});

it("saves a file under the server's name, and caches only the name", async () => {
  const calls = mockApi('downloadOrderExcel', file('Order 7.xlsx'));
  const answer = await start().download();
  expect(answer.data).toBe('Order 7.xlsx');
  expect(saveBlob).toHaveBeenCalledWith(expect.objectContaining({ size: 5 }), 'Order 7.xlsx');
  expect(calls[0]?.params).toEqual({ id: 'a/b c' });
});

it('saves no file when the download was refused', async () => {
  jest.mocked(saveBlob).mockClear();
  mockApi('downloadOrderExcel', problem(404, 'There is no such order.'));
  expect((await start().download()).error).toMatchObject({ status: 404, detail: 'There is no such order.' });
  expect(saveBlob).not.toHaveBeenCalled();
});

describe('a file that is shown in a tab', () => {
  const shown = { show: jest.fn(), close: jest.fn() };
  beforeEach(() => {
    jest.mocked(saveBlob).mockClear();
    shown.show.mockClear();
    shown.close.mockClear();
  });

  it('opens its tab immediately, while the click allows it', async () => {
    mockApi('getOrderConfirmation', file('confirmation.pdf'));
    jest.mocked(openTab).mockReturnValueOnce(shown);
    expect((await start().confirm()).data).toBe('confirmation.pdf');
    expect(shown.show).toHaveBeenCalledWith(expect.objectContaining({ size: 5 }));
    expect([shown.close, saveBlob].map((one) => jest.mocked(one).mock.calls)).toEqual([[], []]);
  });

  it('closes the tab when the download was refused', async () => {
    mockApi('getOrderConfirmation', problem(404, 'There is no such order.'));
    jest.mocked(openTab).mockReturnValueOnce(shown);
    expect((await start().confirm()).error).toMatchObject({ status: 404 });
    expect([shown.show.mock.calls.length, shown.close.mock.calls.length]).toEqual([0, 1]);
  });

  it('is saved when the browser blocks the tab', async () => {
    mockApi('getOrderConfirmation', file('confirmation.pdf'));
    jest.mocked(openTab).mockReturnValueOnce(null);
    await start().confirm();
    expect(saveBlob).toHaveBeenCalledWith(expect.objectContaining({ size: 5 }), 'confirmation.pdf');
  });
});

it('calls the API origin of the runtime configuration', async () => {
  window.__APP_CONFIG__ = { apiUrl: 'https://api.example.test/' };
  const fetched = jest.spyOn(globalThis, 'fetch');
  mockApi('getMe');
  await start().getMe();
  delete window.__APP_CONFIG__;
  expect(fetched.mock.calls[0]).toEqual([
    'https://api.example.test/api/me',
    expect.objectContaining({ credentials: 'include' }),
  ]);
  fetched.mockRestore();
});

it("takes the contract's own examples", async () => {
  mockApi('getMe');
  expect((await start().getMe()).data).toEqual(exampleAnswer(contractOperation('getMe')));
});
