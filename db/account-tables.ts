import type { Generated } from 'kysely';
import type {
  SecurityEventKind,
  SecurityEventOutcome,
} from '../contract/accounts/security-events.ts';
import type { Id, MomentWithDefault, OrNull } from './columns.ts';

export interface SecurityEvents {
  id: Id;
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  /** A word of ours, such as the code of the refusal. */
  detail: OrNull<string>;
  route: OrNull<string>;
  account_id: OrNull<number>;
  /** The keyed hash of an address without an account. */
  address_hash: OrNull<string>;
  actor_id: OrNull<number>;
  network: OrNull<string>;
  browser: OrNull<string>;
  system: OrNull<string>;
  request_id: OrNull<string>;
  count: Generated<number>;
  /** Equal for repeats that are summed in one row. */
  sum_key: OrNull<string>;
  created_at: MomentWithDefault;
  last_at: MomentWithDefault;
}
