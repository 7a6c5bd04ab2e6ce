import type { CandidateSnapshot } from '../application-tables.ts';
import type { DemoSeeker } from './people.ts';

/** The profile of somebody of the demo, as it goes with an application. */
export function snapshotOf(person: DemoSeeker): CandidateSnapshot {
  const { title, location, about, skills, experience, education } = person.profile;
  const { notice_period_days, preferred_locations, languages, work_authorisation } = person.profile;
  const { current_ctc_inr, expected_ctc_inr } = person.profile;
  // Sharing pay is a choice: here those make it who can come within a month.
  const pay = notice_period_days <= 30 ? { current_ctc_inr, expected_ctc_inr } : {};
  return {
    name: person.name,
    phone: null,
    title,
    location,
    about,
    skills: [...skills],
    experience: [...experience],
    education: [...education],
    notice_period_days,
    preferred_locations: [...preferred_locations],
    languages: [...languages],
    work_authorisation,
    ...pay,
  };
}
