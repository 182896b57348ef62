import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import type { ApiProblem } from './problem';

/** The kinds of things in the cache (architecture.md 'Data's way through the SPA'); the contract's tags but `auth`. */
const tagTypes = ['orders', 'users', 'catalogs', 'tasks'] as const;

/** The name of a kind of cached thing. */
export type TagType = (typeof tagTypes)[number];

/** All of a kind, one thing of it, or its lists. */
export type Tag = TagType | { type: TagType; id: string };

/** The lists of a kind. No list tags its rows: fifty thousand would cost more than a refetch. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One thing of a kind. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/**
 * The tags that a mutation invalidates, whatever its outcome: stale data may be the reason for a refusal, and after a
 * lost response the change may have been made. Only a call after the end of the session has surely changed nothing.
 */
export function staleAfter<Arg>(tags: (arg: Arg) => Tag[]) {
  return (_answer: unknown, error: ApiProblem | undefined, arg: Arg): Tag[] =>
    error?.status === 401 ? [] : tags(arg);
}

/** The API without endpoints: the generated file adds them, `api.ts` adds the cache rules (api.md 'Conventions'). */
export const emptyApi = createApi({ baseQuery, tagTypes, endpoints: () => ({}) });
