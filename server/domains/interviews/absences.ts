import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { noteAnswer, noteEvent } from '../applications/applications.ts';
import { keepReply, markMissed, type Side } from './absence-queries.ts';
import { tellOfAbsence } from './absence-telling.ts';
import { countChange } from './interviews.ts';
import { presentInterview, presentMine } from './present.ts';
import {
  getAny,
  getOfCompany,
  getOfSeeker,
  type InterviewRow,
  lockDecided,
  lockInterview,
  lockStanding,
} from './queries.ts';
import { mayBeRepeated } from './standing.ts';

// Missed interviews: each side can say that the other did not come, and the other can answer.

type AbsenceServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/** What a candidate says drops a decision that waits: it was made without knowing it. */
const noteOf = { candidate: noteAnswer, company: noteEvent } as const;

const other = { candidate: 'company', company: 'candidate' } as const;

/** The interview, if it belongs to this side. */
const findFor = (db: Db, account: SignedIn, side: Side, id: number) =>
  side === 'candidate' ? getOfSeeker(db, account.id, id) : getOfCompany(db, companyOf(account), id);

const missedAt = (row: InterviewRow, side: Side) =>
  side === 'candidate' ? row.missed_by_candidate_at : row.missed_by_company_at;
const replyOf = (row: InterviewRow, side: Side) =>
  side === 'candidate' ? row.candidate_reply : row.company_reply;

interface AbsenceReport {
  by: SignedIn;
  side: Side;
  id: number;
  note: string;
}

/** One side says that the other did not come; saying it twice changes nothing. */
const report = (
  { db, ...services }: AbsenceServices,
  { by, side, id, note }: AbsenceReport,
): Promise<InterviewRow> =>
  db.transaction().execute(async (trx) => {
    await lockInterview(trx, id);
    const row = orRefuse(await findFor(trx, by, side, id), 'resource.interview.not_found');
    if (row.state === 'cancelled') throw refuse('resource.interview.over');
    if (row.state !== 'booked' || !row.has_begun) throw refuse('resource.interview.not_begun');
    if (missedAt(row, other[side])) return row;
    await countChange(trx, row.application_id);
    await markMissed(trx, id, other[side]);
    await noteOf[side](trx, {
      application_id: row.application_id,
      kind: 'interview_missed',
      actor_id: by.id,
      note: note || null,
      interview_at: row.starts_at,
      interview_place: row.place ?? row.link,
    });
    const reported = await getAny(trx, id);
    await tellOfAbsence({ trx, ...services }, reported, {
      to: other[side],
      happened: 'missed',
      note,
    });
    return reported;
  });

/** The side that is said not to have come answers, once. */
const reply = (
  { db, ...services }: AbsenceServices,
  { by, side, id, note, reply: said }: AbsenceReport & { reply: AbsenceReply },
): Promise<InterviewRow> =>
  db.transaction().execute(async (trx) => {
    await lockInterview(trx, id);
    const row = orRefuse(await findFor(trx, by, side, id), 'resource.interview.not_found');
    if (!missedAt(row, side) || replyOf(row, side)) throw refuse('resource.interview.not_missed');
    if (said === 'again') await refuseAnother(trx, side, row.application_id);
    await countChange(trx, row.application_id);
    await keepReply(trx, id, side, said);
    await noteOf[side](trx, {
      application_id: row.application_id,
      kind: said === 'was_there' ? 'interview_was_there' : 'interview_again',
      actor_id: by.id,
      note: note || null,
    });
    const answered = await getAny(trx, id);
    await tellOfAbsence({ trx, ...services }, answered, { to: other[side], happened: said, note });
    return answered;
  });

/**
 * Another time can be asked for or offered only while the candidate can be invited. The company knows
 * of a decision that it can still undo; the candidate does not.
 */
async function refuseAnother(trx: Trx, side: Side, applicationId: number): Promise<void> {
  const lock = side === 'company' ? lockDecided : lockStanding;
  const standing = await lock(trx, applicationId);
  if (!standing || !mayBeRepeated(standing)) {
    throw refuse('resource.application.invalid_transition');
  }
}

interface Word {
  note: string;
}

export const reportAbsence = {
  byCompany: async (services: AbsenceServices, by: SignedIn, id: number, { note }: Word) =>
    presentInterview(await report(services, { by, side: 'company', id, note })),
  byCandidate: async (services: AbsenceServices, by: SignedIn, id: number, { note }: Word) =>
    presentMine(services.db, await report(services, { by, side: 'candidate', id, note })),
};

type Answered = Word & { reply: AbsenceReply };

export const replyToAbsence = {
  byCompany: async (services: AbsenceServices, by: SignedIn, id: number, said: Answered) =>
    presentInterview(await reply(services, { by, side: 'company', id, ...said })),
  byCandidate: async (services: AbsenceServices, by: SignedIn, id: number, said: Answered) =>
    presentMine(services.db, await reply(services, { by, side: 'candidate', id, ...said })),
};
