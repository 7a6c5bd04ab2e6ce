import { z } from 'zod';
import { paperKinds } from './paper-numbers.ts';

/** Kinds of evidence that a company owns its website's domain. */
export const domainProofs = ['work_mail', 'dns'] as const;

const evidenceKinds = [...domainProofs, ...paperKinds] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * How certain it is that a company is who it says. 0: nothing was checked. 1: an admin has compared
 * a paper with its number. 2: it has shown that it owns its website's domain. 3: both.
 */
const companyLevels = [0, 1, 2, 3] as const;
/** One thing that was checked; it ends 180 days later. No person is named. */
export const Evidence = z.object({
  kind: z.enum(evidenceKinds),
  domain: z.string().nullable(),
  checked_at: z.string(),
  ends_at: z.string(),
});
export type Evidence = z.output<typeof Evidence>;

/** What shows that a company is who it says, as everybody sees it. */
export const CompanyEvidence = z.object({
  level: z.literal(companyLevels),
  items: z.array(Evidence),
});
export type CompanyEvidence = z.output<typeof CompanyEvidence>;
