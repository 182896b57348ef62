/** The run's cluster, between its setup and its teardown. */
export const cluster: { folder: string; stop: () => Promise<void> } = {
  folder: '',
  stop: async () => undefined,
};
