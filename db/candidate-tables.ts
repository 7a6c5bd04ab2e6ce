import type { JSONColumnType } from 'kysely';
import type { CandidateFilters } from '../contract/candidates.ts';
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

/** Applications that `candidate_search` has not read yet. A trigger keeps it. */
export interface CandidateNews {
  id: Id;
  application_id: number;
}

/** That a company asked a seeker whom it found whether it may contact them. */
/** A time in which a company could read a seeker's mail address and number. Triggers keep it. */
export interface ContactShares {
  id: Id;
  account_id: number;
  company_id: number;
  way: 'application' | 'request' | 'seeker';
  shared_at: MomentWithDefault;
  /** Null while it can read them; there is one such row for both at most. */
  ended_at: MomentOrNull;
}

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

/** What a team wrote about a candidate, for itself. */
export interface CandidateNotes {
  id: Id;
  /** The candidate. */
  account_id: number;
  company_id: number;
  author_id: OrNull<number>;
  text: string;
  created_at: MomentWithDefault;
  changed_at: MomentOrNull;
}

/** Short words of a company for a candidate. */
export interface CandidateTags {
  /** The candidate. */
  account_id: number;
  company_id: number;
  tag: string;
  added_at: MomentWithDefault;
}

/** A search for candidates that a recruiter keeps. */
export interface SavedCandidateSearches {
  id: Id;
  account_id: number;
  company_id: number;
  name: string;
  source: 'applied' | 'found';
  filters: JSONColumnType<CandidateFilters>;
  is_shared: boolean;
  created_at: MomentWithDefault;
}

/** When somebody of the team opened a saved search last. */
export interface CandidateSearchOpenings {
  search_id: number;
  account_id: number;
  opened_at: MomentWithDefault;
}
