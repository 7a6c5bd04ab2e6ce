import type { ColumnType, Generated } from 'kysely';
import type { CheckKind } from '../../contract/companies/check-kinds.ts';
import type { EvidenceKind } from '../../contract/companies/evidence.ts';
import type { PaperKind } from '../../contract/companies/paper-numbers.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface CompanyTables {
  companies: Companies;
  company_job_counts: CompanyJobCounts;
  company_checks: CompanyChecks;
  company_evidence: CompanyEvidence;
  evidence_news: EvidenceNews;
  work_mail_codes: WorkMailCodes;
}

export interface Companies {
  id: Id;
  name: string;
  description: OrNull<string>;
  industry: OrNull<string>;
  website: OrNull<string>;
  size: OrNull<number>;
  founded: OrNull<number>;
  location: OrNull<string>;
  linkedin_url: OrNull<string>;
  source: OrNull<string>;
  /** Whether it says that it hires for others; null while it has not said. */
  says_consultant: OrNull<boolean>;
  /** The same, or else judged by name or industry; computed by the database. */
  is_consultant: ColumnType<boolean, never, never>;
  answers_counted: Generated<number>;
  answers_in_time: Generated<number>;
  answer_median_days: OrNull<number>;
  /** From `answers_counted` and `answers_in_time`; computed by the database. */
  is_slow_to_answer: ColumnType<boolean, never, never>;
  /** Whether the search has its jobs as those of a checked company. */
  found_as_checked: Generated<boolean>;
  /** Until when they are, if nothing happens before. */
  checked_until: MomentOrNull;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  /** The version of what its recruiters edit. */
  version: Generated<number>;
}

/** Narrow, because each posting and each closure writes it. Maintained by triggers. */
interface CompanyJobCounts {
  company_id: number;
  /** The company's name in small letters. */
  sort_name: string;
  /** Jobs in the search, including those whose last day has just passed. */
  open_jobs: Generated<number>;
  /** Jobs that have ever been public and are not deleted. */
  posted_jobs: Generated<number>;
}

/** Companies of which something was written that may decide whether they are checked. */
interface EvidenceNews {
  id: Id;
  company_id: number;
}

interface CompanyEvidence {
  company_id: number;
  kind: EvidenceKind;
  /** The domain that it proves; null for papers. */
  domain: OrNull<string>;
  proved_at: MomentWithDefault;
  ends_at: Moment;
  /** Who read the mail, or started the look-up. */
  proved_by: OrNull<number>;
  reminded_at: MomentOrNull;
}

interface WorkMailCodes {
  account_id: number;
  company_id: number;
  email: string;
  code_hash: string;
  tries_left: number;
  expires_at: Moment;
}

interface CompanyChecks {
  id: Id;
  kind: CheckKind;
  company_id: number;
  account_id: OrNull<number>;
  note: Generated<string>;
  like_name: OrNull<string>;
  like_domain: OrNull<string>;
  created_at: MomentWithDefault;
  decided_at: MomentOrNull;
  decided_by: OrNull<number>;
  allowed: OrNull<boolean>;
  reason: OrNull<string>;
  paper_kind: OrNull<PaperKind>;
  paper_number: OrNull<string>;
  /** Deleted some days after the decision. */
  file_key: OrNull<string>;
}
