/** What tabs of one browser hear each other through. */
export type RollCallChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Knows which of its names other tabs look after, where the browser has no locks to tell: each tab answers for its own. */
export interface RollCall {
  /** Answers for a name from now on; what it answers ends that. */
  hold: (name: string) => () => void;
  /** Which of these names a tab that lives holds, this one included. */
  heldOf: (names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** A question of one tab, or what another answers. */
type Call = { readonly asked: readonly string[] } | { readonly held: readonly string[] };

/** Longer than a tab is busy with one thing; who has not answered by then is gone. */
const patienceMs = 1000;

/** Joins the roll call of this channel; without one every other tab counts as gone. */
export function joinRollCall(channel: RollCallChannel | null): RollCall {
  const own = new Set<string>();
  const hearings = new Set<(held: readonly string[]) => void>();

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isCall(data)) return;
    if ('held' in data) {
      hearings.forEach((hear) => hear(data.held));
      return;
    }
    const held = data.asked.filter((name) => own.has(name));
    if (held.length > 0) channel.postMessage({ held } satisfies Call);
  });

  return {
    hold: (name) => {
      own.add(name);
      return () => void own.delete(name);
    },
    heldOf: (names) => {
      const held = new Set(names.filter((name) => own.has(name)));
      const asked = names.filter((name) => !held.has(name));
      if (channel === null || asked.length === 0) return Promise.resolve(held);
      return new Promise((resolve) => {
        const end = () => {
          hearings.delete(hear);
          clearTimeout(timer);
          resolve(held);
        };
        const hear = (answered: readonly string[]) => {
          answered.filter((name) => asked.includes(name)).forEach((name) => held.add(name));
          if (held.size === names.length) end();
        };
        const timer = setTimeout(end, patienceMs);
        hearings.add(hear);
        channel.postMessage({ asked } satisfies Call);
      });
    },
  };
}

/** A tab may run another version of the page. */
function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null) return false;
  return ('asked' in value && Array.isArray(value.asked)) || ('held' in value && Array.isArray(value.held));
}
