import type { Schema } from '../../../core/call';
import type { RelyingParty } from './relyingParty';

/** How a browser finds a passkey: by the credential's id, in base64url. */
interface Credential {
  id: string;
  transports: string[];
}

/** The authenticator data of a passkey that is created or used. */
interface Said {
  /** How often it has signed; many always say 0. */
  signCount: number;
  /** Whether it is copied to the person's other devices. */
  isBackedUp: boolean;
}

/** The COSE algorithms Ed25519, ES256 and RS256; every device supports one of them. */
const algorithms = [-8, -7, -257];
/** How long the browser's prompt stays open, in milliseconds. */
const timeout = 5 * 60_000;

/** What a browser needs to make a passkey for a person who has these. */
export const creationOptions = (
  { id, name }: RelyingParty,
  challenge: string,
  person: { dbId: number; name: string; email: string },
  existing: readonly Credential[],
): Schema<'PasskeyCreationOptions'> => ({
  challenge,
  rp: { id, name },
  user: { id: handleOf(person.dbId), name: person.email, displayName: person.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: existing.map(toDescriptor),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What a browser needs to ask for one of these passkeys; for any of the host's if none are given. */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  allowed?: readonly Credential[],
): Schema<'PasskeyRequestOptions'> => ({
  challenge,
  rpId: id,
  timeout,
  userVerification: 'required',
  ...(allowed && { allowCredentials: allowed.map(toDescriptor) }),
});

const toDescriptor = ({ id, transports }: Credential) => ({ id, type: 'public-key' as const, transports });

/** The user handle: one for each account, so that no device has two passkeys for the same account. */
const handleOf = (userId: number) => Buffer.from(`linedesk-user-${userId}`).toString('base64url');

/** Whether this is the challenge that was sent; called once. */
type IsChallenge = (challenge: string) => Promise<boolean>;

/** Loaded on their first use: that takes a sixth of a second. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The key of a passkey that was made as the options asked; null if it breaks a rule of WebAuthn. */
export async function verifyNew(
  host: RelyingParty,
  { id, rawId, type, response }: Schema<'PasskeyRegistration'>,
  isChallenge: IsChallenge,
): Promise<(Credential & Said & { publicKey: Buffer }) | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const verified = await orNull(async () => {
    await refuseFrames(clientDataJSON);
    await refuseVouchers(attestationObject);
    return verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: isChallenge,
      expectedOrigin: host.origin,
      expectedRPID: host.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (verified?.verified !== true) return null;
  const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo;
  // The credential's id as the browser sends it must be the signed one.
  if (credential.id !== id) return null;
  const publicKey = Buffer.from(credential.publicKey);
  return { id, publicKey, transports, signCount: credential.counter, isBackedUp };
}

/** Throws if there is an attestation: none was requested, and its certificates would be a lot to parse. */
async function refuseVouchers(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isSelfMade = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade) throw new Error(`The attestation is ${format}.`);
}

/** Throws for a response from a frame in another site's page, where ours can't be. */
async function refuseFrames(clientDataJSON: string): Promise<void> {
  const { decodeClientDataJSON } = await helpers();
  if (decodeClientDataJSON(clientDataJSON).crossOrigin === true) throw new Error('The page is in a frame.');
}

/** The data of a passkey that signed the challenge with user verification; null if it breaks a rule of WebAuthn. */
export async function verifyUse(
  host: RelyingParty,
  { id, rawId, type, response }: Schema<'PasskeyAssertion'>,
  passkey: { userId: number; publicKey: Buffer },
  isChallenge: IsChallenge,
): Promise<Said | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if ((userHandle ?? null) !== null && userHandle !== handleOf(passkey.userId)) return null;
  const used = await orNull(async () => {
    await refuseFrames(clientDataJSON);
    return verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: isChallenge,
      expectedOrigin: host.origin,
      expectedRPID: host.id,
      requireUserVerification: true,
      // The caller compares the count: the library does so before it knows who signed.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
  });
  if (used?.verified !== true) return null;
  const { newCounter: signCount, credentialBackedUp: isBackedUp } = used.authenticationInfo;
  return { signCount, isBackedUp };
}

/** Null where the library throws, as it does for each rule that is broken. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
