/** The answer to a step. */
export interface Answer {
  headers: Headers;
  text: string;
}

/** Counts everybody's steps: how long each took, and what failed. */
export interface Tally {
  /** Runs a step, including reading its answer; a failure or a refusal with a sentence is counted and answers null. */
  step: (what: string, call: () => Promise<Response>) => Promise<Answer | null>;
  took: Map<string, number[]>;
  errors: string[];
}

/** An empty tally. */
export function createTally(): Tally {
  const took = new Map<string, number[]>();
  const errors: string[] = [];
  return {
    took,
    errors,
    async step(what, call) {
      const started = performance.now();
      try {
        const response = await call();
        const text = await response.text();
        const times = took.get(what) ?? [];
        times.push(performance.now() - started);
        took.set(what, times);
        if (text.startsWith('{"status":"error"')) throw new Error(text.slice(0, 200));
        return { headers: response.headers, text };
      } catch (error) {
        errors.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      }
    },
  };
}
