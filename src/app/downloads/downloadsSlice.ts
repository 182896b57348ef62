import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { downloadAdvanced, downloadEnded, downloadStarted } from '../../api';
import { rootReducer } from '../../lib/redux';

/** A running download: its name and how many bytes have been received, once the server has created the file. */
export interface RunningDownload {
  id: number;
  endpoint: string;
  /** When it was requested, in milliseconds since the epoch. */
  startedAt: number;
  fileName: string | null;
  received: number;
  total: number | null;
}

const initialState: RunningDownload[] = [];

/** The running downloads, oldest first. */
const downloadsSlice = createSlice({
  name: 'downloads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(downloadStarted, (state, { payload: { id, endpoint, at } }) => {
        state.push({ id, endpoint, startedAt: at, fileName: null, received: 0, total: null });
      })
      .addCase(downloadAdvanced, (state, { payload: { id, ...progress } }) => {
        const download = state.find((one) => one.id === id);
        if (download !== undefined) Object.assign(download, progress);
      })
      .addCase(downloadEnded, (state, { payload: { id } }) => state.filter((one) => one.id !== id));
  },
  selectors: { selectDownloads: (state) => state },
});

declare module '../../lib/redux' {
  // The slice registers itself in the store.
  interface Slices extends WithSlice<typeof downloadsSlice> {}
}

/** The running downloads. */
export const { selectDownloads } = downloadsSlice.injectInto(rootReducer).selectors;
