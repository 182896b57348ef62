import { createAction } from '@reduxjs/toolkit';

/**
 * Rows of a list that is still being received: all rows so far, in the server's order. They are not in the query's
 * cache yet; a component that shows them must say that more are loading.
 */
export const rowsStreamed = createAction<{ requestId: string; rows: readonly unknown[] }>('api/rowsStreamed');
