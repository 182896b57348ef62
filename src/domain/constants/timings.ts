/** How long messages stay and how often tasks are asked for, in milliseconds (spec 9). */
export const timings = {
  alertAutoHideMs: 6000,
  passwordMessageMs: 1000,
  userSnackbarMs: 1000,
  uploadTaskPollMs: 5000,
  taskListPollMs: 10_000,
} as const;
