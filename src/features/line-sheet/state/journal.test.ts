import { api } from '../../../api';
import type { RecordChanges } from '../../../lib/recordStore';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildOrder } from '../../../test/factories/buildOrder';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure } from '../../../test/mockApi';
import { closeTabs, ended, openTab as openSheet, until, fakeSaverClock } from '../../../test/openSaver';
import { serveOrder } from '../../../test/serveOrder';
import { flushJournal, readUnsavedEdits, readOtherTabsEdits } from './journal';
import {
  quantitiesEntered,
  selectConflicts,
  selectSaveState,
  serviceDateChosen,
  wantedToggled,
} from './lineSheetSlice';
import { takeOverEdits } from './tabs';

const mockRecords = new Map<string, unknown>();

// The browser's storage, which jsdom lacks; records pass through JSON as they would through a structured clone.
jest.mock('../../../lib/recordStore', () => ({
  openRecordStore: () => ({
    readAll: (prefix: string) =>
      Promise.resolve(
        [...mockRecords].flatMap(([key, value]) => (key.startsWith(prefix) ? [{ key, value }] : [])),
      ),
    write: (key: string, value: unknown) => {
      mockRecords.set(key, JSON.parse(JSON.stringify(value)));
      return Promise.resolve();
    },
    remove: (key: string) => {
      mockRecords.delete(key);
      return Promise.resolve();
    },
    update: (prefix: string, change: (found: { key: string; value: unknown }[]) => RecordChanges) => {
      const found = [...mockRecords].flatMap(([key, value]) =>
        key.startsWith(prefix) ? [{ key, value }] : [],
      );
      const { writes, removals } = change(found);
      removals.forEach((key) => mockRecords.delete(key));
      writes.forEach(({ key, value }) => mockRecords.set(key, JSON.parse(JSON.stringify(value))));
      return Promise.resolve();
    },
  }),
}));

let mockHasLocks = true;

// Only the open tab is alive.
jest.mock('../../../lib/tabLocks', () => {
  const { heldLocks, ...others } = jest.requireActual('../../../lib/tabLocks');
  return {
    ...others,
    heldLocks: (names: readonly string[]) => (mockHasLocks ? Promise.resolve(new Set()) : heldLocks(names)),
  };
});

const S = 'WJM123000S';
const M = 'WJM123000M';
const person = buildUser();
const order = buildOrder({ garments: [buildGarment({ generic: 'WJM123' })], version: 3 });

fakeSaverClock();

beforeEach(() => {
  mockRecords.clear();
  mockHasLocks = true;
});

const openTab = ({ user = person, id = order.id } = {}) => openSheet(id, user);
const failing = () => Array.from({ length: 100 }, networkFailure);

it('restores unsaved edits of a closed tab, saves them, and removes their record', async () => {
  const server = serveOrder(order);
  server.fates.push(...failing());
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  store.dispatch(wantedToggled({ code: 'WJM123010' }));
  store.dispatch(serviceDateChosen(1_900_000_000));
  await flushJournal();
  closeTabs();

  server.fates.splice(0);
  const again = await openTab();
  expect(again.alerts).toEqual(['3 changes from your last visit were restored']);
  expect(again.sheet()).toMatchObject({
    lines: { WJM123: { [S]: 3 } },
    wanted: ['WJM123010'],
    serviceDate: 1_900_000_000,
  });
  await until(() => selectSaveState(again.store.getState()).kind === 'saved');
  expect(server.order).toMatchObject({ lines: { WJM123: { [S]: 3 } }, wanted: ['WJM123010'] });
  await until(() => mockRecords.size === 0);
});

it('is written in the next task, and cleared once acknowledged', async () => {
  serveOrder(order);
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await jest.advanceTimersByTimeAsync(0);
  expect(mockRecords.size).toBe(1);
  await until(() => mockRecords.size === 0);
  expect(selectSaveState(store.getState()).kind).toBe('saved');
});

it('survives another order being opened in the same tab', async () => {
  const other = buildOrder({ garments: order.garments });
  const server = serveOrder(order);
  server.fates.push(...failing());
  const { store, sheet } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  mockApi('getOrder', ({ params }) => (params.id === other.id ? other : server.order));
  await ended(store.dispatch(api.endpoints.getOrder.initiate({ id: other.id })));
  await until(() => sheet()?.orderId === other.id);
  expect(sheet()?.lines).toEqual({});

  await ended(store.dispatch(api.endpoints.getOrder.initiate({ id: order.id }, { forceRefetch: true })));
  await until(() => sheet()?.orderId === order.id);
  expect(sheet()?.lines).toEqual({ WJM123: { [S]: 3 } });
});

it('does not report edits that arrived without a response', async () => {
  const server = serveOrder(order);
  server.fates.push('cut', ...failing());
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await until(() => selectSaveState(store.getState()).kind === 'offline');
  await flushJournal();
  closeTabs();

  const again = await openTab();
  expect(again.alerts).toEqual([]);
  expect(again.sheet()?.lines).toEqual({ WJM123: { [S]: 3 } });
  await until(() => mockRecords.size === 0);
});

it('merges unsaved edits of several tabs', async () => {
  serveOrder(order).fates.push(...failing());
  const first = await openTab();
  first.store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await flushJournal();
  for (const [key, record] of [...mockRecords]) mockRecords.set(`${key}-other`, record);
  await jest.advanceTimersByTimeAsync(20);
  first.store.dispatch(quantitiesEntered([{ sku: S, quantity: null }]));
  first.store.dispatch(quantitiesEntered([{ sku: M, quantity: 5 }]));
  await jest.advanceTimersByTimeAsync(20);
  closeTabs();

  const again = await openTab();
  expect(again.sheet()?.lines).toEqual({ WJM123: { [M]: 5 } });
  expect(selectConflicts(again.store.getState())).toEqual([{ sku: S, mine: 0, theirs: 3, isOwn: true }]);
});

