import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { Problem } from './problems';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export const healthPlugin = fp(async (app: FastifyInstance, { pool }: { pool: pg.Pool }) => {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await pool.query('select 1').catch(() => {
      throw new Problem(503, 'Not ready', 'The database can not be reached.');
    });
    return { status: 'ok' };
  });
});
