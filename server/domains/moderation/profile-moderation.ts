/** What moderators do about people who were reported, and what these people are told of it. */
import type { Answer } from '../../../contract/endpoint.ts';
import type { ProfileAct } from '../../../contract/moderation/acts.ts';
import type {
  profileModeration,
  ProfileCase,
} from '../../../contract/moderation/profile-moderation.ts';
import type { Db } from '../../platform/database.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { readManagedAccount } from '../managed-accounts/managed-accounts.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { setProfileHeld } from '../profiles/profiles.ts';
import { readReportsOfPerson } from '../reports/reports.ts';
import { type Moderating, presentAct } from './acts.ts';
import { writeProfileAct } from './profile-mails.ts';
import {
  findShown,
  type Holder,
  isProfileHeld,
  lockHolder,
  type ShownRow,
} from './profile-queries.ts';
import { insertAct, listActs } from './queries.ts';

export async function readProfileCase(db: Db, id: number, adminId: number): Promise<ProfileCase> {
  const account = await readManagedAccount(db, id, adminId);
  const shown = await findShown(db, id);
  const acts = await listActs(db, 'account_id', id);
  return {
    account,
    profile: presentProfile(shown),
    reports: await readReportsOfPerson(db, id),
    message_reports: shown.message_reports,
    acts: acts.map((act) => ({ ...presentAct(act), by: act.by })),
  };
}

function presentProfile(row: ShownRow): ProfileCase['profile'] {
  const { title, visibility, is_held } = row;
  if (title === null || visibility === null || is_held === null) return null;
  return {
    title,
    location: row.location ?? '',
    about: row.about ?? '',
    skills: row.skills ?? [],
    experience: row.experience ?? [],
    education: row.education ?? [],
    visibility,
    is_public: row.code !== null,
    is_held,
  };
}

export const moderateProfile = (
  { db, ...services }: Moderating,
  adminId: number,
  id: number,
  { act, reason }: { act: ProfileAct; reason: string },
): Promise<ProfileCase> =>
  db.transaction().execute(async (trx) => {
    const holder = orRefuse(await lockHolder(trx, id), 'resource.user.not_found');
    await moderate({ trx, ...services }, { holder, act, reason, adminId });
    return readProfileCase(trx, id, adminId);
  });

/** Carries out a granted appeal; what was shown again or deleted in the meantime stays as it is. */
export async function releaseProfile(
  services: NotifyServices,
  { id, reason, adminId }: { id: number; reason: string; adminId: number },
): Promise<void> {
  const holder = await lockHolder(services.trx, id);
  if (!holder?.is_held) return;
  await moderate(services, { holder, act: 'released', reason, adminId });
}

interface Moderated {
  holder: Holder;
  act: ProfileAct;
  reason: string;
  adminId: number;
}

async function moderate(
  services: NotifyServices,
  { holder, act, reason, adminId }: Moderated,
): Promise<void> {
  const { trx, publicUrl } = services;
  const { id, role, is_held } = holder;
  if (act !== 'warned') {
    // A profile must be visible to be hidden and hidden to be released. Recruiters, and seekers who never saved
    // one, have none.
    orRefuse(
      is_held === (act === 'released') && (await setProfileHeld(trx, id, !is_held)),
      'resource.moderation.not_possible',
    );
  }
  await insertAct(trx, { account_id: id, act, reason, done_by: adminId });
  await recordAct(trx, { act: `profile_${act}`, subject: ['account', id] });
  await notify(trx, [id], 'profile_moderated', { for: role, act });
  // Banned and inactive accounts get no mail: they are told the reason for that when they try to log in.
  if (holder.state !== 'active') return;
  const url = `${publicUrl}/${role}/moderation`;
  await mailNotification(services, 'profile_moderated', [holder], (reader) =>
    writeProfileAct(reader, { act, reason, url }),
  );
}

type OwnModeration = Answer<(typeof profileModeration)['GET /barong/resource/profile_moderation']>;

/** What was done about one's own profile; who did it is only known to moderators. */
export async function readOwnModeration(db: Db, accountId: number): Promise<OwnModeration> {
  const acts = await listActs(db, 'account_id', accountId);
  return { is_held: await isProfileHeld(db, accountId), acts: acts.map(presentAct) };
}
