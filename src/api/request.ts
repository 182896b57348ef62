import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ApiProblem } from './problem';

/** A call as the generated endpoints describe it. */
export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  /** Undefined ones are left out. */
  headers?: Record<string, string | undefined>;
}

/** Makes one call to the server. */
export type Call = (request: ApiRequest) => Promise<QueryReturnValue<unknown, ApiProblem, object>>;
