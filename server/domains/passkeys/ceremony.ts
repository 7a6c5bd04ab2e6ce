// The server's part of WebAuthn: options for browsers, and verifying the answers of authenticators. Knows neither
// accounts nor tables.
import type {
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { Assertion, NewCredential } from '../../../contract/accounts/passkeys.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '../../../contract/constants.ts';

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** EdDSA, ECDSA with P-256 and RSA (IANA's numbers for COSE): all that authenticators have. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The site that passkeys are made for. WebAuthn requires a name: at 127.0.0.1 they work under the name `localhost`,
 * and at any other IP address not at all.
 */
export function siteOf(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** Loaded lazily: with its certificates it is a seventh of what a start would load, and few logins need it. */
const library = () => import('@simplewebauthn/server');

/** The challenge that an answer claims to be for; undefined if it cannot be read. */
export function challengeIn(clientDataJSON: string): Buffer | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  const { challenge } = orUndefined((): { challenge?: unknown } | null => JSON.parse(text)) ?? {};
  return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : undefined;
}

/** The new credential, if the answer is genuine and its holder identified themselves. */
export async function readRegistration(
  response: NewCredential,
  challenge: Buffer,
  publicUrl: string,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']> | undefined> {
  const { id, origin } = siteOf(publicUrl);
  const { transports: _, ...parts } = response.response;
  const { verifyRegistrationResponse } = await library();
  try {
    const answer = await verifyRegistrationResponse({
      response: { ...response, response: parts, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return answer.verified ? answer.registrationInfo : undefined;
  } catch {
    // The library throws on anything wrong in an answer.
    return undefined;
  }
}

interface KnownPasskey {
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
}

/** The result of a login with a known passkey, if the signature is genuine and its holder identified themselves. */
export async function readAssertion(
  response: Assertion,
  challenge: Buffer,
  { credential_id, public_key, counter }: KnownPasskey,
  publicUrl: string,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined> {
  const { id, origin } = siteOf(publicUrl);
  const { userHandle, ...parts } = response.response;
  const { verifyAuthenticationResponse } = await library();
  try {
    const answer = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...parts, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credential_id.toString('base64url'),
        publicKey: new Uint8Array(public_key),
        counter,
      },
      requireUserVerification: true,
    });
    return answer.verified ? answer.authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
