/** The most lines of errors that the contract lets an answer or a task hold. */
export const mostErrors = 200_000;
