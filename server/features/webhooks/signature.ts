import { createHmac, randomBytes } from 'node:crypto';

/** A new secret of a webhook. */
export const newSecret = (): Buffer => randomBytes(32);

/** A secret as people give it to the receiver. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** The headers that prove who sends a message; the time of the try in epoch seconds. */
export function signedHeaders(
  secret: Buffer,
  { messageId, time, body }: { messageId: string; time: number; body: string },
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${messageId}.${time}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${signature}`,
  };
}
