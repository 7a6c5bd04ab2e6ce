import { type QueryCreator, sql } from 'kysely';
import type { ApplicationSource } from '../../../../contract/applications/sources.ts';
import type { SentAnswer } from '../../../../contract/jobs/questions.ts';
import type { CandidateSnapshot } from '../../../../db/tables/applications.ts';
import type { Database } from '../../../../db/schema.ts';
import { gathered, type WithGiven } from '../../../platform/batching/gathered.ts';
import { countingAttempt, DAY_SECONDS } from '../../../platform/limits/attempts.ts';
import { resumeToSend } from '../../documents/facts.ts';
import { answerDays } from '../../jobs/facts.ts';
import { profileOf } from '../../profiles/facts.ts';
import { contactSharedSince, isBlocked } from '../../sharing/facts.ts';
import { candidateName, endOfDayIn } from '../facts.ts';
import { recruitersOfJob } from '../queries.ts';
import { jobOfTracked } from '../tracker/tracker-queries.ts';

interface Applying {
  job_id: number;
  seeker_id: number;
  /** Null for the default resume. */
  resume_id: number | null;
}

const lockingSeekerAndJob = (query: WithGiven<Applying>) =>
  query
    .selectFrom('given')
    .innerJoin('jobs', 'jobs.id', 'given.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'given.seeker_id')
    .select(['given.at', 'given.seeker_id', 'given.resume_id'])
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
    .select(profileOf(sql.ref('seeker.id')).as('profile'))
    .forShare(['seeker', 'jobs']);

/**
 * A job with what its applicants are told of it, the seeker with their profile and resume, and the
 * recruiters to notify. Locks job, account and resume until the transaction ends: meanwhile the job
 * cannot be closed, and neither account nor resume can be deleted.
 */
export const lockWhatIsSent = gathered(
  { job_id: 'bigint', seeker_id: 'bigint', resume_id: 'bigint' },
  (db: WithGiven<Applying>) =>
    db
      .with('found', lockingSeekerAndJob)
      .selectFrom('found')
      .selectAll()
      // The resume is locked after its owner, as in the deletion of both.
      .select(resumeToSend(sql.ref('found.seeker_id'), sql.ref('found.resume_id')).as('resume')),
);

export const SENDINGS_A_DAY = { most: 5, seconds: DAY_SECONDS };
export const APPLICATIONS_A_DAY = { most: 200, seconds: DAY_SECONDS };

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
  /**
   * Whether the company must not learn who sent it, because the job is reviewed blind. Only for new
   * applications: one that is sent again stays as it was.
   */
  is_hidden: boolean;
  shares_contact: boolean;
  source: ApplicationSource;
  referral_id: number | null;
  /** The key of SENDINGS_A_DAY. */
  sendings_key: string;
  /** The key of APPLICATIONS_A_DAY. */
  applications_key: string;
}

/** The row of a new application, or of a withdrawn one that is sent again. */
const insertingSent = (query: WithGiven<NewApplication>) =>
  query
    .insertInto('applications')
    .columns([...SENT, 'answer_due_at'])
    .expression((row) =>
      row
        .selectFrom('given')
        .select(SENT)
        .select(endOfDayIn(sql.ref('answer_days')).as('answer_due_at')),
    )
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
    .returning([
      'id',
      'seeker_id',
      'job_id',
      'created_at',
      'updated_at',
      'answer_due_at',
      candidateName.as('candidate_name'),
      // A row that this statement inserted has no earlier version.
      sql<boolean>`xmax <> 0`.as('again'),
    ]);

/** The event of each application that was sent. */
const notingSent = (
  query: QueryCreator<Database & { kept: { id: number; seeker_id: number; again: boolean } }>,
) =>
  query
    .insertInto('application_events')
    .columns(['application_id', 'kind', 'status', 'actor_id', 'position'])
    .expression((row) =>
      row.selectFrom('kept').select([
        'kept.id',
        sql<
          'applied' | 'applied_again'
        >`case when again then 'applied_again' else 'applied' end`.as('kind'),
        sql<'pending'>`'pending'`.as('status'),
        'kept.seeker_id as actor_id',
        // Otherwise a trigger gives it the next position.
        sql<number>`case when not again then 1 end`.as('position'),
      ]),
    )
    .returning(['application_id', 'id as event_id', 'created_at as happened_at']);

/**
 * Stores a new application, or sends a withdrawn one again, with its event, and counts the sending.
 * Returns no row if the seeker already has one for this job that is not withdrawn, even if two
 * arrive at the same moment.
 */
export const keepApplication = gathered(
  {
    job_id: 'bigint',
    seeker_id: 'bigint',
    cover_letter: 'text',
    candidate: 'jsonb',
    answers: 'jsonb',
    resume_id: 'bigint',
    resume_name: 'text',
    answer_days: 'int',
    is_hidden: 'boolean',
    shares_contact: 'boolean',
    source: 'text',
    referral_id: 'bigint',
    sendings_key: 'text',
    applications_key: 'text',
  },
  (db: WithGiven<NewApplication>) =>
    db
      .with('kept', insertingSent)
      .with('noted', notingSent)
      .with('sendings', () => countingAttempt(sql.ref('sendings_key'), SENDINGS_A_DAY, sql`given`))
      .with('sent', () =>
        countingAttempt(sql.ref('applications_key'), APPLICATIONS_A_DAY, sql`given`),
      )
      .selectFrom('given')
      .innerJoin('kept', (join) =>
        join
          .onRef('kept.job_id', '=', 'given.job_id')
          .onRef('kept.seeker_id', '=', 'given.seeker_id'),
      )
      .innerJoin('noted', 'noted.application_id', 'kept.id')
      .select([
        'given.at',
        'kept.id',
        'kept.created_at',
        'kept.updated_at',
        'kept.answer_due_at',
        'kept.candidate_name',
        'kept.again',
        'noted.event_id',
        'noted.happened_at',
        sql<boolean>`exists (select from sendings where key = given.sendings_key)`.as(
          'may_send_this',
        ),
        sql<boolean>`exists (select from sent where key = given.applications_key)`.as('may_send'),
      ]),
);

/** The parts of a new application that differ from application to application. */
const SENT = [
  'job_id',
  'seeker_id',
  'cover_letter',
  'candidate',
  'answers',
  'resume_id',
  'resume_name',
  'answer_days',
  'is_hidden',
  'shares_contact',
  'source',
  'referral_id',
] as const;
