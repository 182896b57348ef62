const tasks: (() => void)[] = [];

/** Runs a function once the running test has ended. */
export const atTestEnd = (task: () => void): void => void tasks.push(task);

/** Called by the setup after each test. */
export const endTest = (): void => tasks.splice(0).forEach((task) => task());
