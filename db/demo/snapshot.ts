import type { CandidateSnapshot } from '../application-tables.ts';
import type { DemoSeeker } from './people.ts';

/** The profile of somebody of the demo, as it goes with an application. */
export function snapshotOf(person: DemoSeeker): CandidateSnapshot {
  const { title, location, about, skills, experience, education } = person.profile;
  const { notice_period_days, preferred_locations, languages, work_authorisation } = person.profile;
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
  };
}
