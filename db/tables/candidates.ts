import type { JSONColumnType } from 'kysely';
import type { CandidateFilters } from '../../contract/candidates.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface CandidateTables {
  candidate_news: CandidateNews;
  candidate_search: CandidateSearch;
  contact_requests: ContactRequests;
  contact_shares: ContactShares;
  candidate_notes: CandidateNotes;
  candidate_tags: CandidateTags;
  saved_candidate_searches: SavedCandidateSearches;
  candidate_search_openings: CandidateSearchOpenings;
  candidate_alerts: CandidateAlerts;
  candidate_alert_matches: CandidateAlertMatches;
}

/**
 * The index by which companies search candidates, maintained by triggers. Without a company, a row is the present
 * profile.
 */
interface CandidateSearch {
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

/** Applications that `candidate_search` has not read yet; filled by a trigger. */
interface CandidateNews {
  id: Id;
  application_id: number;
}

/**
 * A period in which a company could read a seeker's mail address and number; maintained by
 * triggers.
 */
interface ContactShares {
  id: Id;
  account_id: number;
  company_id: number;
  way: 'application' | 'request' | 'seeker';
  shared_at: MomentWithDefault;
  /** Null while it can read them; there is at most one such row for the two. */
  ended_at: MomentOrNull;
}

/** A company's request to contact a seeker whom it found. */
interface ContactRequests {
  id: Id;
  account_id: number;
  company_id: number;
  asked_by: OrNull<number>;
  /** Why they ask, if it is for one job. */
  job_id: OrNull<number>;
  asked_at: MomentWithDefault;
  /** Null until it is answered. */
  agreed: OrNull<boolean>;
  answered_at: MomentOrNull;
}

/** A team's private note about a candidate. */
interface CandidateNotes {
  id: Id;
  /** The candidate. */
  account_id: number;
  company_id: number;
  author_id: OrNull<number>;
  text: string;
  created_at: MomentWithDefault;
  changed_at: MomentOrNull;
}

/** A company's tags for candidates. */
interface CandidateTags {
  /** The candidate. */
  account_id: number;
  company_id: number;
  tag: string;
  added_at: MomentWithDefault;
}

/** A recruiter's saved search for candidates. */
interface SavedCandidateSearches {
  id: Id;
  account_id: number;
  company_id: number;
  name: string;
  source: 'applied' | 'found';
  filters: JSONColumnType<CandidateFilters>;
  is_shared: boolean;
  created_at: MomentWithDefault;
}

/** When a member of the team last opened a saved search. */
interface CandidateSearchOpenings {
  search_id: number;
  account_id: number;
  opened_at: MomentWithDefault;
}

/** How often a member of the team is told of new candidates of a saved search. */
interface CandidateAlerts {
  id: Id;
  search_id: number;
  account_id: number;
  frequency: 'daily' | 'weekly';
  since: MomentWithDefault;
  due_at: Moment;
  looked_at: MomentWithDefault;
  last_sent_at: MomentOrNull;
}

/** A candidate of whom an alert has told. */
interface CandidateAlertMatches {
  alert_id: number;
  /** The candidate. */
  account_id: number;
  sent_at: Moment;
}
