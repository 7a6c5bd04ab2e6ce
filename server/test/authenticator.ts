import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '../../contract/accounts/passkeys.ts';

// An authenticator in software, as WebAuthn Level 3 describes them, which can also be told to lie.

/** The content of an answer; tests change it to see it refused. */
interface Claims {
  origin: string;
  rpId: string;
  type: string;
  /** Whether the holder identified themselves by finger, face or PIN. */
  isVerified: boolean;
  counter: number;
}

export interface Authenticator {
  create(options: { challenge: string }, lies?: Partial<Claims>): NewCredential;
  get(options: { challenge: string }, lies?: Partial<Claims> & { userHandle?: string }): Assertion;
}

export function newAuthenticator(site: { origin: string; rpId: string }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let signed = 0;

  function answer(challenge: string, claims: Claims, attested = Buffer.alloc(0)) {
    const { type, origin, rpId, isVerified, counter } = claims;
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const authenticated = Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
    return { client, authenticated };
  }

  const id = credentialId.toString('base64url');
  const credential = { id, rawId: id, type: 'public-key' as const };
  return {
    create({ challenge }, lies) {
      const claims = { ...site, type: 'webauthn.create', isVerified: true, counter: 0, ...lies };
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseOf(publicKey.export({ format: 'jwk' })),
      ]);
      const { client, authenticated } = answer(challenge, claims, attested);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticated)],
      ]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'telepathy'],
      };
      return { ...credential, response };
    },
    get({ challenge }, { userHandle, ...lies } = {}) {
      signed += 1;
      const claims = { ...site, type: 'webauthn.get', isVerified: true, counter: signed, ...lies };
      const { client, authenticated } = answer(challenge, claims);
      const signature = sign('sha256', Buffer.concat([authenticated, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticated.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

// The few kinds of CBOR values (RFC 8949) that an attestation consists of.

const head = (kind: number, n: number) =>
  Buffer.from(
    n < 24
      ? [(kind << 5) | n]
      : n < 256
        ? [(kind << 5) | 24, n]
        : [(kind << 5) | 25, n >> 8, n & 255],
  );
const int = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n));
const bytes = (content: Buffer) => Buffer.concat([head(2, content.length), content]);
const text = (content: string) => Buffer.concat([head(3, content.length), Buffer.from(content)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A P-256 key as COSE writes it (RFC 9053). */
const coseOf = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
