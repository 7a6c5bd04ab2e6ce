/** The figures about hiring that recruiters are shown. */
import type { Language } from '../../../contract/endpoint.ts';
import {
  answerSpans,
  type FigurePeriod,
  type FigureTable,
  type HiringFigures,
  hiringStages,
  passedStages,
} from '../../../contract/hiring-figures.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { noteWork } from '../work-events/work-events.ts';
import {
  countAnswers,
  countByDay,
  countBySource,
  listJobs,
  measureProgress,
  measureStays,
  type Progress,
} from './queries.ts';
import { recordsOf } from './sheet.ts';

export async function readFigures(
  db: Db,
  recruiter: SignedIn,
  period: FigurePeriod,
): Promise<HiringFigures> {
  const companyId = companyOf(recruiter);
  const days = await countByDay(db, companyId, period);
  const sources = await countBySource(db, companyId, period);
  const progress = await measureProgress(db, companyId, period);
  const answers = await countAnswers(db, companyId, period);
  const stays = await measureStays(db, companyId, period);
  const jobs = await listJobs(db, companyId);
  const all = progress.find(({ job_id }) => job_id === null);
  const reached = { ...all, applied: all?.applications };
  return {
    days,
    stages: hiringStages.map((stage) => ({ stage, applications: reached[stage] ?? 0 })),
    sources,
    times: progress.flatMap(timesOfJob),
    answers: answerSpans.map((within, place) => ({
      within,
      applications: answers.find(({ span }) => span === place)?.applications ?? 0,
    })),
    stays: passedStages.map((stage) => {
      const { count = 0, median_hours = null } = stays.find(({ status }) => status === stage) ?? {};
      return { stage, count, median_hours };
    }),
    closing: jobs
      .filter(({ is_closing }) => is_closing)
      .toSorted((one, other) => one.expires_at.localeCompare(other.expires_at))
      .map(({ id, title, location, posted_at, expires_at, applications }) => ({
        job_id: id,
        job_title: title,
        location,
        posted_at,
        expires_at,
        applications,
      })),
    jobs: jobs.map(({ id, title, location, posted_at }) => ({ id, title, location, posted_at })),
  };
}

/** How long a job's applicants waited; nothing for the row of all jobs together. */
const timesOfJob = (row: Progress): HiringFigures['times'] =>
  row.job_id === null
    ? []
    : [
        {
          job_id: row.job_id,
          job_title: row.job_title ?? '',
          location: row.location ?? '',
          posted_at: row.posted_at ?? '',
          applications: row.applications,
          first_look: {
            count: row.looked_at,
            median_hours: row.look_median,
            p90_hours: row.look_p90,
          },
          answer: {
            count: row.answered,
            median_hours: row.answer_median,
            p90_hours: row.answer_p90,
          },
        },
      ];

export async function exportFigures(
  db: Db,
  recruiter: SignedIn,
  { table, ...period }: FigurePeriod & { table: FigureTable },
  language: Language,
): Promise<FileAnswer> {
  const figures = await readFigures(db, recruiter, period);
  await noteSecurityEvent(db, { kind: 'export' });
  const { id: actor_id, company_id } = recruiter;
  if (company_id !== null) {
    const { job_id = null } = period;
    await noteWork(db, { kind: 'figures_exported', company_id, actor_id, job_id });
  }
  const name = `vritti-${table}-${figures.days.at(-1)?.day}`;
  return csvFile(name, recordsOf(figures, table, language));
}
