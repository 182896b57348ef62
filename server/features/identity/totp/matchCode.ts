import { verify } from 'otplib/functional';

/** Seconds; a code of the step before or after counts too, for clocks that are a little wrong. */
const stepSeconds = 30;

/** The 30-second step whose code this is, compared in constant time; null when it is none of about now. */
export async function matchCode(secret: Buffer, code: string, now: Date): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, period: stepSeconds, epochTolerance: stepSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
