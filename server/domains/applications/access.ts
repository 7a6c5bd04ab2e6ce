import { companyOf, type SignedIn } from '../../platform/sessions.ts';

/** The recruiter's company, and the recruiter whose view of its applications is asked for. */
export const viewerOf = (recruiter: SignedIn): { companyId: number; viewerId: number } => ({
  companyId: companyOf(recruiter),
  viewerId: recruiter.id,
});
