import { useState } from 'react';

/** Whether a condition is or ever was true, for mounting expensive components, such as dialogs, late. */
export function useHasBeenTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
