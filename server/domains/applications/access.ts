import type { SignedIn } from '../../platform/sessions.ts';

/**
 * The company whose applications a recruiter works on; 0, which no company has, if there is none.
 */
export const companyOf = (recruiter: SignedIn): number => recruiter.company_id ?? 0;

/** The same, with whose view of it is asked for. */
export const viewerOf = (recruiter: SignedIn): { companyId: number; viewerId: number } => ({
  companyId: companyOf(recruiter),
  viewerId: recruiter.id,
});
