import { createAction } from '@reduxjs/toolkit';

/**
 * Part of a request's list has arrived: all rows so far, in the host's order. They are no answer yet, so no query has
 * them; whoever shows them must say that more are on their way.
 */
export const rowsStreamed = createAction<{ requestId: string; rows: readonly unknown[] }>('api/rowsStreamed');
