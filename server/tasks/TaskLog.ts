import type { FastifyBaseLogger } from 'fastify';

/** The log that background work writes to. */
export type TaskLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
