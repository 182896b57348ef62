import { createApi } from '@reduxjs/toolkit/query/react';
import { sendQuery } from './sendWhole';
import { tagTypes } from './tags';

/** The API without endpoints: the generated file adds them, `api.ts` adds the cache rules (api.md 'Conventions'). */
export const emptyApi = createApi({ baseQuery: sendQuery, tagTypes, endpoints: () => ({}) });
