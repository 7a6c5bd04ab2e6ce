import { announcedAt } from '../../../contract/announced/announced.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { offeredOr } from '../../../contract/portal-settings/languages.ts';
import { offeredLanguages } from '../../platform/in-force/settings.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { isHiddenPage } from '../portal-settings/portal-settings.ts';
import { mailRelease } from './mails.ts';
import { deleteWaitsOf, deleteWaitsOfAddress, insertWait, markMailed } from './queries.ts';

/** Per network; a mobile network puts many people behind one address. */
const WAITS_AN_HOUR = 100;

interface WaitRequest {
  email: string;
  path: string;
  language: Language;
}

/**
 * Stores that an address wants to be told about the release of an announced page, once per page.
 */
export async function waitForFeature(
  db: Db,
  { email, path, language }: WaitRequest,
  from: { address: string },
): Promise<void> {
  const feature = announcedAt(path);
  if (!feature || (await isHiddenPage(db, feature.path))) throw refuse('request.not_found');
  const key = attemptKey('feature-wait', { address: from.address });
  await countAttempt(db, { key, most: WAITS_AN_HOUR, seconds: HOUR_SECONDS });
  await insertWait(db, { email, path: feature.path, language });
}

/** Removes the address that this token was mailed to; an unknown token gets the same answer. */
export const stopWaiting = (db: Db, token: string): Promise<void> => deleteWaitsOf(db, token);

/** Mails everybody who waits for a path, each once; returns to how many. */
export const announceRelease = (
  { db, publicUrl }: { db: Db; publicUrl: string },
  path: string,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const waiting = await markMailed(trx, path);
    const offered = await offeredLanguages(trx);
    for (const person of waiting) {
      const language = offeredOr(offered, person.language);
      await mailRelease(trx, { ...person, language }, path, publicUrl);
    }
    return waiting.length;
  });

/** Removes the address of a departing account from every list. */
export const forgetWaitsOf = (trx: Trx, email: string): Promise<void> =>
  deleteWaitsOfAddress(trx, email);
