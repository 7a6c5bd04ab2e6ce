import { useReadingOrNull } from '../../lib/api/use-reading.ts';

export const PROFILE_KEY = ['profile'];

/** The profile; null if none was ever saved. */
export const useProfile = () =>
  useReadingOrNull('GET /barong/resource/user_profile', { key: PROFILE_KEY });
