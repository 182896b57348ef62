const tasks: (() => void)[] = [];

/** Does something once the test that is running has ended. */
export const atTestEnd = (task: () => void): void => void tasks.push(task);

/** Called by the setup after each test. */
export const endTest = (): void => tasks.splice(0).forEach((task) => task());
