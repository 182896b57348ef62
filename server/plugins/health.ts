import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { openPulse } from '../db/pulse';
import { Problem } from './problems';

/** `/readyz` answers within two seconds, also when the database says nothing. */
const patienceMs = 1800;

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export const healthPlugin = fp(async (app: FastifyInstance, { pool }: { pool: pg.Pool }) => {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  const pulse = openPulse(pool, patienceMs);
  app.addHook('onClose', () => pulse.close());
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if ((await pulse.feel()) !== 'answers')
      throw new Problem(503, 'Not ready', 'The database can not be reached.');
    return { status: 'ok' };
  });
});
