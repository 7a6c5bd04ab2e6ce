import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import type { Interview, InterviewForm } from '../../../contract/interviews.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import {
  carryOutHeld,
  hold,
  holdSeekerOf,
  movableTo,
  moveTo,
  noteEvent,
} from '../applications/applications.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import {
  changeLimit,
  countChange,
  type InterviewServices,
  seat,
  seatsOf,
  settingOf,
} from './interviews.ts';
import { presentInterview } from './present.ts';
import {
  findOpen,
  getAny,
  insertInterview,
  type InterviewRow,
  keepPanel,
  listOpen,
  listSeats,
} from './queries.ts';
import { tell } from './telling.ts';

// Invitations, which are sent at once, or after the seconds in which they can be undone.

/** Invites a candidate, which moves the application to the interview. */
export const inviteToInterview = (
  { db, ...services }: InterviewServices,
  recruiter: SignedIn,
  { application_id, ...form }: InterviewForm & { application_id: number },
): Promise<Interview> =>
  db.transaction().execute(async (trx) => {
    await holdSeekerOf(trx, application_id);
    // Locks the application, so that two cannot invite at once.
    await moveTo(trx, recruiter, application_id, 'interview');
    if (await findOpen(trx, application_id)) throw refuse('resource.interview.exists');
    await countChange(trx, application_id);
    const id = await insertInterview(trx, application_id, settingOf(form));
    await seat(trx, recruiter, { id, seats: seatsOf(form, recruiter) });
    return presentInterview(await noteInvited({ trx, ...services }, id, recruiter.id, form));
  });

/** The history and the mails of an invitation. */
async function noteInvited(
  services: NotifyServices,
  id: number,
  by: number,
  { note }: InterviewForm,
): Promise<InterviewRow> {
  const row = await getAny(services.trx, id);
  await noteEvent(services.trx, {
    application_id: row.application_id,
    kind: 'status_changed',
    actor_id: by,
    note: note || null,
    interview_at: row.starts_at,
    interview_place: row.place ?? row.link,
  });
  await tell(services, row, { happened: 'invited', note });
  return row;
}

/** Sends many candidates the same invitation; each can be undone for some seconds. */
export const holdInvitations = (
  db: Db,
  recruiter: SignedIn,
  { ids, ...form }: InterviewForm & { ids: number[] },
): Promise<DecisionsMade> =>
  db.transaction().execute(async (trx) => {
    const panel = seatsOf(form, recruiter);
    const seats = await listSeats(trx, companyOf(recruiter), panel);
    if (seats.length < panel.length)
      throw refuse('resource.interview.not_found', { field: 'panel' });
    return hold(trx, recruiter, {
      ids,
      matter: 'interview',
      status: 'interview',
      from: movableTo('interview'),
      task: 'send_invitations',
      limit: changeLimit,
      contentOf: () => ({ form: { ...form, panel } }),
      findRefused: async (found) => {
        const open = await listOpen(
          trx,
          found.map(({ id }) => id),
        );
        return new Map(open.map((id) => [id, 'resource.interview.exists']));
      },
    });
  });

/**
 * Task of `holdInvitations`. Has no effect if nothing is left of an invitation: all its times passed because no task
 * ran, or its whole panel left the team.
 */
export const sendInvitations = (services: InterviewServices): Promise<void> =>
  carryOutHeld(services, 'interview', async (notifying, due, move) => {
    const { trx } = notifying;
    const form = due.form as InterviewForm;
    const seats = await listSeats(trx, due.company_id, form.panel);
    const times = form.starts_at === null ? form.slots : [form.starts_at];
    const isToCome = times.some((time) => Date.parse(time) > Date.now());
    if (!isToCome || seats.length === 0 || !(await move())) return;
    const id = await insertInterview(trx, due.id, settingOf(form));
    await keepPanel(trx, { id, companyId: due.company_id }, seats);
    await noteInvited(notifying, id, due.account_id, form);
  });
