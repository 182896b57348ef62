import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import type { ApiProblem } from './problem';

/** The cache tags: the contract's tags except `auth`. */
const tagTypes = ['orders', 'users', 'catalogs', 'tasks', 'keys', 'webhooks'] as const;

/** The name of a cache tag. */
export type TagType = (typeof tagTypes)[number];

/** All items of a type, one item, or its lists. */
export type Tag = TagType | { type: TagType; id: string };

/** The lists of a type. Lists don't tag their rows: 50,000 tags would cost more than a refetch. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One item of a type. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/**
 * The tags that a mutation invalidates, whatever its outcome: stale data may have caused a refusal, and after a lost
 * response the change may have been made. Only a 401 guarantees that nothing changed.
 */
export function staleAfter<Arg>(tags: (arg: Arg) => Tag[]) {
  return (_answer: unknown, error: ApiProblem | undefined, arg: Arg): Tag[] =>
    error?.status === 401 ? [] : tags(arg);
}

/** The API without endpoints: the generated file adds them, `api.ts` adds the cache rules (contract.md 'Conventions'). */
export const emptyApi = createApi({ baseQuery, tagTypes, endpoints: () => ({}) });
