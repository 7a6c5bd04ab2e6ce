import { companyOf, type SignedIn } from '../../platform/sessions.ts';

/** The same, with whose view of it is asked for. */
export const viewerOf = (recruiter: SignedIn): { companyId: number; viewerId: number } => ({
  companyId: companyOf(recruiter),
  viewerId: recruiter.id,
});
