import { useReadingOrNull } from '../../lib/api/use-reading.ts';

export const OWN_COMPANY_KEY = ['hr_profile'];

/** The recruiter's own company; null when none has been saved yet. For signed-in pages only. */
export const useOwnCompany = () =>
  useReadingOrNull('GET /barong/resource/hr_profile', { key: OWN_COMPANY_KEY });
