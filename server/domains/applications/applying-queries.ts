import { sql } from 'kysely';
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import type { SentAnswer } from '../../../contract/jobs/questions.ts';
import type { CandidateSnapshot } from '../../../db/schema.ts';
import type { Trx } from '../../platform/database.ts';
import { answerDays } from '../jobs/facts.ts';
import { isBlocked } from '../sharing/facts.ts';
import { candidateName, endOfDayIn } from './facts.ts';
import { jobOfTracked } from './tracker-queries.ts';

/**
 * A job with what its applicants are told of it, and whoever applies. Locks both until the transaction
 * ends: the job cannot be closed meanwhile, the account cannot be deleted.
 */
export const lockJobAndSeeker = (trx: Trx, jobId: number, seekerId: number) =>
  trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', (join) => join.on('seeker.id', '=', seekerId))
    .select(jobOfTracked)
    .select([
      'jobs.status as job_status',
      'jobs.questions',
      'jobs.is_blind',
      answerDays.as('answer_days'),
    ])
    .select(isBlocked(seekerId, 'jobs.company_id').as('is_kept_from'))
    .select(['seeker.name', 'seeker.email', 'seeker.phone', 'seeker.state'])
    .where('jobs.id', '=', jobId)
    .forShare(['seeker', 'jobs'])
    .executeTakeFirst();

interface NewApplication {
  job_id: number;
  seeker_id: number;
  cover_letter: string;
  candidate: CandidateSnapshot;
  answers: SentAnswer[];
  resume_id: number | null;
  resume_name: string | null;
  /** Within how many days the company promises to answer; null for no clock. */
  answer_days: number | null;
  /** The job is reviewed blind. Sent again, an application is as known as it was. */
  is_hidden: boolean;
  source: ApplicationSource;
  referral_id: number | null;
}

/**
 * Stores a new application, or sends a withdrawn one again, and notes that. Undefined if the seeker
 * already has one for this job that is not withdrawn, even if two arrive at the same moment.
 */
export const keepApplication = (trx: Trx, { candidate, answers, ...sending }: NewApplication) =>
  trx
    .with('kept', (db) =>
      db
        .insertInto('applications')
        .values({
          ...sending,
          candidate: JSON.stringify(candidate),
          answers: JSON.stringify(answers),
          answer_due_at: endOfDayIn(sql`${sending.answer_days}`),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['job_id', 'seeker_id'])
            .doUpdateSet((row) => ({
              status: 'pending',
              cover_letter: row.ref('excluded.cover_letter'),
              candidate: row.ref('excluded.candidate'),
              answers: row.ref('excluded.answers'),
              resume_id: row.ref('excluded.resume_id'),
              resume_name: row.ref('excluded.resume_name'),
              source: row.ref('excluded.source'),
              referral_id: row.ref('excluded.referral_id'),
              // The time of this sending; the first one stays in the timeline.
              created_at: sql<string>`now()`,
              updated_at: sql<string>`now()`,
              answer_days: row.ref('excluded.answer_days'),
              answer_due_at: row.ref('excluded.answer_due_at'),
              answered_at: null,
              answer_late: false,
              answer_reminders: 0,
            }))
            .where('applications.status', '=', 'withdrawn'),
        )
        // A row that this statement inserted has no earlier version.
        .returning([
          'id',
          'created_at',
          'updated_at',
          'answer_due_at',
          candidateName.as('candidate_name'),
          sql<boolean>`xmax <> 0`.as('again'),
        ]),
    )
    .with('noted', (db) =>
      db
        .insertInto('application_events')
        .columns(['application_id', 'kind', 'status', 'actor_id'])
        .expression(
          db
            .selectFrom('kept')
            .select([
              'kept.id',
              sql<
                'applied' | 'applied_again'
              >`case when again then 'applied_again' else 'applied' end`.as('kind'),
              sql<'pending'>`'pending'`.as('status'),
              sql<number>`${sending.seeker_id}::bigint`.as('actor_id'),
            ]),
        )
        .returning(['id as event_id', 'created_at as happened_at']),
    )
    .selectFrom(['kept', 'noted'])
    .selectAll()
    .executeTakeFirst();
