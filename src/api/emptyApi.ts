import { createApi } from '@reduxjs/toolkit/query/react';
import { sendQuery } from './sendWhole';
import type { ApiProblem } from './problem';

/** What the cache knows apart (architecture.md 'Data's way through the SPA'); the contract's tags but `auth`. */
const tagTypes = ['orders', 'users', 'catalogs', 'tasks'] as const;

/** The name of a kind of cached thing. */
export type TagType = (typeof tagTypes)[number];

/** All of a kind, or one of its things, or its lists. */
export type Tag = TagType | { type: TagType; id: string };

/** The lists of a kind. No list tags its rows: fifty thousand of them would cost more than asking for the list again. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One thing of a kind. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/**
 * The tags that a mutation makes stale, whatever came of it: what is shown may be the reason for a refusal, and an answer
 * that was lost may hide a deed that was done. Only a call after the end of the session has surely changed nothing.
 */
export function staleAfter<Arg>(tags: (arg: Arg) => Tag[]) {
  return (_answer: unknown, error: ApiProblem | undefined, arg: Arg): Tag[] =>
    error?.status === 401 ? [] : tags(arg);
}

/** The API without endpoints: the generated file adds them, `api.ts` adds the cache rules (api.md 'Conventions'). */
export const emptyApi = createApi({ baseQuery: sendQuery, tagTypes, endpoints: () => ({}) });
