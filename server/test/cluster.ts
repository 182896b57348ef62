/** The test run's cluster, shared by setup and teardown. */
export const cluster: { folder: string; stop: () => Promise<void> } = {
  folder: '',
  stop: async () => undefined,
};
