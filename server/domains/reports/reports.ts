/** Reports of jobs, companies and people by anybody who may read them, and the queue in which moderators decide them. */
import type { Days } from '../../platform/calendar/days-in-india.ts';
import type { Answer, Language } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Signal } from '../../../contract/moderation/signals.ts';
import type {
  Report,
  ReportOutcome,
  reports,
  ReportState,
} from '../../../contract/reports/reports.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { onceAnHour } from '../../platform/idempotency.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { signedNumber, signNumber } from '../../platform/secrets/signed-numbers.ts';
import { recordAct } from '../../platform/security-events.ts';
import { adminWords } from '../admins/facts.ts';
import { readCompanyPage } from '../companies/companies.ts';
import { readPostedJob } from '../jobs/jobs.ts';
import {
  countOpenReports,
  decide,
  findReport,
  getDecision,
  insertReport,
  listOpenIds,
  listReports,
  listReportsOf,
  listReportsOfPerson,
  lockCheckReport,
  type NewReport,
  updateSignals,
} from './queries.ts';

/** Reports per network and day; a mobile network puts many people behind one address. */
const FROM_A_NETWORK = 30;

export type ReportServices = Pick<Services, 'db' | 'seal'>;
/** What a report says, and where it came from. */
export interface WrittenReport extends Pick<NewReport, 'reason' | 'note' | 'language'> {
  from: { address: string; userAgent: string };
}
export interface Taken {
  id: number;
  ticket: string;
}

export async function reportJob(
  services: ReportServices,
  id: number,
  written: WrittenReport,
): Promise<Taken> {
  const { title, company_id } = await readPostedJob(services.db, id);
  return storeReport(services, { ...written, job_id: id, company_id, title });
}

export async function reportCompany(
  services: ReportServices,
  id: number,
  written: WrittenReport,
): Promise<Taken> {
  const { name } = await readCompanyPage(services.db, id);
  return storeReport(services, { ...written, job_id: null, company_id: id, title: name });
}

/** Stores a report without its sender: only the ticket leads back to it. */
export const storeReport = (
  { db, seal }: ReportServices,
  { from, ...report }: NewReport & Pick<WrittenReport, 'from'>,
): Promise<Taken> =>
  db.transaction().execute(async (trx) => {
    const key = attemptKey('report', { address: from.address });
    await countAttempt(trx, { key, most: FROM_A_NETWORK, seconds: DAY_SECONDS });
    const { language: _, ...content } = report;
    // Nothing else tells the reports of two people apart who chose the same reason.
    const sender = [key.exact, from.userAgent];
    return onceAnHour(trx, ['report', sender, content], async () => {
      const id = await insertReport(trx, report);
      return { id, ticket: signNumber(seal, 'reports', id) };
    });
  });

/** What became of a report, for the holder of its ticket. */
export async function readState(
  { db, seal }: ReportServices,
  ticket: string,
): Promise<ReportState> {
  const id = signedNumber(seal, 'reports', ticket);
  const found = orRefuse(
    id === null ? undefined : await findReport(db, id),
    'resource.report.not_found',
  );
  const { title, reason, created_at, decided_at, outcome, answer } = found;
  return { id: found.id, title, reason, created_at, decided_at, outcome, answer };
}

type Reports = Answer<(typeof reports)['GET /barong/admin/reports']>;

export async function readReports(
  db: Db,
  query: Paging & Days & { status: 'open' | 'decided' },
): Promise<Reports> {
  const { rows, meta } = await listReports(db, query);
  return { reports: rows, open_count: await countOpenReports(db), meta };
}

/** Reports of a job and of its company as a whole. */
export const readReportsOf = listReportsOf;

/** Reports of a person. */
export const readReportsOfPerson = listReportsOfPerson;

/** Decides a report once; the answer is what the reporter reads at their link. */
export const decideReport = (
  db: Db,
  adminId: number,
  id: number,
  decision: { outcome: ReportOutcome; answer: string },
): Promise<Report> =>
  db.transaction().execute(async (trx) => {
    const before = orRefuse(await findReport(trx, id), 'resource.report.not_found');
    // Nobody is waiting for an answer to a report by the check.
    if (before.signals === null && decision.answer === '') {
      throw refuse('request.missing', { field: 'answer' });
    }
    if (!(await decideOne(trx, adminId, id, decision))) {
      const { by, outcome } = await getDecision(trx, id);
      const how =
        outcome === 'upheld'
          ? { en: 'upheld', hi: 'सही निकली' }
          : { en: 'nothing wrong', hi: 'कुछ ग़लत नहीं' };
      throw refuse('resource.report.decided', { values: { by: adminWords(by), how } });
    }
    return (await findReport(trx, id)) ?? before;
  });

/** False if it was decided in the meantime. */
async function decideOne(
  trx: Trx,
  adminId: number,
  id: number,
  decision: { outcome: ReportOutcome; answer: string },
): Promise<boolean> {
  const isDecided = await decide(trx, id, { ...decision, adminId });
  const { outcome } = decision;
  if (isDecided) {
    await recordAct(trx, { act: 'report_decided', subject: ['report', id], after: { outcome } });
  }
  return isDecided;
}

const removedAnswer: Record<Language, string> = {
  en: 'We have removed this job. Thank you.',
  hi: 'हमने यह नौकरी हटा दी है। धन्यवाद।',
};

/**
 * Decides the open reports of a job after an action on it: a removal answers everybody who reported it; any other
 * action settles only the report of the check.
 */
export async function decideReportsOf(
  trx: Trx,
  jobId: number,
  { adminId, outcome }: { adminId: number; outcome: ReportOutcome },
): Promise<void> {
  for (const { id, language, by_check } of await listOpenIds(trx, jobId)) {
    if (!by_check && outcome !== 'upheld') continue;
    const answer = by_check ? '' : removedAnswer[language];
    await decideOne(trx, adminId, id, { outcome, answer });
  }
}

/** Stores what the check of postings found; false if it had found all of it before. */
export async function keepCheckReport(
  trx: Trx,
  {
    signals,
    ...found
  }: Omit<NewReport, 'note' | 'signals'> & {
    job_id: number;
    company_id: number;
    signals: Signal[];
  },
): Promise<boolean> {
  const last = await lockCheckReport(trx, found.job_id);
  const text = JSON.stringify(signals);
  const known = new Set(last?.signals?.map((signal) => JSON.stringify(signal)));
  if (signals.every((signal) => known.has(JSON.stringify(signal)))) return false;
  if (last?.decided_at === null) {
    await updateSignals(trx, last.id, { reason: found.reason, signals: text });
    return true;
  }
  await insertReport(trx, { ...found, note: '', signals: text });
  return true;
}
