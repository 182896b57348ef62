import { hasInvisible, hasInvisibleInCode, toStoredText, toVisibleCode } from '../domain/text/storedText';

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
    if (field === null || (event instanceof InputEvent && event.isComposing)) return;
    const isCode = isCodeField(field);
    if (!(isCode ? hasInvisibleInCode(field.value) : hasInvisible(field.value))) return;
    const toVisible = isCode ? toVisibleCode : toStoredText;
    const caret = toVisible(field.value.slice(0, field.selectionStart ?? undefined)).length;
    // React compares a field's value with the last one that was set on the element itself.
    valueSetterOf(field)?.call(field, toVisible(field.value));
    if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
    onRemoved();
  };
  // Before React, whose handlers then read the clean text.
  document.addEventListener('input', handleInput, true);
  return () => document.removeEventListener('input', handleInput, true);
}

function textFieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
  if (target instanceof HTMLTextAreaElement) return target;
  if (!(target instanceof HTMLInputElement)) return null;
  if (isCodeField(target)) return target;
  return textTypes.has(target.type) && target.getAttribute('role') !== 'searchbox' ? target : null;
}

/** Emails, and fields marked with `data-code`, whose texts have no soft hyphens and joiners either. */
const isCodeField = (field: HTMLElement) =>
  field.getAttribute('type') === 'email' || field.closest('[data-code]') !== null;

const valueSetterOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
