import { z } from 'zod';

/** Kinds of evidence that a company has its website's domain. */
export const domainProofs = ['work_mail', 'dns'] as const;
export type DomainProof = (typeof domainProofs)[number];

export const evidenceKinds = [...domainProofs] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * How sure it is that a company is who it says. 0: nothing was checked. 2: it has shown that it has its
 * website's domain.
 */
export const companyLevels = [0, 2] as const;
/** One thing that was checked; it ends 180 days later. No person is named. */
const Evidence = z.object({
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
