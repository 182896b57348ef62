import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { saveOnRequest } from '../state/saver';

/** Ctrl+S saves, as the Save button does, with what is just being typed; the browser would save the page as a file. */
export function useSaveKey(isReadOnly: boolean): void {
  const dispatch = useAppDispatch();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!isReadOnly && !event.repeat) void dispatch(saveOnRequest());
  });

  useEffect(function listenForSave() {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
