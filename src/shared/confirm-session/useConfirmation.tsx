import { useCallback, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';

const ConfirmDialog = lazyComponent(async () => (await import('./ConfirmDialog')).ConfirmDialog);

/** How a call ended that may be refused for want of a confirmation. */
interface Outcome {
  data?: { needs_confirmation?: boolean };
  error?: unknown;
}

/**
 * Runs calls that change how somebody signs in: `run` asks once more who they are if the host wants that, then runs the
 * call again; null when they cancel. Render `dialog`.
 */
export function useConfirmation() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  const run = useCallback(
    async <Result extends Outcome>(call: () => Promise<Result>): Promise<Result | null> => {
      const outcome = await call();
      if (outcome.data?.needs_confirmation !== true) return outcome;
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      return isConfirmed ? call() : null;
    },
    [],
  );

  const dialog = answer && <ConfirmDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />;
  return { run, dialog };
}
