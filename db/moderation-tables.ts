import type { ModerationAct } from '../contract/moderation/acts.ts';
import type { Signal } from '../contract/moderation/signals.ts';
import type { ColumnType } from 'kysely';
import type { Id, MomentWithDefault, OrNull } from './columns.ts';

export interface ModerationTables {
  moderation_acts: ModerationActs;
}

/** What moderators and the check of postings do about jobs, or about the profile of an account; never changed. */
interface ModerationActs {
  id: Id;
  job_id: OrNull<number>;
  account_id: OrNull<number>;
  act: ModerationAct;
  /** What the company or person reads; empty if the check of postings did it. */
  reason: string;
  /** What the check found; null if a moderator did it. */
  signals: ColumnType<Signal[] | null, string | null | undefined, never>;
  /** The moderator; null if the check did it or the account is gone. */
  done_by: OrNull<number>;
  created_at: MomentWithDefault;
}
