import { randomUUID } from 'node:crypto';
import { lakhsOf, rupeesOf } from '../../../contract/jobs/lakhs.ts';
import {
  type Experience,
  type ProfileForm,
  UserProfile,
  type WorkFacts,
} from '../../../contract/profiles.ts';
import type { Visibility } from '../../../contract/profiles/choices.ts';
import { completionOf } from '../../../contract/profiles/completion.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { CandidateSnapshot } from '../../../db/tables/applications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isStale } from '../../platform/http/versions.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { readUser, renameAccount } from '../accounts/accounts.ts';
import { defaultResume } from '../documents/documents.ts';
import { findProfile, type Profile, updateHeld, writeProfile } from './queries.ts';

// Serves the API's `user_profile`. Name, e-mail and phone live on the account.

/** The seeker's own profile with the default resume. */
export async function readProfile(
  services: ProfileServices,
  accountId: number,
): Promise<UserProfile> {
  const profile = orRefuse(await findProfile(services.db, accountId), 'resource.profile.not_found');
  return present(services, profile);
}

interface ProfileServices {
  db: Db;
  seal: Seal;
  addressOf: SignedAddress;
}

async function present(services: ProfileServices, profile: Profile): Promise<UserProfile> {
  const { account_id: id, current_ctc_inr, expected_ctc_inr, ...content } = profile;
  const user = await readUser(services, id);
  const resume = await defaultResume(services.db, id, services.addressOf);
  const shown = {
    id,
    name: user.fullName,
    email: user.email,
    phone: user.phone,
    ...content,
    total_experience_months: totalExperienceMonths(profile.experience),
    current_ctc_lpa: lakhsOf(current_ctc_inr),
    expected_ctc_lpa: lakhsOf(expected_ctc_inr),
    resumeUrl: resume?.upload ?? null,
    resumeFileName: resume?.doc_name ?? null,
    profilePictureUrl: user.profilePictureUrl,
  };
  return { ...shown, completion_percent: completionOf(shown).percent };
}

/**
 * Saves the whole profile. `ifMatch` is the version that the change is based on (0: no profile
 * yet); a change based on an older one is refused instead of overwriting what somebody else saved.
 */
export const saveProfile = (
  { db, ...services }: ProfileServices,
  account: Pick<SignedIn, 'id' | 'recently_authenticated'>,
  { name, phone, current_ctc_lpa, expected_ctc_lpa, ...content }: ProfileForm,
  ifMatch: string | undefined,
): Promise<UserProfile> =>
  db.transaction().execute(async (trx) => {
    // Locks the account's row, so that two changes of one profile are made one after the other.
    await renameAccount(trx, account, { name, phone });
    const before = await findProfile(trx, account.id);
    await refuseStale({ ...services, db: trx }, before, ifMatch);
    const { languages } = content;
    const saved = await writeProfile(trx, account.id, {
      ...content,
      current_ctc_inr: rupeesOf(current_ctc_lpa),
      expected_ctc_inr: rupeesOf(expected_ctc_lpa),
      languages: languages && JSON.stringify(languages),
      experience: JSON.stringify(
        content.experience.map((entry) => {
          const skills = before?.experience.find(({ id }) => id === entry.id)?.skills ?? [];
          return entryOf({ skills, ...entry });
        }),
      ),
      education: JSON.stringify(
        content.education.map((entry) => {
          const stored = before?.education.find(({ id }) => id === entry.id);
          const { score = null, scoreKind = null } = stored ?? {};
          return entryOf({ score, scoreKind, ...entry });
        }),
      ),
    });
    return present({ ...services, db: trx }, saved);
  });

async function refuseStale(
  services: ProfileServices,
  current: Profile | undefined,
  ifMatch: string | undefined,
) {
  if (!isStale(ifMatch, current?.version ?? 0)) return;
  throw refuse('resource.profile.stale', {
    current: current && UserProfile.parse(await present(services, current)),
  });
}

interface SentEntry {
  id?: string | null | undefined;
  current: boolean;
  endDate: string | null;
}

/** An entry as it is stored: with an id, and without an end if it is current. */
const entryOf = <T extends SentEntry>(entry: T) => ({
  ...entry,
  id: entry.id || randomUUID(),
  endDate: entry.current ? null : entry.endDate,
});

interface Sender {
  candidate: CandidateSnapshot;
  /** The letter for an application without one; empty if there is none. */
  default_letter: string;
}

/**
 * The applicant as the application stores them; works without a saved profile. Pay is included only if the seeker
 * shares it.
 */
export function senderOf(
  { name, email, phone }: { name: string; email: string; phone: string | null },
  profile: Profile | null,
  { withPay }: { withPay: boolean },
): Sender {
  const candidate = {
    name,
    email,
    phone,
    title: profile?.title ?? '',
    location: profile?.location ?? '',
    about: profile?.about ?? '',
    skills: profile?.skills ?? [],
    experience: profile?.experience ?? [],
    education: profile?.education ?? [],
    ...(profile && workFactsOf(profile)),
    ...(profile && withPay && payOf(profile)),
  };
  return { candidate, default_letter: profile?.default_cover_letter ?? '' };
}

const workFactsOf = (profile: Profile): WorkFacts => ({
  total_experience_months: totalExperienceMonths(profile.experience),
  notice_period_days: profile.notice_period_days,
  last_working_day: profile.last_working_day,
  preferred_locations: profile.preferred_locations,
  languages: profile.languages,
  work_authorisation: profile.work_authorisation,
});

const payOf = ({ current_ctc_inr, expected_ctc_inr }: Profile) => ({
  current_ctc_inr,
  expected_ctc_inr,
});

/** What the profile says about the work somebody is looking for; recommendations may know nothing else. */
export type WorkWishes = Pick<
  Profile,
  | 'title'
  | 'location'
  | 'skills'
  | 'preferred_locations'
  | 'languages'
  | 'current_ctc_inr'
  | 'expected_ctc_inr'
> & { experience: Pick<Experience, 'title' | 'startDate' | 'endDate' | 'current'>[] };

export async function readWorkWishes(db: Db, seekerId: number): Promise<WorkWishes> {
  const profile = await findProfile(db, seekerId);
  return {
    title: profile?.title ?? '',
    location: profile?.location ?? '',
    skills: profile?.skills ?? [],
    preferred_locations: profile?.preferred_locations ?? [],
    languages: profile?.languages ?? [],
    current_ctc_inr: profile?.current_ctc_inr ?? null,
    expected_ctc_inr: profile?.expected_ctc_inr ?? null,
    experience: (profile?.experience ?? []).map(({ title, startDate, endDate, current }) => ({
      title,
      startDate,
      endDate,
      current,
    })),
  };
}

/** Stores who may find a profile; an open editor of it is told of the change. */
export async function keepVisibility(trx: Trx, seekerId: number, visibility: Visibility) {
  await writeProfile(trx, seekerId, { visibility });
}

/** Hides a profile for moderators, or shows it again as its seeker chose; false if there is none. */
export const setProfileHeld = updateHeld;

/** The letter for an application without one; empty if there is none. */
export async function readDefaultLetter(db: Db, seekerId: number): Promise<string> {
  return (await findProfile(db, seekerId))?.default_cover_letter ?? '';
}

/** Stores the default letter. */
export async function keepDefaultLetter(trx: Trx, seekerId: number, letter: string): Promise<void> {
  await writeProfile(trx, seekerId, { default_cover_letter: letter });
}
