import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Schema } from '../core/call';

/** What an authenticator does wrong, or otherwise than most. */
export interface Twist {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  isVerified?: boolean;
  isPresent?: boolean;
  signCount?: number;
  /** Who vouches for the authenticator. */
  format?: string;
  userHandle?: string;
  /** Signs with the key of another authenticator. */
  signer?: SoftAuthenticator;
  /** The signature does not fit what is sent. */
  isForged?: boolean;
}

/** What an authenticator needs of a host's options. */
export type RequestOptions = Pick<Schema<'PasskeyRequestOptions'>, 'challenge' | 'rpId'>;
type CreationOptions = Pick<Schema<'PasskeyCreationOptions'>, 'challenge'> & { rp: { id: string } };

type Host = { challenge: string; rpId: string; origin: string };

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** CBOR of unsigned and negative integers, byte strings, text and maps, as authenticators write it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].map(([key, inner]) => Buffer.concat([cbor(key), cbor(inner)]));
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** A passkey in software, which can lie (WebAuthn 'Authenticator Data', P-256). */
export class SoftAuthenticator {
  readonly id = base64(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private signCount: number | null;

  /** `counts`: whether it counts its signatures, as security keys do. */
  constructor({ counts = true } = {}) {
    this.signCount = counts ? 0 : null;
  }

  /** Answers `navigator.credentials.create`. */
  create(options: CreationOptions, origin: string, twist: Twist = {}) {
    const { challenge, rp } = options;
    const data = this.clientData({ challenge, rpId: rp.id, origin }, 'webauthn.create', twist);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey()]);
    const authData = this.authenticatorData(rp.id, twist, attested);
    const statement = new Map<string, Cbor>([
      ['fmt', twist.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: base64(data),
      attestationObject: base64(cbor(statement)),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: RequestOptions, origin: string, twist: Twist = {}) {
    const { challenge, rpId } = options;
    const data = this.clientData({ challenge, rpId, origin }, 'webauthn.get', twist);
    const authData = this.authenticatorData(rpId, twist);
    const { keys } = twist.signer ?? this;
    const signed = Buffer.concat([authData, sha256(twist.isForged === true ? 'something else' : data)]);
    return this.answer({
      clientDataJSON: base64(data),
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', signed, keys.privateKey)),
      ...(twist.userHandle !== undefined && { userHandle: twist.userHandle }),
    });
  }

  private answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  private clientData({ challenge, origin }: Host, type: string, twist: Twist): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(twist) });
  }

  private authenticatorData(rpId: string, twist: Twist, attested = Buffer.alloc(0)): Buffer {
    const { isPresent = true, isVerified = true } = twist;
    if (this.signCount !== null) this.signCount += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.signCount ?? this.signCount ?? 0);
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return cbor(key);
  }
}

/** The parts of a twist that are in the client's data. */
const pick = ({ challenge, origin, type, crossOrigin }: Twist) =>
  Object.fromEntries(
    Object.entries({ challenge, origin, type, crossOrigin }).filter(([, value]) => value !== undefined),
  );
