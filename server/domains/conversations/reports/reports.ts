/** Reports of messages, with the messages as evidence, and the queue of reports for admins. */
import type { Days } from '../../../platform/calendar/days-in-india.ts';
import type {
  MessageReport,
  messageReports,
} from '../../../../contract/conversations/message-reports.ts';
import { MESSAGE_REPORTS_PER_DAY, MESSAGES_REPORTED_MAX } from '../../../../contract/constants.ts';
import { describeNotification } from '../../../../contract/notifications/texts.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { Db } from '../../../platform/database.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../../platform/limits/attempts.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import type { SignedIn } from '../../../platform/sessions.ts';
import { recordAct } from '../../../platform/security-events.ts';
import { adminWords } from '../../admins/facts.ts';
import {
  mailNotification,
  notify,
  type NotifyServices,
} from '../../notifications/notifications.ts';
import { findView } from '../queries.ts';
import { readerOf } from '../readers.ts';
import { writeReportAnswer } from './report-mails.ts';
import {
  countOpenReports,
  findReport,
  getHandling,
  findReporter,
  insertReport,
  listEvidence,
  listReports,
  setHandled,
  setOpen,
} from './report-queries.ts';

interface Report {
  reason: MessageReport['reason'];
  note: string;
  message_ids?: number[] | undefined;
}

/** Stores the messages as they are now; nobody in the conversation is told. */
export const reportMessages = (
  db: Db,
  account: SignedIn,
  conversationId: number,
  { reason, note, message_ids: ids }: Report,
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    const view = orRefuse(
      await findView(trx, reader, conversationId),
      'resource.conversation.not_found',
    );
    const most = MESSAGES_REPORTED_MAX;
    const evidence = await listEvidence(trx, reader, conversationId, { ids, most });
    if (ids && evidence.length < new Set(ids).size) throw refuse('resource.message.not_found');
    const key = attemptKey('message-report', { account: account.id });
    await countAttempt(trx, { key, most: MESSAGE_REPORTS_PER_DAY, seconds: DAY_SECONDS });
    const id = await insertReport(trx, {
      conversation_id: conversationId,
      company_id: view.company_id,
      seeker_id: view.seeker_id,
      reporter_id: account.id,
      reporter_side: reader.side,
      reason,
      note,
      evidence: JSON.stringify(evidence),
    });
    return { id };
  });

type Reports = Answer<(typeof messageReports)['GET /barong/admin/message_reports']>;

export async function readReports(
  db: Db,
  query: Paging & Days & { status: 'open' | 'handled' },
): Promise<Reports> {
  const { rows, meta } = await listReports(db, query);
  return { message_reports: rows, open_count: await countOpenReports(db), meta };
}

/**
 * Marks a report as handled once, and tells the person who reported it what was found; or as open again. Somebody
 * who may not sign in any more is not told, and needs no answer.
 */
export const markReport = (
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  admin: SignedIn,
  id: number,
  { handled, answer }: { handled: boolean; answer: string },
): Promise<MessageReport> =>
  db.transaction().execute(async (trx) => {
    const before = orRefuse(await findReport(trx, id), 'resource.message_report.not_found');
    if (!handled) await setOpen(trx, id);
    else {
      const reporter = await findReporter(trx, id);
      if (reporter && answer === '') throw refuse('request.missing', { field: 'answer' });
      const done = { handled_by: admin.id, answer: answer || null };
      if (!(await setHandled(trx, id, done))) {
        const first = await getHandling(trx, id);
        if (first.answer === done.answer) return before;
        throw refuse('resource.message_report.handled', { values: { by: adminWords(first.by) } });
      }
      if (reporter)
        await tellReporter({ trx, seal, publicUrl }, { ...reporter, report_id: id, answer });
    }
    const subject = ['message_report', id] as const;
    await recordAct(trx, { act: 'message_report_marked', subject, after: { handled } });
    return (await findReport(trx, id)) ?? before;
  });

type Told = NonNullable<Awaited<ReturnType<typeof findReporter>>> & {
  report_id: number;
  answer: string;
};

async function tellReporter(services: NotifyServices, told: Told): Promise<void> {
  const { conversation_id, report_id, answer } = told;
  const whose = told.reporter_side === 'seeker' ? 'candidate' : 'company';
  const subject = { report_id, conversation_id, for: whose, answer } as const;
  await notify(services.trx, [told.id], 'report_answered', subject);
  const { to } = describeNotification(
    { kind: 'report_answered', subject, count: 1 },
    told.language,
  );
  const url = `${services.publicUrl}${to}`;
  await mailNotification(services, 'report_answered', [told], ({ language }) =>
    writeReportAnswer(language, { report_id, answer, url }),
  );
}
