import { z } from 'zod';
import { SecondStepCode, Session } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';
import { requiredText } from '../fields/texts.ts';
import { CurrentPassword } from './passwords.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

/** A passkey of the account, as its holder sees it. */
export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  /** When it last signed in; null if it never has. */
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

/** How browsers reach an authenticator (WebAuthn Level 3, AuthenticatorTransport). */
export const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type Transport = z.output<typeof Transport>;

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(longest);
const CredentialId = base64url(1_400).min(1);

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport),
});

/** What `navigator.credentials.create` takes, with its bytes as base64url. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What `navigator.credentials.get` takes. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

const credential = <R extends z.ZodRawShape>(response: R) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url(4_000), ...response }),
  });

const NewCredential = credential({
  attestationObject: base64url(20_000),
  /** Names that we do not know are left out. */
  transports: z.array(z.string().max(40)).max(10).optional(),
});
export type NewCredential = z.output<typeof NewCredential>;

export const Assertion = credential({
  authenticatorData: base64url(4_000),
  signature: base64url(4_000),
  /** The `user.id` of the account that the passkey was made for. */
  userHandle: base64url(100).optional(),
});
export type Assertion = z.output<typeof Assertion>;

export const passkeys = endpoints({
  'GET /barong/resource/passkeys': {
    summary: 'The passkeys of the account, newest first',
    who: 'account',
    query: paging(),
    output: listOf('passkeys', Passkey),
  },
  'POST /barong/resource/passkeys/generate_challenge': {
    summary: 'Begin to add a passkey: what `navigator.credentials.create` needs',
    who: 'account',
    verified: true,
    body: z.object({
      /** A passkey opens the account, so a stolen token must not be able to add one. */
      current_password: CurrentPassword,
      /** Required for accounts with two-step sign-in, as when logging in. */
      otp_code: SecondStepCode.optional(),
    }),
    output: CreationOptions,
    errors: [
      'identity.user.missing_password',
      'user.password.invalid',
      'identity.session.missing_otp',
      'identity.session.invalid_otp',
      'resource.passkey.too_many',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/passkeys': {
    summary: 'Add the passkey that answers the challenge, once',
    who: 'account',
    verified: true,
    body: z.object({
      name: requiredText('request.missing', PASSKEY_NAME_MAX_LENGTH),
      credential: NewCredential,
    }),
    status: 201,
    output: Passkey,
    errors: ['resource.passkey.invalid', 'resource.passkey.exists', 'resource.passkey.too_many'],
  },
  'POST /barong/resource/passkeys/:id/removal': {
    summary: 'Remove a passkey: it signs in no more',
    who: 'account',
    params: idParams({ passkey: 'seeker' }),
    body: z.object({ current_password: CurrentPassword }),
    example: { current_password: 'Mango-tree-42' },
    output: z.object({ message: z.string() }),
    errors: [
      'identity.user.missing_password',
      'user.password.invalid',
      'resource.passkey.not_found',
      'request.too_many_requests',
    ],
  },
});

export const passkeyLogins = endpoints({
  'POST /barong/identity/sessions/passkey/generate_challenge': {
    summary: 'Begin to log in with a passkey: what `navigator.credentials.get` needs',
    who: 'anyone',
    output: RequestOptions,
    errors: ['request.too_many_requests'],
  },
  'POST /barong/identity/sessions/passkey': {
    summary:
      'Log in with a passkey that answers the challenge, once; it stands for password and second step, and a session of the same account whose token comes along ends',
    who: 'anyone',
    body: z.object({ credential: Assertion }),
    output: Session,
    errors: [
      'identity.session.invalid_passkey',
      'identity.session.not_active',
      'identity.session.banned',
    ],
  },
});
