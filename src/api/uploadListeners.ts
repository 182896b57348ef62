import type { TellProgress } from '../lib/sendWithProgress';

const listeners = new WeakMap<object, TellProgress>();

/** Tells how much of a form has gone out while a mutation sends it; a form is known by its own identity. */
export function listenToUpload(form: object, tell: TellProgress): void {
  listeners.set(form, tell);
}

/** Who listens to the sending of a form. */
export function uploadListener(form: unknown): TellProgress | undefined {
  return typeof form === 'object' && form !== null ? listeners.get(form) : undefined;
}
