import type { SignedIn } from '../../platform/sessions.ts';

/** Whose applications a recruiter works on; ids begin at 1, so without a company it is those of none. */
export const companyOf = (recruiter: SignedIn): number => recruiter.company_id ?? 0;
