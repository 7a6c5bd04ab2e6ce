import { rupeesOf } from '../../contract/jobs/lakhs.ts';
import { addAccount } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import type { SeekerProfile } from './profiles.ts';

const MONTHS = 12;

/** Adds an account with this profile; returns its id. */
export async function addSeeker(db: Db, profile: SeekerProfile): Promise<number> {
  const { id } = await addAccount(db, 'user');
  await db
    .insertInto('profiles')
    .values({
      account_id: id,
      title: profile.title,
      location: profile.location,
      skills: [...profile.skills],
      preferred_locations: [...profile.preferred],
      experience: JSON.stringify(entriesOf(profile)),
      expected_ctc_inr: rupeesOf(profile.expectedLpa),
    })
    .execute();
  return id;
}

/**
 * The work as entries of a profile, each ending where the later one begins; the first still goes
 * on.
 */
function entriesOf({ work }: SeekerProfile) {
  const today = new Date();
  let end = today.getFullYear() * MONTHS + today.getMonth();
  return work.map(([title, years], at) => {
    const start = end - years * MONTHS + 1;
    const entry = {
      id: String(at),
      title,
      company: '',
      location: '',
      startDate: monthOf(start),
      endDate: at === 0 ? null : monthOf(end),
      current: at === 0,
      description: '',
      skills: [],
    };
    end = start - 1;
    return entry;
  });
}

const monthOf = (months: number) =>
  `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`;
