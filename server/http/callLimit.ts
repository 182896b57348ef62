import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../core/env';
import { recordSecurityEvent } from './log';
import { tooManyTries } from '../core/problems';

const minuteMs = 60_000;

/**
 * Refuses calls (429) of a person, or of an address without a session, for the rest of a minute in which this host has
 * answered CALLS_PER_MINUTE of theirs: more than any page makes, and too few to scrape the brand's data quickly.
 */
export const callLimitPlugin = fp(
  async (app: FastifyInstance, { env, now }: { env: Env; now: () => Date }) => {
    if (env.callsPerMinute === 0) return;
    const calls = new Map<string, number>();
    let minute = 0;
    app.addHook('onRequest', async ({ routeOptions: { config }, viewer, ip, log }) => {
      if (config.operation === undefined) return;
      const at = now();
      const current = Math.floor(at.getTime() / minuteMs);
      if (current !== minute) calls.clear();
      minute = current;
      const caller = viewer === null ? `address ${ip}` : `person ${viewer.id}`;
      const count = (calls.get(caller) ?? 0) + 1;
      calls.set(caller, count);
      if (count <= env.callsPerMinute) return;
      recordSecurityEvent({ log, ip, user: viewer }, { event: 'calls_limited' });
      throw tooManyTries('calls', new Date((minute + 1) * minuteMs), at);
    });
  },
);
