import { useCallback, useState } from 'react';
import { failureOf } from '../../../api';
import { useTell } from '../actions/useTell';

/**
 * A command of a dialog: `run` says it in the alert bar when it was done, and keeps the reason in `failure` when it was
 * not. It answers whether it was done.
 */
export function useCommand(done: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const tell = useTell();
  const run = useCallback(
    async (command: Promise<{ data?: unknown; error?: unknown }>): Promise<boolean> => {
      const refused = failureOf(await command);
      setFailure(refused);
      if (refused === null) tell(done, 'success');
      return refused === null;
    },
    [done, tell],
  );
  const forget = useCallback(() => setFailure(null), []);
  return { failure, run, forget };
}
