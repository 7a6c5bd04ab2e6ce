// Serves barong/resource/passkeys.
import { randomBytes } from 'node:crypto';
import {
  type Assertion,
  type NewCredential,
  type Passkey,
  Transport,
} from '../../../contract/accounts/passkeys.ts';
import { PASSKEY_CHALLENGES_PER_NETWORK, PASSKEYS_MAX } from '../../../contract/constants.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { refuseWrongPassword } from '../../platform/secrets/own-password.ts';
import { endOneStepSessions } from '../../platform/secrets/second-step.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { takeSecondStep } from '../two-step/two-step.ts';
import {
  ALGORITHMS,
  CHALLENGE_MS,
  challengeIn,
  readAssertion,
  readRegistration,
  siteOf,
} from './ceremony.ts';
import { mailPasskey } from './mails.ts';
import {
  deletePasskey,
  deletePasskeys,
  findByCredential,
  getHolder,
  insertPasskey,
  keepChallenge,
  listCredentials,
  markUsed,
  pageOfPasskeys,
  takeChallenge,
} from './queries.ts';

type PasskeyServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

export async function listPasskeys(
  db: Db,
  accountId: number,
  paging: Paging,
): Promise<{ passkeys: Passkey[]; meta: Meta }> {
  const { rows: passkeys, meta } = await pageOfPasskeys(db, accountId, paging);
  return { passkeys, meta };
}

/**
 * Begins to add one. A passkey will open the account by itself, so adding one takes the same proof as logging in: the
 * password, and the second step if there is one.
 */
export async function beginPasskey(
  services: PasskeyServices,
  accountId: number,
  proof: { current_password: string; otp_code?: string | undefined },
) {
  const { db, publicUrl } = services;
  await refuseWrongPassword(db, accountId, proof.current_password, 'current_password');
  const known = await readRoom(db, accountId);
  await takeSecondStep(services, accountId, proof.otp_code);
  const account = await getHolder(db, accountId);
  return {
    challenge: await freshChallenge(db, accountId),
    rp: { id: siteOf(publicUrl).id, name: PORTAL },
    user: { id: userIdOf(account.uid), name: account.email, displayName: account.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    // Stops a device that already has one of these from adding another.
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

export async function addPasskey(
  { db, publicUrl }: PasskeyServices,
  account: Pick<SignedIn, 'id' | 'role' | 'session_id'>,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<Passkey> {
  const accountId = account.id;
  const challenge = await answeredChallenge(db, credential, accountId);
  const found = orRefuse(
    challenge && (await readRegistration(credential, challenge, publicUrl)),
    'resource.passkey.invalid',
  );
  await readRoom(db, accountId);
  return db.transaction().execute(async (trx) => {
    const { transports = [] } = credential.response;
    const added = await insertPasskey(trx, {
      account_id: accountId,
      credential_id: Buffer.from(found.credential.id, 'base64url'),
      public_key: Buffer.from(found.credential.publicKey),
      counter: found.credential.counter,
      transports: Transport.options.filter((way) => transports.includes(way)),
      name,
    });
    if (!added) throw refuse('resource.passkey.exists');
    await noteSecurityEvent(trx, { kind: 'passkey_added' });
    await endOneStepSessions(trx, account);
    const reader = await getHolder(trx, accountId);
    await mailPasskey(trx, reader, { name, was: 'added' }, publicUrl);
    return added;
  });
}

export async function removePasskey(
  { db, publicUrl }: PasskeyServices,
  accountId: number,
  id: number,
  password: string,
): Promise<void> {
  await refuseWrongPassword(db, accountId, password, 'current_password');
  await db.transaction().execute(async (trx) => {
    const removed = orRefuse(await deletePasskey(trx, accountId, id), 'resource.passkey.not_found');
    await noteSecurityEvent(trx, { kind: 'passkey_removed' });
    const reader = await getHolder(trx, accountId);
    await mailPasskey(trx, reader, { name: removed.name, was: 'removed' }, publicUrl);
  });
}

/** Removes all of an account, for a holder who has lost them. */
export const dropPasskeys = (trx: Trx, accountId: number): Promise<void> =>
  deletePasskeys(trx, accountId);

/** Asks for no address, because the device knows whose passkeys it has. */
export async function beginLogin({ db, publicUrl }: PasskeyServices, from: { address: string }) {
  await countAttempt(db, {
    key: attemptKey('passkey', { address: from.address }),
    most: PASSKEY_CHALLENGES_PER_NETWORK,
    seconds: 900,
  });
  return {
    challenge: await freshChallenge(db, null),
    rpId: siteOf(publicUrl).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

/** The account of the passkey that answered a login's challenge. */
export async function readHolder(
  { db, publicUrl }: PasskeyServices,
  assertion: Assertion,
): Promise<number> {
  const challenge = await answeredChallenge(db, assertion, null);
  const passkey = await findByCredential(db, Buffer.from(assertion.id, 'base64url'));
  const { userHandle } = assertion.response;
  if (!challenge || !passkey || (userHandle && userHandle !== userIdOf(passkey.uid))) {
    throw refuse('identity.session.invalid_passkey');
  }
  const signed = await readAssertion(assertion, challenge, passkey, publicUrl);
  if (!signed || !(await markUsed(db, passkey.id, signed.newCounter))) {
    throw refuse('identity.session.invalid_passkey');
  }
  return passkey.account_id;
}

/** The passkeys of an account; refuses if it may not have another. */
async function readRoom(db: Db, accountId: number) {
  const known = await listCredentials(db, accountId);
  if (known.length >= PASSKEYS_MAX) throw refuse('resource.passkey.too_many');
  return known;
}

async function freshChallenge(db: Db, accountId: number | null): Promise<string> {
  const challenge = randomBytes(32);
  await keepChallenge(db, challenge, accountId);
  return challenge.toString('base64url');
}

/** Uses up the challenge of an answer; undefined if it is not one of ours, was used, or is too old. */
async function answeredChallenge(
  db: Db,
  { response }: { response: { clientDataJSON: string } },
  accountId: number | null,
): Promise<Buffer | undefined> {
  const challenge = challengeIn(response.clientDataJSON);
  return challenge && (await takeChallenge(db, challenge, accountId)) ? challenge : undefined;
}

/** How authenticators identify an account: by its random `uid`, which names nobody. */
const userIdOf = (uid: string): string => Buffer.from(uid).toString('base64url');
