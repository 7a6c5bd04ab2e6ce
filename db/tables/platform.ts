import type { ColumnType } from 'kysely';
import type { MomentWithDefault } from './columns.ts';

export interface PlatformTables {
  attempt_counts: AttemptCounts;
  idempotency_keys: IdempotencyKeys;
  guest_forms: GuestForms;
  served_days: ServedDays;
}

interface AttemptCounts {
  key: string;
  times: readonly string[];
  last_at: MomentWithDefault;
}

interface IdempotencyKeys {
  account_id: number;
  key: string;
  request_hash: Buffer;
  answer: ColumnType<unknown, string | null | undefined, string>;
  created_at: MomentWithDefault;
}

interface GuestForms {
  content_hash: Buffer;
  answer: ColumnType<unknown, string, string>;
  created_at: MomentWithDefault;
}

/** The minutes of a day (UTC) in which a server answered: 1440 bits. */
interface ServedDays {
  day: string;
  minutes: string;
}
