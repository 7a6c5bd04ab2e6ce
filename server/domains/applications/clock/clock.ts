import { dateText } from '../../../../contract/format/dates.ts';
import { forEach, inBatches } from '../../../platform/batching/due-work.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { announce } from '../../../platform/live/live.ts';
import {
  mailNotification,
  notify,
  type NotifyServices,
} from '../../notifications/notifications.ts';
import {
  keepAnswerFigures,
  listToRemind,
  markReminded,
  markUnanswered,
  type Unanswered,
} from './clock-queries.ts';
import { reminderMail, unansweredMail } from './clock-mails.ts';
import { endInterviewsLater } from '../telling.ts';
import { addEvent, listRecruiters } from '../queries.ts';

// The answer clock (docs/decisions/0043-the-answer-clock.md). Each step finds what is due by its
// rows alone, so running it twice, at the same time or after a standstill, does nothing twice.

type ClockServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

export { countAllAnswers } from './clock-queries.ts';

const CLOSED_AT_ONCE = 100;

/** A step that fails does not hold up the next ones. */
export const runAnswerClock = (services: ClockServices): Promise<void> =>
  forEach(
    [
      () => remindCompanies(services),
      () => closeUnanswered(services),
      () => keepAnswerFigures(services.db),
    ],
    (step) => step(),
  );

/**
 * Reminds everybody in a company who decides about applications of all the answers that are due, in
 * one mail.
 */
async function remindCompanies({ db, ...services }: ClockServices): Promise<void> {
  await forEach(await listToRemind(db), (companyId) =>
    db.transaction().execute(async (trx) => {
      const owed = await markReminded(trx, companyId);
      const [first] = owed;
      if (!first) return;
      const team = await listRecruiters(trx, companyId);
      const recruiters = team.filter(({ decides }) => decides);
      await mailNotification({ trx, ...services }, 'answers_due', recruiters, (recruiter) =>
        reminderMail(recruiter, owed, services.publicUrl),
      );
      await notify(
        trx,
        recruiters.map(({ id }) => id),
        'answers_due',
        { count: owed.length, due_at: first.due_at },
      );
    }),
  );
}

/** Closes applications that nobody answered, and tells their seekers kindly. */
async function closeUnanswered({ db, ...services }: ClockServices): Promise<void> {
  await inBatches(db, CLOSED_AT_ONCE, async (trx) => {
    const closed = await markUnanswered(trx, CLOSED_AT_ONCE);
    for (const one of closed) await tellOfNoAnswer({ trx, ...services }, one);
    return closed.length;
  });
}

async function tellOfNoAnswer(services: NotifyServices, closed: Unanswered): Promise<void> {
  const { trx, publicUrl } = services;
  const { application_id, company_id, company_name, job_title, id } = closed;
  await addEvent(trx, {
    application_id,
    kind: 'status_changed',
    status: 'unanswered',
    // The system closed it; there is no actor.
    actor_id: null,
  });
  await endInterviewsLater(trx, application_id);
  await mailNotification(
    services,
    'application_decided',
    closed.may_be_mailed ? [closed] : [],
    (seeker) => unansweredMail(seeker, dateText(closed.due_at, seeker.language), publicUrl),
  );
  const status = 'unanswered';
  await notify(trx, [id], 'application_decided', {
    application_id,
    job_title,
    company_name,
    status,
  });
  const recruiters = await listRecruiters(trx, company_id);
  const readers = [id, ...recruiters.map((recruiter) => recruiter.id)];
  await announce(trx, readers, `applications/${application_id}`);
}
