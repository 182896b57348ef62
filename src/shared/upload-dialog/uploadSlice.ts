import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api';
import { rootReducer } from '../../lib/redux';

/** What is uploaded, each watched on its own. */
export type UploadKind = 'images' | 'colors' | 'stock' | 'catalog';

/** How far an upload is (spec 4); it goes on when its dialog closes. */
export interface Upload {
  readonly phase: 'none' | 'uploading' | 'WIP';
  /** Bytes of the files that have gone out. */
  readonly sent: number;
  /** The tasks that have not ended yet; the first one is polled. */
  readonly taskIds: readonly string[];
  /** How many tasks were started. */
  readonly started: number;
  /** What is wrong with the files, a line each. */
  readonly lines: readonly string[];
  /** Whether a task of it has failed. */
  readonly hasFailed: boolean;
}

const none: Upload = { phase: 'none', sent: 0, taskIds: [], started: 0, lines: [], hasFailed: false };

const initialState: Record<UploadKind, Upload> = { images: none, colors: none, stock: none, catalog: none };

type Of<Facts> = PayloadAction<{ kind: UploadKind } & Facts>;

/** The uploads that are under way, and what came of the last ones. */
const uploadSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadStarted: (state, { payload: { kind } }: Of<object>) => ({
      ...state,
      [kind]: { ...none, phase: 'uploading' },
    }),
    uploadProgressed: (state, { payload: { kind, sent } }: Of<{ sent: number }>) => {
      state[kind].sent = sent;
    },
    uploadAnswered: (
      state,
      { payload: { kind, taskIds, lines } }: Of<{ taskIds: string[]; lines: string[] }>,
    ) => ({
      ...state,
      [kind]: {
        ...none,
        phase: taskIds.length > 0 ? 'WIP' : 'none',
        taskIds,
        started: taskIds.length,
        lines,
      },
    }),
    taskEnded: (state, { payload }: Of<{ taskId: string; hasFailed: boolean; lines: readonly string[] }>) => {
      const upload = state[payload.kind];
      upload.taskIds = upload.taskIds.filter((id) => id !== payload.taskId);
      upload.lines = [...upload.lines, ...payload.lines];
      upload.hasFailed ||= payload.hasFailed;
      if (upload.taskIds.length === 0) upload.phase = 'none';
    },
    /** What shows it has been opened. */
    uploadOpened: (state, { payload: { kind } }: Of<object>) => {
      if (state[kind].phase === 'none') state[kind].lines = [];
    },
    /** Another file was chosen: what was wrong with the one before is no news. */
    linesCleared: (state, { payload: { kind } }: Of<object>) => {
      state[kind].lines = [];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectUpload: (state, kind: UploadKind) => state[kind],
    /** The upload that a task belongs to. */
    selectKindOfTask: (state, taskId: string) =>
      kinds.find((kind) => state[kind].taskIds.includes(taskId)) ?? null,
  },
});

const kinds: readonly UploadKind[] = ['images', 'colors', 'stock', 'catalog'];

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof uploadSlice> {}
}

/** What happens to an upload. */
export const { uploadStarted, uploadProgressed, uploadAnswered, taskEnded, uploadOpened, linesCleared } =
  uploadSlice.actions;

/** How far an upload is, and whose a task is. */
export const { selectUpload, selectKindOfTask } = uploadSlice.injectInto(rootReducer).selectors;
