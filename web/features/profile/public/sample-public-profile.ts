import type { PublicProfile } from '../../../../contract/profiles/sharing.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';

const { name, title, location, about, skills, experience, education, languages } = sampleProfile();
/** For tests: what everybody with its address sees of a profile, without a picture. */
export const samplePublicProfile: PublicProfile = {
  name,
  picture_url: null,
  title,
  location,
  about,
  skills,
  experience,
  education,
  languages,
  total_experience_months: 80,
  job_preferences: {
    preferred_locations: ['Ujjain'],
    notice_period_days: 30,
    last_working_day: null,
  },
};
