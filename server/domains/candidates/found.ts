/** People who chose to be found, as a checked company sees them. */
import type { Candidate, ListedCandidate } from '../../../contract/applications.ts';
import { withoutContact } from '../../../contract/format/texts/without-contact.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { buyerOfCompany, refuseBeyond } from '../plans/plans.ts';
import { noteLook } from '../profile-views/profile-views.ts';
import { withTexts } from '../../../contract/profiles/texts.ts';
import { type FoundRow, listProfilesFor } from './found-queries.ts';
import { countStrangers } from './stranger-queries.ts';

export interface CandidateServices {
  db: Db;
  seal: Seal;
  addressOf: SignedAddress;
}

/** In the order of the ids. */
export async function listFoundCandidates(
  { db, seal }: CandidateServices,
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

/** The names under which the search shows people, in the order of the ids. */
export async function listFoundNames(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await listProfilesFor(db, companyId, ids);
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function readFound(
  { db, seal }: CandidateServices,
  companyId: number,
  seekerId: number,
): Promise<Candidate> {
  const [row] = await listProfilesFor(db, companyId, [seekerId]);
  if (!row) throw refuse('resource.candidate.not_found');
  return presentFound(row, seal);
}

/**
 * Opens a profile, of which its seeker is told. A company may open as many strangers a month as its
 * plan gives, each as often as it likes.
 */
export async function openFound(
  trx: Trx,
  services: CandidateServices,
  recruiter: SignedIn,
  seekerId: number,
): Promise<Candidate> {
  const companyId = companyOf(recruiter);
  const found = await readFound({ ...services, db: trx }, companyId, seekerId);
  const { opened, is_counted } = await countStrangers(trx, companyId, seekerId);
  if (!is_counted) {
    await refuseBeyond(trx, buyerOfCompany(companyId), {
      allowance: 'candidateViews',
      used: opened,
      code: 'resource.candidate.no_views_left',
    });
  }
  await noteLook(trx, { companyId, seekerId, what: 'profile', reason: 'searched' });
  return found;
}

/**
 * The present profile; before its seeker has agreed, contact details are taken out of its texts
 * too.
 */
function presentFound(row: FoundRow, seal: Seal): Candidate {
  const isShared = row.contact === 'shared';
  const texts = isShared ? row : withTexts(row, withoutContact);
  const { id, name, email, phone, contact } = row;
  const { skills, experience, education } = texts;
  const title = texts.title || null;
  const location = texts.location || null;
  const about = texts.about || null;
  const profilePictureUrl = pictureAddress(seal, row.picture_id);
  return {
    id,
    is_hidden: false,
    name,
    email,
    phone,
    contact,
    contact_request: row.contact_request,
    profile: { title, location, skills, resumeUrl: null, profilePictureUrl },
    title,
    location,
    about,
    summary: about,
    skills,
    experience,
    education,
    total_experience_months: totalExperienceMonths(row.experience),
    notice_period_days: row.notice_period_days,
    last_working_day: row.last_working_day,
    preferred_locations: texts.preferred_locations,
    languages: texts.languages,
    work_authorisation: row.work_authorisation,
    // Pay is shared only with an application.
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
