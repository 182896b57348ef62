import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../api';
import { buildUser } from '../test/factories/buildUser';
import { mockApi } from '../test/mockApi';
import { coatCell, openLineSheet, savedLine } from '../test/openLineSheet';
import { followOtherTabs, type TabChannel } from './otherTabs';

/** A channel to tabs that are not there: what they would hear, and what they say. */
function buildChannel() {
  const target = new EventTarget();
  const told: unknown[] = [];
  const channel: TabChannel = {
    postMessage: (message: unknown) => void told.push(message),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return {
    channel,
    told,
    say: (data: unknown) => act(() => void target.dispatchEvent(new MessageEvent('message', { data }))),
  };
}

const message = 'Somebody else has signed in in another tab of this browser.';
let leave = () => undefined as void;
afterEach(() => leave());

async function openBesideOtherTabs() {
  const app = await openLineSheet();
  const tabs = buildChannel();
  leave = followOtherTabs(app.store, tabs.channel);
  return { ...app, tabs };
}

it('nothing typed goes out in the name of who has signed in elsewhere', async () => {
  const { user, server, tabs } = await openBesideOtherTabs();
  server.fates.push({ refuse: 'Not now.' });
  await user.type(coatCell('Black', 'S'), '3');
  const rival = buildUser({ id: 'rival', name: 'Rita Rival', roles: ['admin'] });
  mockApi('getMe', rival);
  tabs.say(rival.id);
  expect(await screen.findByText(message)).toBeVisible();
  await savedLine();
  expect(coatCell('Black', 'S')).toHaveValue('');
  expect(server.saves).toEqual([]);
  await waitFor(() => expect(tabs.told).toEqual(['rival']));
});

it.each(['own id', 'what no tab of ours says'])('%s changes nothing', async (what) => {
  const { user, server, tabs, store } = await openBesideOtherTabs();
  await user.type(coatCell('Black', 'S'), '3');

  const me = api.endpoints.getMe.select()(store.getState()).data;
  tabs.say(what === 'own id' ? me?.id : { id: 'x' });
  await user.tab();
  await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
  await savedLine();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
