import { joinRollCall, type RollCallChannel } from './rollCall';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A channel that several tabs share: each hears what the others say. */
function buildTabs() {
  const targets: EventTarget[] = [];
  const said: unknown[] = [];
  const join = () => {
    const target = new EventTarget();
    targets.push(target);
    const channel: RollCallChannel = {
      postMessage: (data: unknown) => {
        said.push(data);
        targets
          .filter((other) => other !== target)
          .forEach((other) => other.dispatchEvent(new MessageEvent('message', { data })));
      },
      addEventListener: target.addEventListener.bind(target),
    };
    return { ...joinRollCall(channel), channel };
  };
  return { join, said };
}

it('a tab that lives answers for what it holds, and one that is gone does not', async () => {
  const { join } = buildTabs();
  const [first, second, asking] = [join(), join(), join()];
  first.hold('order/1');
  second.hold('order/2');
  const held = asking.heldOf(['order/1', 'order/2', 'order/3']);
  await jest.advanceTimersByTimeAsync(1000);
  expect([...(await held)]).toEqual(['order/1', 'order/2']);
});

it('waits no longer than until all have answered', async () => {
  const { join } = buildTabs();
  join().hold('order/1');
  await expect(join().heldOf(['order/1'])).resolves.toEqual(new Set(['order/1']));
});

it('asks nobody about what it holds itself, nor about nothing', async () => {
  const { join, said } = buildTabs();
  const tab = join();
  tab.hold('order/1');
  await expect(tab.heldOf(['order/1'])).resolves.toEqual(new Set(['order/1']));
  await expect(tab.heldOf([])).resolves.toEqual(new Set());
  expect(said).toEqual([]);
});

it('answers no more for what was given back', async () => {
  const { join } = buildTabs();
  const giveBack = join().hold('order/1');
  giveBack();
  const held = join().heldOf(['order/1']);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(held).resolves.toEqual(new Set());
});

it('leaves answers to others, and what it does not understand, alone', async () => {
  const { join } = buildTabs();
  const [stranger, asking] = [join(), join()];
  const held = asking.heldOf(['order/1']);
  for (const data of [null, 'order/1', { held: 'order/1' }, { asked: 1 }, { held: ['order/2'] }]) {
    stranger.channel.postMessage(data);
  }
  await jest.advanceTimersByTimeAsync(1000);
  await expect(held).resolves.toEqual(new Set());
});

it('holds every other tab for gone where there is no channel', async () => {
  const alone = joinRollCall(null);
  alone.hold('order/1');
  await expect(alone.heldOf(['order/1', 'order/2'])).resolves.toEqual(new Set(['order/1']));
});
