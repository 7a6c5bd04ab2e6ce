import type { CandidateSnapshot } from '../tables/applications.ts';
import type { DemoSeeker } from './people.ts';

/** A demo person's profile in the form that is sent with an application. */
export function snapshotOf(person: DemoSeeker): CandidateSnapshot {
  const { title, location, about, skills, experience, education } = person.profile;
  const { notice_period_days, preferred_locations, languages, work_authorisation } = person.profile;
  const { current_ctc_inr, expected_ctc_inr } = person.profile;
  // Sharing pay is a choice: here, people who can join within a month make it.
  const pay = notice_period_days <= 30 ? { current_ctc_inr, expected_ctc_inr } : {};
  return {
    name: person.name,
    email: person.email,
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
