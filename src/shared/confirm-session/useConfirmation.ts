import { createElement, use, useCallback, useState } from 'react';
import { ConfirmDialogContext } from './ConfirmDialogContext';

/** The result of a call that the server may refuse until the person re-authenticates. */
interface Outcome {
  data?: { needs_confirmation?: boolean };
  error?: unknown;
}

/**
 * Runs calls that change how somebody signs in: if the server asks for it, `run` re-authenticates them and repeats the
 * call; null when they cancel. Render `dialog`.
 */
export function useConfirmation() {
  const ConfirmDialog = use(ConfirmDialogContext);
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

  const dialog =
    answer && createElement(ConfirmDialog, { onConfirmed: () => answer(true), onClose: () => answer(false) });
  return { run, dialog };
}
