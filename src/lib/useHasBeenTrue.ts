import { useState } from 'react';

/** Whether something is or ever was true: costly parts, such as a dialog, are mounted only then. */
export function useHasBeenTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
