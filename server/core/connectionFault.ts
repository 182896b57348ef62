import { type Message, message } from '../../src/domain/language/message';
import { codeOf } from './problems';

const faults: Record<string, Message> = {
  ECONNREFUSED: message('it refuses the connection'),
  ENOTFOUND: message('its address is not known'),
  EAI_AGAIN: message('its address cannot be looked up'),
  EHOSTUNREACH: message('there is no way to it'),
  ENETUNREACH: message('there is no way to it'),
  UND_ERR_CONNECT_TIMEOUT: message('it does not answer'),
  CERT_HAS_EXPIRED: message('its certificate has expired'),
  DEPTH_ZERO_SELF_SIGNED_CERT: message('its certificate is not trusted'),
  SELF_SIGNED_CERT_IN_CHAIN: message('its certificate is not trusted'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: message('its certificate is not trusted'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: message('its certificate is not trusted'),
  ERR_TLS_CERT_ALTNAME_INVALID: message('its certificate is for another address'),
};

/** Why no connection to another system came about, as the end of a sentence about it; null if one did. */
export function connectionFault(error: unknown): Message | null {
  for (let cause = error; cause !== undefined; cause = causeOf(cause)) {
    const fault = faults[codeOf(cause)];
    if (fault !== undefined) return fault;
  }
  return null;
}

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

/** A connection ended before the answer came. */
export const connectionBroke = message('the connection to it broke');
