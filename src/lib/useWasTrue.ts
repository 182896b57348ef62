import { useState } from 'react';

/** Whether something is true or has been before: what is costly to mount, such as a dialog, waits until then. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
