import type { TagType } from './emptyApi';
import type { generatedApi } from './endpoints.gen';

/**
 * How answers of generated endpoints are cached: what each query provides and what each mutation invalidates,
 * fine-grained enough that finishing one order refetches that order and the lists, not everything. A mutation without
 * a rule invalidates nothing; `api.test.ts` lists all of them.
 */
export type EndpointRules = NonNullable<
  Parameters<typeof generatedApi.enhanceEndpoints<TagType>>[0]['endpoints']
>;

export const savesFile = { extraOptions: { answer: 'file' } } as const;
export const showsFile = { extraOptions: { answer: 'tab' } } as const;
export const form = { extraOptions: { body: 'form' } } as const;
