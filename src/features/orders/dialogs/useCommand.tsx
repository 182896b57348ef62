import { useState } from 'react';
import { formFailureOf } from '../../../api';
import { useTell } from '../actions/useTell';
import { RefusalAlert } from './RefusalAlert';

/** What the host answered to a mutation. */
type Outcome = Parameters<typeof formFailureOf>[0];

/**
 * A command of a dialog. `run` says it in the alert bar when it was done; when not, `alert` says why, and once that was
 * read `run` answers it, for the form.
 */
export function useCommand(done: string, notDone: string) {
  const [refusal, setRefusal] = useState<{ text: string; onClose: () => void } | null>(null);
  const tell = useTell();

  const run = async (command: Promise<Outcome>) => {
    const failure = formFailureOf(await command);
    if (failure === null) tell(done, 'success');
    else {
      await new Promise<void>((resolve) => setRefusal({ text: failure.text, onClose: resolve }));
      setRefusal(null);
    }
    return failure;
  };
  return { run, alert: refusal && <RefusalAlert title={notDone} {...refusal} /> };
}
