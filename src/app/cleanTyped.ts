import { hasInvisible, toStoredText } from '../domain/text/storedText';

/** Fields for texts; passwords are taken as they are, and a search passes over what cannot be seen. */
const textTypes = new Set(['text', 'email', 'tel', 'url']);

/**
 * Takes characters that can't be seen, which are pasted unnoticed, from every field of a text as soon as they are in it:
 * the host would not store them either. `onRemoved` reports it, while the person is at the field. Returns a function that
 * ends it.
 */
export function cleanTyped(onRemoved: () => void): () => void {
  const handleInput = (event: Event) => {
    const field = textFieldOf(event.target);
    // A text that is being composed is not final.
    if (field === null || (event instanceof InputEvent && event.isComposing) || !hasInvisible(field.value))
      return;
    const caret = toStoredText(field.value.slice(0, field.selectionStart ?? undefined)).length;
    // React compares a field's value with the last one that was set on the element itself.
    valueSetterOf(field)?.call(field, toStoredText(field.value));
    if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
    onRemoved();
  };
  // Before React, whose handlers then read the clean text.
  document.addEventListener('input', handleInput, true);
  return () => document.removeEventListener('input', handleInput, true);
}

function textFieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
  if (target instanceof HTMLTextAreaElement) return target;
  const isText = target instanceof HTMLInputElement && textTypes.has(target.type);
  return isText && target.getAttribute('role') !== 'searchbox' ? target : null;
}

const valueSetterOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
