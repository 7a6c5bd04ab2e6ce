import type { DomainProof } from '../contract/companies/evidence.ts';
import type { Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface CompanyEvidence {
  company_id: number;
  kind: DomainProof;
  domain: string;
  proved_at: MomentWithDefault;
  ends_at: Moment;
  /** Who read the mail, or asked for the look-up. */
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
