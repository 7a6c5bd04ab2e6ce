import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

/** What companies search candidates by. Triggers keep it; without a company it is the profile as it is. */
export interface CandidateSearch {
  account_id: number;
  company_id: OrNull<number>;
  application_id: OrNull<number>;
  words: string;
  places: string;
  notice_period_days: OrNull<number>;
  last_working_day: OrNull<string>;
  expected_ctc_inr: OrNull<number>;
  experience_months: number;
  works_since: MomentOrNull;
  changed_at: string;
}

/** That a company asked a seeker whom it found whether it may contact them. */
export interface ContactRequests {
  id: Id;
  account_id: number;
  company_id: number;
  asked_by: OrNull<number>;
  asked_at: MomentWithDefault;
  /** Null until it is answered. */
  agreed: OrNull<boolean>;
  answered_at: MomentOrNull;
}
