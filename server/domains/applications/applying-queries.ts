import { sql } from 'kysely';
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import { type Given, prepared } from '../../platform/database.ts';
import { countingAttempt } from '../../platform/limits/attempts.ts';
import { resumeToSend } from '../documents/facts.ts';
import { answerDays } from '../jobs/facts.ts';
import { profileOf } from '../profiles/facts.ts';
import { contactSharedSince, isBlocked } from '../sharing/facts.ts';
import { candidateName, endOfDayIn } from './facts.ts';
import { recruitersOfJob } from './queries.ts';
import { jobOfTracked } from './tracker/tracker-queries.ts';

interface Applying {
  job_id: number;
  seeker_id: number;
  /** Null for the default resume. */
  resume_id: number | null;
}

/**
 * A job with what its applicants are told of it, whoever applies with their profile and resume, and
 * who is to be told. Locks job, account and resume until the transaction ends: meanwhile the job
 * cannot be closed, and neither of the others be deleted.
 */
export const lockWhatIsSent = prepared((trx, given: Given<Applying>) =>
  trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', (join) => join.on('seeker.id', '=', given('seeker_id')))
    .select(jobOfTracked)
    .select([
      'jobs.status as job_status',
      'jobs.questions',
      'jobs.is_blind',
      answerDays.as('answer_days'),
      recruitersOfJob.as('recruiters'),
    ])
    .select([
      isBlocked('seeker.id', 'jobs.company_id').as('is_kept_from'),
      contactSharedSince('seeker.id', 'jobs.company_id').as('contact_shared_at'),
    ])
    .select(['seeker.name', 'seeker.email', 'seeker.phone', 'seeker.state'])
    .select([
      profileOf(sql.ref('seeker.id')).as('profile'),
      resumeToSend(sql.ref('seeker.id'), given('resume_id')).as('resume'),
    ])
    .where('jobs.id', '=', given('job_id'))
    .forShare(['seeker', 'jobs']),
);

export const SENDINGS_A_DAY = { most: 5, seconds: 86_400 };
export const APPLICATIONS_A_DAY = { most: 200, seconds: 86_400 };

interface NewApplication {
  job_id: number;
  seeker_id: number;
  cover_letter: string;
  /** A `CandidateSnapshot` as JSON. */
  candidate: string;
  /** Each `SentAnswer`, as JSON. */
  answers: string;
  resume_id: number | null;
  resume_name: string | null;
  /** Within how many days the company promises to answer; null for no clock. */
  answer_days: number | null;
  /** The job is reviewed blind. Sent again, an application is as known as it was. */
  is_hidden: boolean;
  shares_contact: boolean;
  source: ApplicationSource;
  referral_id: number | null;
  /** The key of SENDINGS_A_DAY. */
  sendings_key: string;
  /** The key of APPLICATIONS_A_DAY. */
  applications_key: string;
}

/**
 * Stores a new application, or sends a withdrawn one again, notes that and counts it. No row if the
 * seeker already has one for this job that is not withdrawn, even if two arrive at the same moment.
 */
export const keepApplication = prepared((trx, given: Given<NewApplication>) =>
  trx
    .with('kept', (db) =>
      db
        .insertInto('applications')
        .values({
          job_id: given('job_id'),
          seeker_id: given('seeker_id'),
          cover_letter: given('cover_letter'),
          candidate: given('candidate'),
          answers: given('answers'),
          resume_id: given('resume_id'),
          resume_name: given('resume_name'),
          answer_days: given('answer_days'),
          answer_due_at: endOfDayIn(given('answer_days')),
          is_hidden: given('is_hidden'),
          shares_contact: given('shares_contact'),
          source: given('source'),
          referral_id: given('referral_id'),
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
              shares_contact: row.ref('excluded.shares_contact'),
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
              sql<number>`${given('seeker_id')}::bigint`.as('actor_id'),
            ]),
        )
        .returning(['id as event_id', 'created_at as happened_at']),
    )
    .with('sendings', () => countingAttempt(given('sendings_key'), SENDINGS_A_DAY))
    .with('sent', () => countingAttempt(given('applications_key'), APPLICATIONS_A_DAY))
    .selectFrom(['kept', 'noted'])
    .selectAll()
    .select([
      sql<boolean>`exists (select from sendings)`.as('may_send_this'),
      sql<boolean>`exists (select from sent)`.as('may_send'),
    ]),
);
