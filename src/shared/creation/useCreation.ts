import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetMeQuery } from '../../api';

/** What a form has created from one entry of the browser's history, so that Back and a reload offer it again. */
interface Creation<Created> {
  /** What was created last; null when nothing was. */
  readonly created: Created | null;
  /** Begins a request to create: the same one again until something was created with its key. */
  readonly begin: () => Attempt<Created>;
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

/**
 * Keeps the key of a form's requests in the history entry, and what they created in this tab's sessionStorage, under the
 * person's id. `Created` must be JSON.
 */
export function useCreation<Created>(personId: string): Creation<Created> {
  const location = useLocation();
  const navigate = useNavigate();
  // A server of another origin might refuse a header that it does not know.
  const takesKeys = useGetMeQuery().data?.capabilities !== undefined;
  /** The key that is being written to this entry. */
  const [written, setWritten] = useState<{ entry: string; key: string | null } | null>(null);
  const key = written?.entry === location.key ? written.key : keyOf(location.state);
  const stored = useMemo(() => readCreated<Created>(personId, key), [personId, key]);
  const [saved, setSaved] = useState<{ key: string; created: Created } | null>(null);
  const [refusedKey, setRefusedKey] = useState<string | null>(null);
  const created = saved !== null && saved.key === key ? saved.created : stored;

  const writeKey = (next: string | null) => {
    setWritten({ entry: location.key, key: next });
    void navigate(location, { replace: true, state: { creationKey: next }, preventScrollReset: true });
  };

  return {
    created,
    begin: () => {
      const isOpen = key !== null && created === null && key !== refusedKey;
      const next = isOpen ? key : nanoid();
      // Before the request, so that a reload meanwhile finds it.
      if (!isOpen) writeKey(next);
      return {
        header: takesKeys ? { 'Idempotency-Key': next } : {},
        save: (made) => {
          writeCreated(personId, next, made);
          setSaved({ key: next, created: made });
        },
        renew: () => setRefusedKey(next),
      };
    },
    clear: () => writeKey(null),
  };
}

/** Removes what forms have created, which may name customers. */
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

function readCreated<Created>(personId: string, key: string | null): Created | null {
  if (key === null) return null;
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(personId, key)) ?? 'null');
  } catch {
    return null;
  }
}

function writeCreated(personId: string, key: string, created: unknown): void {
  try {
    window.sessionStorage.setItem(nameOf(personId, key), JSON.stringify(created));
  } catch {
    // Without storage a reload shows an empty form; its key still creates only once.
  }
}
