import type { ModerationAct } from '../../contract/moderation/acts.ts';
import type { Signal } from '../../contract/moderation/signals.ts';
import type { ColumnType } from 'kysely';
import type { Id, MomentWithDefault, OrNull } from './columns.ts';

export interface ModerationTables {
  moderation_acts: ModerationActs;
}

/** Actions of moderators and of the check of postings on jobs, and on profiles; never changed. */
interface ModerationActs {
  id: Id;
  job_id: OrNull<number>;
  account_id: OrNull<number>;
  act: ModerationAct;
  /** The text for the company or person; empty if it was done by the check of postings. */
  reason: string;
  /** The findings of the check; null if a moderator acted. */
  signals: ColumnType<Signal[] | null, string | null | undefined, never>;
  /** The moderator; null if it was done by the check or the account is gone. */
  done_by: OrNull<number>;
  created_at: MomentWithDefault;
}
