/** People who chose to be found, as a checked company sees them. */
import type { Candidate, ListedCandidate } from '../../../contract/applications.ts';
import type { Education, Experience } from '../../../contract/profiles.ts';
import { withoutContact } from '../../../contract/format/without-contact.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/signed-addresses.ts';
import { buyerOfCompany, refuseBeyond } from '../plans/plans.ts';
import { noteLook } from '../profile-views/profile-views.ts';
import { type FoundRow, listProfilesFor } from './found-queries.ts';
import { countStrangers } from './stranger-queries.ts';

export interface Asked {
  db: Db;
  seal: Seal;
  addressOf: SignedAddress;
}

/** The recruiter's company; 0, which no company has, if there is none. */
export const companyOf = (recruiter: SignedIn): number => recruiter.company_id ?? 0;

/** In the order of the ids. */
export async function listFoundCandidates(
  { db, seal }: Asked,
  companyId: number,
  ids: readonly number[],
): Promise<ListedCandidate[]> {
  const rows = await listProfilesFor(db, companyId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentFound(row, seal)] : [];
  });
}

export async function readFound(
  { db, seal }: Asked,
  companyId: number,
  seekerId: number,
): Promise<Candidate> {
  const [row] = await listProfilesFor(db, companyId, [seekerId]);
  if (!row) throw refuse('resource.candidate.not_found');
  return presentFound(row, seal);
}

/** Opens the profile, which they are told of: so many of them a month as the plan gives, each as often as one likes. */
export async function openFound(
  trx: Trx,
  asked: Asked,
  recruiter: SignedIn,
  seekerId: number,
): Promise<Candidate> {
  const companyId = companyOf(recruiter);
  const found = await readFound({ ...asked, db: trx }, companyId, seekerId);
  const { opened, is_counted } = await countStrangers(trx, companyId, seekerId);
  if (!is_counted) {
    const buyer = buyerOfCompany(companyId);
    await refuseBeyond(trx, buyer, 'candidateViews', opened, 'resource.candidate.no_views_left');
  }
  await noteLook(trx, { companyId, seekerId, what: 'profile', reason: 'searched' });
  return found;
}

/** The profile as it is now; without agreement also its texts say nothing of how to reach them. */
function presentFound(row: FoundRow, seal: Seal): Candidate {
  const shown = row.contact === 'shared' ? (text: string) => text : withoutContact;
  const { id, name, email, phone, contact } = row;
  const title = shown(row.title) || null;
  const location = shown(row.location) || null;
  const about = shown(row.about) || null;
  const skills = row.skills.map(shown);
  const profilePictureUrl = pictureAddress(seal, row.picture_id);
  return {
    id,
    is_hidden: false,
    name: shown(name),
    email,
    phone,
    contact,
    profile: { title, location, skills, resumeUrl: null, profilePictureUrl },
    title,
    location,
    about,
    summary: about,
    skills,
    experience: row.experience.map((entry) => textsOf(entry, shown)),
    education: row.education.map((entry) => textsOf(entry, shown)),
    total_experience_months: totalExperienceMonths(row.experience),
    notice_period_days: row.notice_period_days,
    last_working_day: row.last_working_day,
    preferred_locations: row.preferred_locations.map(shown),
    languages: row.languages.map((known) => ({ ...known, language: shown(known.language) })),
    work_authorisation: row.work_authorisation,
    // Pay goes along with applications alone.
    current_ctc_lpa: null,
    expected_ctc_lpa: null,
    contactDetails: { phone, linkedin: null, website: null },
    resumeUrl: null,
    resumeFileName: null,
    profilePictureUrl,
    applications: [],
    recent_applications: [],
    events: [],
  };
}

/** The entry with each of its texts as it may be shown; ids and months are none. */
const textsOf = <E extends Experience | Education>(
  entry: E,
  shown: (text: string) => string,
): E => ({
  ...entry,
  ...('title' in entry
    ? {
        title: shown(entry.title),
        company: shown(entry.company),
        skills: entry.skills.map(shown),
      }
    : {
        degree: shown(entry.degree),
        institution: shown(entry.institution),
        field: shown(entry.field),
      }),
  location: shown(entry.location),
  description: shown(entry.description),
});
