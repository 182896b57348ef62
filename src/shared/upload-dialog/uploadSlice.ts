import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api';
import { mapValues } from '../../domain/records';
import { type TaskUpload, taskUploads } from '../../domain/uploads/uploads';
import { rootReducer } from '../../lib/redux';

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

/** Each kind of upload is tracked separately, by its call. */
const initialState: Record<TaskUpload, Upload> = mapValues(taskUploads, () => none);

type Of<Facts> = PayloadAction<{ call: TaskUpload } & Facts>;

/** The running uploads, and the outcomes of the last ones. */
const uploadSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadStarted: (state, { payload: { call } }: Of<object>) => {
      state[call] = { ...none, phase: 'uploading' };
    },
    uploadProgressed: (state, { payload: { call, sent } }: Of<{ sent: number }>) => {
      state[call].sent = sent;
    },
    uploadAnswered: (state, { payload }: Of<Pick<Upload, 'taskIds' | 'lines'>>) => {
      const { call, taskIds, lines } = payload;
      const phase = taskIds.length > 0 ? 'WIP' : 'none';
      state[call] = { ...none, phase, taskIds, started: taskIds.length, lines };
    },
    taskEnded: (state, { payload }: Of<Pick<Upload, 'hasFailed' | 'lines'> & { taskId: string }>) => {
      const upload = state[payload.call];
      upload.taskIds = upload.taskIds.filter((id) => id !== payload.taskId);
      (payload.hasFailed ? upload.lines : upload.notes).push(...payload.lines);
      upload.hasFailed ||= payload.hasFailed;
      if (upload.taskIds.length === 0) upload.phase = 'none';
    },
    /** Clears the last upload's outcome when another file is chosen or the dialog reopens. */
    linesCleared: (state, { payload: { call } }: Of<object>) => {
      if (state[call].phase === 'none') state[call] = { ...state[call], lines: [], notes: [] };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectUpload: (state, call: TaskUpload) => state[call] },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof uploadSlice> {}
}

/** The actions of an upload. */
export const { uploadStarted, uploadProgressed, uploadAnswered, taskEnded, linesCleared } =
  uploadSlice.actions;

/** The state of an upload. */
export const { selectUpload } = uploadSlice.injectInto(rootReducer).selectors;
