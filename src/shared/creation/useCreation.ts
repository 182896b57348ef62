import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetMeQuery } from '../../api';

/** What a form has created from one entry of the browser's history, so that Back and a reload offer it again. */
interface Creation<Created, Entered> {
  /** What was created last; null when nothing was. */
  readonly created: Created | null;
  /** Whether it was created before this page was opened, by Back or a reload: it may be gone. */
  readonly isEarlier: boolean;
  /** What was entered for a request whose answer is not known, such as before a reload; null for none. */
  readonly entered: Entered | null;
  /** Begins a request to create: the same one again until something was created with its key. */
  readonly begin: (entered: Entered) => Attempt<Created>;
  /** Forgets what was created, for the next one. */
  readonly clear: () => void;
}

/** A request to create something. */
export interface Attempt<Created> {
  /** The part of the call's argument with which a server creates only once. */
  readonly header: { 'Idempotency-Key'?: string };
  readonly save: (created: Created) => void;
  /** Gives the next attempt another key: the server has refused this one's. */
  readonly renew: () => void;
}

const prefix = 'created:';

/** What the storage has for a key: what was entered, until it is known what was created. */
interface Stored<Created, Entered> {
  readonly created?: Created;
  readonly entered?: Entered;
}

/**
 * Keeps the key of a form's requests in the history entry, and what they sent and created in this tab's sessionStorage,
 * under the person's id. `Created` and `Entered` must be JSON.
 */
export function useCreation<Created, Entered extends object>(personId: string): Creation<Created, Entered> {
  const location = useLocation();
  const navigate = useNavigate();
  // A server of another origin might refuse a header that it does not know.
  const takesKeys = useGetMeQuery().data?.capabilities !== undefined;
  /** The key that is being written to this entry. */
  const [written, setWritten] = useState<{ entry: string; key: string | null } | null>(null);
  const key = written?.entry === location.key ? written.key : keyOf(location.state);
  const stored = useMemo(() => readStored<Created, Entered>(personId, key), [personId, key]);
  const [saved, setSaved] = useState<{ key: string; created: Created } | null>(null);
  const [refusedKey, setRefusedKey] = useState<string | null>(null);
  const isEarlier = saved === null || saved.key !== key;
  const created = isEarlier ? (stored.created ?? null) : saved.created;

  const writeKey = (next: string | null) => {
    setWritten({ entry: location.key, key: next });
    void navigate(location, { replace: true, state: { creationKey: next }, preventScrollReset: true });
  };

  return {
    created,
    isEarlier,
    entered: created === null ? (stored.entered ?? null) : null,
    begin: (entered) => {
      const isOpen = key !== null && created === null && key !== refusedKey;
      const next = isOpen ? key : nanoid();
      // Before the request, so that a reload meanwhile finds them.
      write(personId, next, { entered });
      if (!isOpen) writeKey(next);
      return {
        header: takesKeys ? { 'Idempotency-Key': next } : {},
        save: (made) => {
          write(personId, next, { created: made });
          setSaved({ key: next, created: made });
        },
        renew: () => setRefusedKey(next),
      };
    },
    clear: () => writeKey(null),
  };
}

/** Removes what forms have sent and created, which may name customers. */
export function forgetCreations(): void {
  for (const name of Object.keys(window.sessionStorage)) {
    if (name.startsWith(prefix)) window.sessionStorage.removeItem(name);
  }
}

function keyOf(state: unknown): string | null {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'creationKey') : null;
  return typeof key === 'string' ? key : null;
}

const nameOf = (personId: string, key: string) => `${prefix}${personId}:${key}`;

function readStored<Created, Entered>(personId: string, key: string | null): Stored<Created, Entered> {
  if (key === null) return {};
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(personId, key)) ?? '{}');
  } catch {
    return {};
  }
}

function write(personId: string, key: string, stored: Stored<unknown, unknown>): void {
  try {
    window.sessionStorage.setItem(nameOf(personId, key), JSON.stringify(stored));
  } catch {
    // Without storage a reload shows an empty form; its key still creates only once.
  }
}
