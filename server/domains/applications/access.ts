import { companyOf, type SignedIn } from '../../platform/sessions.ts';

/** The same, together with whose view of the application it is. */
export const viewerOf = (recruiter: SignedIn): { companyId: number; viewerId: number } => ({
  companyId: companyOf(recruiter),
  viewerId: recruiter.id,
});
