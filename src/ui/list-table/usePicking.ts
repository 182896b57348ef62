import { useState } from 'react';
import { createSelection } from './selection';

/** The selection of a list; on a phone rows are ticked only while somebody is `isPicking`, and none is afterwards. */
export function usePicking() {
  const [selection] = useState(createSelection);
  const [isPicking, setPicking] = useState(false);
  const togglePicking = () => {
    if (isPicking) selection.replace([]);
    setPicking(!isPicking);
  };
  return { selection, isPicking, togglePicking };
}
