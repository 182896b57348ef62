import { ErpUnreachable } from '../../../erpConnector';

/** The ERP was asked to do something and did not say what came of it; it may have done it. */
export class OutcomeUnknown extends ErpUnreachable {}

/** The ERP says no to a request, in its own words. */
export class ODataRefusal extends Error {
  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(words);
  }
}

const neverSent: Record<string, string> = {
  ECONNREFUSED: 'it refuses the connection',
  ENOTFOUND: 'its address is not known',
  EAI_AGAIN: 'its address can not be looked up',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another address',
};

/** What a failed call means: nothing was sent, or nobody knows. */
export function toUnreachable(error: unknown): ErpUnreachable {
  if (partOf(error, 'name') === 'TimeoutError')
    return new OutcomeUnknown('it did not answer in time', { cause: error });
  for (let cause = error; cause !== undefined; cause = partOf(cause, 'cause')) {
    const words = neverSent[String(partOf(cause, 'code'))];
    if (words !== undefined) return new ErpUnreachable(words, { cause: error });
  }
  return new OutcomeUnknown('the connection to it broke', { cause: error });
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
