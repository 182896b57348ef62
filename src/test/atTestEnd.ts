const tasks: (() => void)[] = [];

/** Does something once the test that is running has ended. A hook of a shared module would run for one file of a group only. */
export const atTestEnd = (task: () => void): void => void tasks.push(task);

/** Called by the setup after each test. */
export const endTest = (): void => tasks.splice(0).forEach((task) => task());
