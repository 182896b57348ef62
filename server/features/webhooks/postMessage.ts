import http from 'node:http';
import https from 'node:https';
import { type Message, message } from '../../../src/domain/language/message';
import { connectionBroke, connectionFault } from '../../core/connectionFault';
import { PrivateAddressError, publicLookup } from '../../core/publicAddress';
import { isPrivate, webhookUrlRefusal } from './webhookUrl';

/** A message, as it goes over the wire. */
interface SignedMessage {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

interface Options {
  /** Whether it may go to private addresses, and by http. */
  allowsPrivate: boolean;
  /** Aborted when the host stops. */
  signal: AbortSignal;
  /** How long a receiver may take. */
  patienceMs?: number;
}

/** What a receiver answered, or why it got nothing. */
export type Reply = { status: number } | { fault: Message };

const secondsAllowed = 10;

/**
 * Sends a message, and reads no more of the answer than its status; redirects are not followed. An address that is
 * private is refused when it is connected to, so that no name can change meanwhile. Throws only when the host stops.
 */
export async function postMessage(
  { url, headers, body }: SignedMessage,
  { allowsPrivate, signal, patienceMs = secondsAllowed * 1000 }: Options,
): Promise<Reply> {
  const refusal = webhookUrlRefusal(url, allowsPrivate);
  if (refusal !== null) return { fault: refusal };
  const late = AbortSignal.timeout(patienceMs);
  const client = url.protocol === 'https:' ? https : http;
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const request = client.request(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Linedesk',
        },
        agent: false,
        signal: AbortSignal.any([signal, late]),
        ...(!allowsPrivate && { lookup: publicLookup() }),
      });
      request.on('error', reject);
      // An answer with which the receiver wants to speak another protocol ends without an error.
      request.on('close', () => reject(new Error('The connection was closed.')));
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.end(body);
    });
    return { status };
  } catch (error) {
    if (signal.aborted) throw error;
    return { fault: late.aborted ? tooSlow : faultOf(error) };
  }
}

const tooSlow = message('It did not answer within {seconds} seconds.', { seconds: secondsAllowed });

function faultOf(error: unknown): Message {
  if (error instanceof PrivateAddressError) return isPrivate;
  return message('It could not be reached: {reason}.', { reason: connectionFault(error) ?? connectionBroke });
}
