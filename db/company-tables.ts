import type { Generated } from 'kysely';
import type { CheckKind } from '../contract/companies/check-kinds.ts';
import type { EvidenceKind } from '../contract/companies/evidence.ts';
import type { PaperKind } from '../contract/companies/paper-numbers.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

/** Narrow, because each posting and each closure writes it. Maintained by triggers. */
export interface CompanyJobCounts {
  company_id: number;
  /** The company's name in small letters. */
  sort_name: string;
  /** Jobs in the search, including those whose last day has just passed. */
  open_jobs: Generated<number>;
  /** Jobs that have ever been public and are not deleted. */
  posted_jobs: Generated<number>;
}

/** Companies of which something was written that may decide whether they are checked. */
export interface EvidenceNews {
  id: Id;
  company_id: number;
}

export interface CompanyEvidence {
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

export interface WorkMailCodes {
  account_id: number;
  company_id: number;
  email: string;
  code_hash: string;
  tries_left: number;
  expires_at: Moment;
}

export interface CompanyChecks {
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
