import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api';
import { rootReducer } from '../../lib/redux';

/** The kinds of uploads; each is tracked separately. */
export type UploadKind = 'images' | 'colors' | 'stock' | 'catalog';

/** The state of an upload (spec 4); it goes on when its dialog closes. */
export interface Upload {
  phase: 'none' | 'uploading' | 'WIP';
  /** Bytes of the files sent so far. */
  sent: number;
  /** The tasks that have not ended yet; the first one is polled. */
  taskIds: string[];
  /** How many tasks were started. */
  started: number;
  /** What is wrong with the files, one line each. */
  lines: string[];
  /** The notes of accepted files, one line each. */
  notes: string[];
  /** Whether one of its tasks has failed. */
  hasFailed: boolean;
}

const none: Upload = {
  phase: 'none',
  sent: 0,
  taskIds: [],
  started: 0,
  lines: [],
  notes: [],
  hasFailed: false,
};

const initialState: Record<UploadKind, Upload> = { images: none, colors: none, stock: none, catalog: none };

type Of<Facts> = PayloadAction<{ kind: UploadKind } & Facts>;

/** The running uploads, and the outcomes of the last ones. */
const uploadSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadStarted: (state, { payload: { kind } }: Of<object>) => {
      state[kind] = { ...none, phase: 'uploading' };
    },
    uploadProgressed: (state, { payload: { kind, sent } }: Of<{ sent: number }>) => {
      state[kind].sent = sent;
    },
    uploadAnswered: (state, { payload }: Of<Pick<Upload, 'taskIds' | 'lines'>>) => {
      const { kind, taskIds, lines } = payload;
      const phase = taskIds.length > 0 ? 'WIP' : 'none';
      state[kind] = { ...none, phase, taskIds, started: taskIds.length, lines };
    },
    taskEnded: (state, { payload }: Of<Pick<Upload, 'hasFailed' | 'lines'> & { taskId: string }>) => {
      const upload = state[payload.kind];
      upload.taskIds = upload.taskIds.filter((id) => id !== payload.taskId);
      (payload.hasFailed ? upload.lines : upload.notes).push(...payload.lines);
      upload.hasFailed ||= payload.hasFailed;
      if (upload.taskIds.length === 0) upload.phase = 'none';
    },
    /** Clears the last upload's outcome when another file is chosen or the dialog reopens. */
    linesCleared: (state, { payload: { kind } }: Of<object>) => {
      if (state[kind].phase === 'none') state[kind] = { ...state[kind], lines: [], notes: [] };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectUpload: (state, kind: UploadKind) => state[kind] },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof uploadSlice> {}
}

/** The actions of an upload. */
export const { uploadStarted, uploadProgressed, uploadAnswered, taskEnded, linesCleared } =
  uploadSlice.actions;

/** The state of an upload. */
export const { selectUpload } = uploadSlice.injectInto(rootReducer).selectors;

interface UploadTexts {
  /** Its task is done. */
  readonly done: string;
  readonly failed: (details: string) => string;
  readonly refused: (errors: string) => string;
  /** The server could not be reached. */
  readonly unreachable?: string;
}

const pictures: UploadTexts = {
  done: 'Uploaded images!',
  failed: (details) => `Error: ${details}`,
  refused: (errors) => `Error uploading: ${errors}`,
};

const catalogProblem = () => 'Problem updating the catalog, try again later!';

/** The messages for each kind of upload (spec 8). */
export const uploadTexts: Record<UploadKind, UploadTexts> = {
  images: pictures,
  colors: pictures,
  stock: { ...pictures, done: 'Uploaded new stocks', unreachable: 'error' },
  catalog: { done: 'Awesome! Catalog was updated', failed: catalogProblem, refused: catalogProblem },
};
