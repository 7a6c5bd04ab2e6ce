/** Reports of jobs and companies by anybody, and the queue in which moderators decide them. */
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type {
  Report,
  ReportOutcome,
  reports,
  ReportState,
} from '../../../contract/reports/reports.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { refuse } from '../../platform/refusal.ts';
import { signedNumber, signNumber } from '../../platform/secrets/signed-numbers.ts';
import { recordAct } from '../../platform/security-events.ts';
import { readCompanyPage } from '../companies/companies.ts';
import { readPostedJob } from '../jobs/jobs.ts';
import {
  countOpenReports,
  decide,
  findReport,
  insertReport,
  listReports,
  type NewReport,
} from './queries.ts';

/** Reports per network and day; a mobile network puts many people behind one address. */
const FROM_A_NETWORK = 30;

type Wanted = Pick<Services, 'db' | 'seal'>;
type Written = Pick<NewReport, 'reason' | 'note' | 'language'>;
interface Taken {
  id: number;
  ticket: string;
}

export async function reportJob(
  services: Wanted,
  id: number,
  written: Written,
  from: { address: string },
): Promise<Taken> {
  const { title, company_id } = await readPostedJob(services.db, id);
  return take(services, { ...written, job_id: id, company_id, title }, from);
}

export async function reportCompany(
  services: Wanted,
  id: number,
  written: Written,
  from: { address: string },
): Promise<Taken> {
  const { name } = await readCompanyPage(services.db, id);
  return take(services, { ...written, job_id: null, company_id: id, title: name }, from);
}

/** Keeps a report without who sent it: the ticket is all that leads back to it. */
const take = ({ db, seal }: Wanted, report: NewReport, from: { address: string }): Promise<Taken> =>
  db.transaction().execute(async (trx) => {
    const key = attemptKey('report', { address: from.address });
    await countAttempt(trx, { key, most: FROM_A_NETWORK, seconds: 86_400 });
    const id = await insertReport(trx, report);
    return { id, ticket: signNumber(seal, 'reports', id) };
  });

/** What has become of a report, for whoever has its ticket. */
export async function readState({ db, seal }: Wanted, ticket: string): Promise<ReportState> {
  const id = signedNumber(seal, 'reports', ticket);
  const found = id === null ? undefined : await findReport(db, id);
  if (!found) throw refuse('resource.report.not_found');
  const { title, reason, created_at, decided_at, outcome, answer } = found;
  return { id: found.id, title, reason, created_at, decided_at, outcome, answer };
}

type Reports = Answer<(typeof reports)['GET /barong/admin/reports']>;

export async function readReports(
  db: Db,
  { status, ...paging }: Paging & { status: 'open' | 'decided' },
): Promise<Reports> {
  const { rows, meta } = await listReports(db, status, paging);
  return { reports: rows, open_count: await countOpenReports(db), meta };
}

/** Decides a report once; its answer is what the reporter reads at their link. */
export const decideReport = (
  db: Db,
  adminId: number,
  id: number,
  decision: { outcome: ReportOutcome; answer: string },
): Promise<Report> =>
  db.transaction().execute(async (trx) => {
    const isDecided = await decide(trx, id, { ...decision, adminId });
    const report = await findReport(trx, id);
    if (!report) throw refuse('resource.report.not_found');
    if (!isDecided) throw refuse('resource.report.decided');
    const { outcome } = decision;
    await recordAct(trx, { act: 'report_decided', subject: ['report', id], after: { outcome } });
    return report;
  });
