import type { Generated } from 'kysely';
import type { Transport } from '../../contract/accounts/passkeys.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault } from './columns.ts';

export interface SignInTables {
  known_devices: KnownDevices;
  two_step: TwoStep;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
}

/**
 * `device` is the hash of a browser's random id, or without an id a kind such as `Chrome on
 * Android`.
 */
interface KnownDevices {
  account_id: number;
  device: string;
  network: string;
  first_seen_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
}

export interface TwoStep {
  account_id: number;
  sealed_secret: Buffer;
  enabled_at: MomentOrNull;
  last_step: Generated<number>;
}

interface RecoveryCodes {
  account_id: number;
  code_hash: Buffer;
}

export interface Passkeys {
  id: Id;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: readonly Transport[];
  name: string;
  created_at: MomentWithDefault;
  last_used_at: MomentOrNull;
}

interface PasskeyChallenges {
  challenge: Buffer;
  /** The account that is adding a passkey; null for signing in. */
  account_id: number | null;
  expires_at: Moment;
}
