/** Why the embedded database can't be had, in one sentence for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {}
