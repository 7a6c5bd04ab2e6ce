/** What a seeker shows, and to whom (docs/decisions/0038-who-sees-a-seeker.md). */
import { randomBytes } from 'node:crypto';
import type { Visibility } from '../../../contract/profiles/choices.ts';
import type { PublicProfile, Sharing } from '../../../contract/profiles/sharing.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { openSharedPicture } from '../documents/documents.ts';
import { noteView } from '../profile-views/profile-views.ts';
import { keepVisibility } from '../profiles/profiles.ts';
import { dropShareOf, stopSharing } from './contact-share-queries.ts';
import {
  findPublicPicture,
  findPublicPerson,
  findPublicProfile,
  findSharing,
  keepCode,
  keepSharingChoices,
} from './queries.ts';

/** Ends the company's access to the seeker's mail address and number; nothing changes if it had none. */
export const endContactShare = stopSharing;

/** Before an application is undone: deletes the share that it created; earlier shares stay. */
export const dropContactShareOf = dropShareOf;

type SharingServices = Pick<Services, 'db' | 'publicUrl'>;

/** Limited, because every new address is a row of the list "Who has seen your data", which is kept for a year. */
const ADDRESSES_A_DAY = 50;
/** 128 bits, in characters that every program recognises as part of an address. */
const newCode = () => randomBytes(16).toString('hex');

export async function readSharing(
  { db, publicUrl }: SharingServices,
  seekerId: number,
): Promise<Sharing> {
  const { visibility, code, shows_job_preferences, shows_picture, consented_at } =
    await findSharing(db, seekerId);
  return {
    visibility: visibility ?? 'applied',
    is_public: code !== null,
    url: code === null ? null : `${publicUrl}/p/${code}`,
    shows_job_preferences: shows_job_preferences ?? true,
    shows_picture: shows_picture ?? false,
    consented_at,
  };
}

interface SharingChange {
  visibility?: Visibility | undefined;
  shows_job_preferences?: boolean | undefined;
  shows_picture?: boolean | undefined;
}

export const changeSharing = (
  { db, publicUrl }: SharingServices,
  seekerId: number,
  { visibility, ...shown }: SharingChange,
): Promise<Sharing> =>
  db.transaction().execute(async (trx) => {
    const before = await findProfileSharing(trx, seekerId);
    if (visibility && visibility !== before.visibility) {
      await keepVisibility(trx, seekerId, visibility);
    }
    if (Object.values(shown).some((value) => value !== undefined)) {
      await keepSharingChoices(trx, seekerId, shown);
    }
    return readSharing({ db: trx, publicUrl }, seekerId);
  });

/** Without a profile there is nothing to show. */
async function findProfileSharing(trx: Trx, seekerId: number) {
  const sharing = await findSharing(trx, seekerId);
  if (sharing.visibility === null) throw refuse('resource.profile.not_found');
  return sharing;
}

/** Makes the profile public, or moves it to another address. */
export const giveAddress = (
  { db, publicUrl }: SharingServices,
  seekerId: number,
): Promise<Sharing> =>
  db.transaction().execute(async (trx) => {
    await findProfileSharing(trx, seekerId);
    const key = attemptKey('public-address', { account: seekerId });
    await countAttempt(trx, { key, most: ADDRESSES_A_DAY, seconds: DAY_SECONDS });
    await keepCode(trx, seekerId, newCode());
    return readSharing({ db: trx, publicUrl }, seekerId);
  });

/** Ends the profile's address for good; publishing it again makes a new one. */
export const endAddress = (
  { db, publicUrl }: SharingServices,
  seekerId: number,
): Promise<Sharing> =>
  db.transaction().execute(async (trx) => {
    await keepCode(trx, seekerId, null);
    return readSharing({ db: trx, publicUrl }, seekerId);
  });

/** The public profile with this code; a look by a company is recorded. */
export async function readPublicProfile(
  db: Db,
  viewer: SignedIn | null,
  code: string,
): Promise<PublicProfile> {
  const found = orRefuse(
    await findPublicProfile(db, code, viewer?.company_id ?? null),
    'resource.public_profile.not_found',
  );
  const { seekerId, profile } = found;
  await noteView(db, viewer, { seekerId, what: 'public_profile', reason: 'shared_link' });
  return profile;
}

/** Whose profile it is, if the visitor may read it; this does not count as a look. */
export async function readPublicPerson(
  db: Db,
  viewer: SignedIn | null,
  code: string,
): Promise<{ id: number; name: string }> {
  const found = orRefuse(
    await findPublicPerson(db, code, viewer?.company_id ?? null),
    'resource.public_profile.not_found',
  );
  return found;
}

/** The picture's bytes. Never cached, so that it disappears with the tick or the address. */
export async function openPublicPicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  viewer: SignedIn | null,
  code: string,
): Promise<FileAnswer> {
  const pictureId = orRefuse(
    await findPublicPicture(db, code, viewer?.company_id ?? null),
    'resource.picture.not_found',
  );
  return openSharedPicture({ db, files }, pictureId);
}
