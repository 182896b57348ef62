/** Work that waits, taken in fair turns: one piece of each person who has any, then the next one of each. */
export interface Turns {
  /**
   * Does a person's work when it is their turn. Work whose `signal` is aborted while it waits is never begun, and
   * rejects with the signal's reason.
   */
  take<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** So many pieces of work are done at once; whose turn it is goes round the persons with something waiting. */
export function startTurns(atOnce: number): Turns {
  // A map keeps the order in which its keys were set: the first person is next, and goes to the end after each turn.
  const waiting = new Map<string, Set<() => void>>();
  let running = 0;

  function beginNext() {
    const next = waiting.entries().next().value;
    if (next === undefined || running >= atOnce) return;
    const [person, begins] = next;
    const [begin] = begins;
    waiting.delete(person);
    if (begin === undefined) return;
    begins.delete(begin);
    if (begins.size > 0) waiting.set(person, begins);
    begin();
  }

  function ended() {
    running -= 1;
    beginNext();
  }

  return {
    take(person, work, signal) {
      return new Promise((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          running += 1;
          work().then(resolve, reject).finally(ended);
        };
        const leave = () => {
          const begins = waiting.get(person);
          begins?.delete(begin);
          if (begins?.size === 0) waiting.delete(person);
          reject(signal?.reason);
        };
        if (signal?.aborted === true) return reject(signal.reason);
        signal?.addEventListener('abort', leave, { once: true });
        const begins = waiting.get(person) ?? new Set();
        waiting.set(person, begins.add(begin));
        beginNext();
      });
    },
  };
}
