import { APPLY_UNDO_SECONDS } from '../../../../contract/constants.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { forgetKeysOf } from '../../../platform/idempotency.ts';
import { announce } from '../../../platform/live/live.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import type { SignedIn } from '../../../platform/sessions.ts';
import { addTaskLater, dropTask } from '../../../platform/tasks.ts';
import { dropNotifications, mailNotification } from '../../notifications/notifications.ts';
import { dropContactShareOf } from '../../sharing/sharing.ts';
import { arrivalMail } from '../mails.ts';
import {
  findArrived,
  indexNewestOf,
  listRecruiters,
  lockToRemove,
  removeUnseen,
} from '../queries.ts';
import { isMailed } from '../telling.ts';
import { getTracked } from '../tracker/tracker-queries.ts';

// An application that was sent by one tap can be undone as long as its mail to the company waits
// (docs/decisions/0112-an-application-can-be-undone.md).

const MAILING = 'mail_arrival';
const keyOf = (id: number) => `${MAILING} ${id}`;

/** Mails the company about an application when it cannot be undone any more. */
export const mailArrivalLater = (trx: Trx, id: number): Promise<void> =>
  addTaskLater(trx, MAILING, { id }, { key: keyOf(id), inSeconds: APPLY_UNDO_SECONDS });

/** Cancels the pending mail. False if it was already sent or never queued. */
export const dropArrivalMail = (trx: Trx, id: number): Promise<boolean> => dropTask(trx, keyOf(id));

/** Task of `mailArrivalLater`. Skips applications withdrawn or decided since. */
export const mailArrival = (
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const sent = await findArrived(trx, id);
    if (!sent) return;
    const recruiters = await listRecruiters(trx, sent.company_id);
    const mailTo = arrivalMail(publicUrl, 'applied', sent);
    const services = { trx, seal, publicUrl };
    await mailNotification(services, 'new_application', recruiters.filter(isMailed), mailTo);
  });

/**
 * Takes back an application whose mail still waits and that the company has not looked at: it is gone on both sides.
 * Others can only be withdrawn.
 */
export const undoApplication = (
  { db }: Pick<Services, 'db'>,
  seeker: SignedIn,
  id: number,
): Promise<{ undone: number }> =>
  db.transaction().execute(async (trx) => {
    const mine = orRefuse(await getTracked(trx, seeker.id, id), 'resource.application.not_found');
    // Before its contact share, as everywhere.
    await lockToRemove(trx, id);
    await dropContactShareOf(trx, id);
    const removed = (await dropArrivalMail(trx, id)) && (await removeUnseen(trx, id));
    if (!removed) throw refuse('resource.application.invalid_transition');
    await indexNewestOf(trx, seeker.id, mine.company_id);
    // Only application answers contain `cover_letter`, so this cannot match another endpoint's key.
    await forgetKeysOf(trx, seeker.id, { id, field: 'cover_letter' });
    const recruiters = await listRecruiters(trx, mine.company_id);
    const ids = recruiters.map((recruiter) => recruiter.id);
    await dropNotifications(trx, ids, 'new_application', id);
    await announce(trx, ids, `applications/${id}`);
    return { undone: id };
  });
