import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env';
import type { Context } from '../operation';
import { cookieName, cookieOptions } from './cookies';

/** Browsers cut longer lives to this. */
const lifeDays = 400;
const dayMs = 86_400_000;
/** How many accounts one browser is remembered for. */
const accountsKept = 5;

/** The setting that holds the secret of device cookies. */
export const deviceSecretKey = 'device_secret';

/** The device cookie of a call; scripts can't read it. */
export function deviceCookie(
  env: Env,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<'login'>['device'] {
  const name = cookieName(env, 'linedesk_device');
  return {
    value: request.cookies[name] ?? '',
    keep: (value) => void reply.setCookie(name, value, { ...cookieOptions(env), maxAge: lifeDays * 86_400 }),
  };
}

/** One device at one account: `nonce.day.signature`. The account is in the signature only, so the cookie tells nobody which it is. */
const form = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

/** The device that a cookie names for this account, or null for a stranger; null, no account, has none. */
export function knownDevice(
  secret: string,
  cookie: string,
  accountId: number | null,
  now: Date,
): string | null {
  const today = dayOf(now);
  const found = tokensOf(cookie).find(({ nonce, day, signature }) => {
    const expected = sign(secret, nonce, day, accountId);
    const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isGenuine && accountId !== null && today - day < lifeDays;
  });
  return found?.nonce ?? null;
}

/** The cookie after signing in to this account: a new token for it, and those of the accounts before. */
export function withDevice(secret: string, cookie: string, accountId: number, now: Date): string {
  const nonce = randomBytes(16).toString('base64url');
  const day = dayOf(now);
  const others = tokensOf(cookie).filter(
    (token) => token.signature !== sign(secret, token.nonce, token.day, accountId),
  );
  const own = { nonce, day, signature: sign(secret, nonce, day, accountId) };
  return [own, ...others]
    .slice(0, accountsKept)
    .map((token) => `${token.nonce}.${token.day}.${token.signature}`)
    .join('~');
}

const tokensOf = (cookie: string) =>
  cookie.split('~', accountsKept).flatMap((token) => {
    const [, nonce, day, signature] = form.exec(token) ?? [];
    return nonce === undefined || signature === undefined ? [] : [{ nonce, day: Number(day), signature }];
  });

const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs);

const sign = (secret: string, nonce: string, day: number, accountId: number | null) =>
  createHmac('sha256', secret).update(`device ${nonce} ${day} ${accountId}`).digest('base64url');