describe('without locks', () => {
  const prefix = `${person.id}/${order.id}/`;
  const record = (edit: object, at = 1) => ({
    at,
    edits: {
      quantities: { [S]: { value: 3, base: 0, sent: [], seq: 1, ...edit } },
      wanted: {},
      serviceDate: null,
    },
  });
  const elsewhere = async () => Object.keys((await readOtherTabsEdits(person.id, order.id)).quantities);

  beforeEach(() => {
    mockHasLocks = false;
  });

  it("does not claim another tab's edits until the person takes them over", async () => {
    const server = serveOrder(order);
    mockRecords.set(`${prefix}other`, record({}));
    const { store, sheet, alerts } = await openTab();
    expect(sheet()?.lines).toEqual({});
    await expect(elsewhere()).resolves.toEqual([S]);

    await store.dispatch(takeOverEdits({ fromAll: true }));
    expect(alerts).toEqual(['1 change from your last visit was restored']);
    await until(() => mockRecords.size === 0);
    expect(server.quantities()).toEqual({ [S]: 3 });
    await expect(elsewhere()).resolves.toEqual([]);
  });

  it('asks about edits that another tab may have saved, instead of saving them again', async () => {
    const server = serveOrder(order);
    mockRecords.set(`${prefix}other`, record({ sent: [3] }));
    const { store } = await openTab();
    await store.dispatch(takeOverEdits({ fromAll: true }));
    await jest.advanceTimersByTimeAsync(1000);
    expect(selectConflicts(store.getState())).toEqual([{ sku: S, mine: 3, theirs: 0 }]);
    expect(server.quantities()).toEqual({});
  });

  it('asks about cells edited in both tabs', async () => {
    serveOrder(order).fates.push(...failing());
    mockRecords.set(`${prefix}other`, record({}));
    const { store, sheet } = await openTab();
    store.dispatch(quantitiesEntered([{ sku: S, quantity: 5 }]));
    await store.dispatch(takeOverEdits({ fromAll: true }));
    expect(sheet()?.lines).toEqual({ WJM123: { [S]: 5 } });
    expect(selectConflicts(store.getState())).toEqual([{ sku: S, mine: 5, theirs: 3, isOwn: true }]);
  });

  it("still restores this tab's own edits", async () => {
    const server = serveOrder(order);
    server.fates.push(...failing());
    const { store } = await openTab();
    store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
    await flushJournal();
    closeTabs();
    const again = await openTab();
    expect(again.sheet()?.lines).toEqual({ WJM123: { [S]: 3 } });
  });
});

it("retains edits while the order can't be changed", async () => {
  const server = serveOrder(order);
  server.fates.push(...failing());
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await flushJournal();
  closeTabs();

  server.order = { ...server.order, sap_status: 1 };
  const again = await openTab();
  expect(again.sheet()?.lines).toEqual({ WJM123: { [S]: 3 } });
  expect(selectSaveState(again.store.getState())).toEqual({
    kind: 'refused',
    changes: 1,
    message: 'This order is in the ERP and cannot be changed until the ERP answers.',
  });
  const saves = server.saves.length;
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.saves).toHaveLength(saves);
  expect(mockRecords.size).toBe(1);

  // The order is unlocked.
  server.order = { ...server.order, sap_status: 0 };
  server.fates.splice(0);
  await ended(
    again.store.dispatch(api.endpoints.getOrder.initiate({ id: order.id }, { forceRefetch: true })),
  );
  await until(() => mockRecords.size === 0);
  expect(server.quantities()).toEqual({ [S]: 3 });
});

it('is not shown to another person', async () => {
  serveOrder(order).fates.push(...failing());
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await flushJournal();
  closeTabs();

  const other = await openTab({ user: buildUser() });
  expect(other.sheet()?.lines).toEqual({});
  expect(mockRecords.size).toBe(1);
});

it('reports skus removed from the catalog since', async () => {
  const server = serveOrder(order);
  server.fates.push(...failing());
  const { store } = await openTab();
  store.dispatch(quantitiesEntered([{ sku: S, quantity: 3 }]));
  await flushJournal();
  closeTabs();

  server.order = { ...server.order, garments: [] };
  const again = await openTab();
  expect(again.alerts).toEqual([`No longer in the catalog, so not ordered: ${S}`]);
  await until(() => mockRecords.size === 0);
});

it('ignores invalid records', async () => {
  const prefix = `${person.id}/${order.id}/`;
  const edit = { value: 1, base: 0, sent: [], seq: 1 };
  const good = { at: 2, edits: { quantities: { [S]: edit }, wanted: {}, serviceDate: null } };
  const invalid = [
    null,
    'text',
    { at: 1 },
    { at: 'now', edits: good.edits },
    { at: 1, edits: null },
    { at: 1, edits: { ...good.edits, quantities: { [S]: { ...edit, value: 'many' } } } },
    { at: 1, edits: { ...good.edits, quantities: { [S]: { value: 1 } } } },
    { at: 1, edits: { ...good.edits, wanted: { WJM123000: { ...edit, value: true, base: false } } } },
    { at: 1, edits: { ...good.edits, serviceDate: 5 } },
  ];
  invalid.forEach((value, index) => mockRecords.set(`${prefix}${index}`, value));
  mockRecords.set(`${prefix}good`, good);
  await expect(readUnsavedEdits(person.id, order.id)).resolves.toEqual(good.edits);
});
