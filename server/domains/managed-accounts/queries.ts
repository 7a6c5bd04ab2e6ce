import { type RawBuilder, sql } from 'kysely';
import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { RESUME_ACCESS_MINUTES } from '../../../contract/constants.ts';
import type { MissedFilter } from '../../../contract/admin/missed-filters.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { pageOf, pageOfLong } from '../../platform/page.ts';
import { liveSessions } from '../../platform/sessions.ts';
import { nameOfAdmin } from '../admins/facts.ts';
import { openJobs } from '../companies/facts.ts';
import { evidenceOf, levelOf } from '../company-evidence/facts.ts';
import { byDefault } from '../documents/facts.ts';
import { missedInterviews, missedOften } from '../interviews/facts.ts';
import { jobState } from '../jobs/facts.ts';
import { lockWithTeams } from '../team/team.ts';

// Admins manage seekers and recruiters; admins' own accounts are managed elsewhere (domains/admins).

export interface UserFilter {
  role?: 'member' | 'user' | 'hr' | undefined;
  state?: ManagedState | undefined;
  missed?: MissedFilter | undefined;
  email: string;
  search: string;
}

export interface HrFilter {
  company_name: string;
  status?: ManagedState | undefined;
  missed?: MissedFilter | undefined;
  search: string;
}

const isManaged = sql<boolean>`(accounts.state <> 'deleted' and accounts.role in ('user', 'hr'))`;
const state = sql<ManagedState>`accounts.state`;
const role = sql<'user' | 'hr'>`accounts.role`;

/** For `exists`, PostgreSQL would read all resumes once, also for a page of a few accounts. */
const hasResume = sql<boolean>`((select true from documents where account_id = accounts.id
  and doc_type = 'Resume' and deleted_at is null limit 1) is not null)`;

const userColumns = [
  'accounts.id',
  'accounts.uid',
  'accounts.name as username',
  'accounts.email',
  role.as('role'),
  state.as('state'),
  'accounts.created_at',
  hasResume.as('has_resume'),
] as const;

/** Matches part of a text, with the trigram index of the column. */
const contains = (column: string, part: string) =>
  sql<boolean>`${sql.ref(column)} ilike ${containing(part)}`;

/** The ids are found first, so that their index is used instead of looking at every account. */
const missesOften = {
  user: sql<boolean>`accounts.id = any(array${missedOften('candidate')})`,
  hr: sql<boolean>`accounts.company_id = any(array${missedOften('company')})`,
};

const usersOf = (db: Db, { role: asked, state: only, missed, email, search }: UserFilter) => {
  const wanted = asked === 'hr' ? 'hr' : 'user';
  let users = db
    .selectFrom('accounts')
    .select(userColumns)
    // A literal, so that the partial index of the lists is used.
    .where('accounts.role', '=', sql.lit(wanted))
    .where('accounts.state', '<>', sql.lit('deleted'))
    .orderBy('accounts.id', 'desc');
  if (only) users = users.where('accounts.state', '=', only);
  if (missed) users = users.where(missesOften[wanted]);
  if (email) users = users.where(contains('accounts.email', email));
  if (search) {
    users = users.where((row) =>
      row.or([contains('accounts.email', search), contains('accounts.name', search)]),
    );
  }
  return users;
};

export const listUsers = (db: Db, { page, limit, ...filter }: UserFilter & Paging) =>
  pageOfLong(usersOf(db, filter), { page, limit });

/** Everybody that the filter finds, for export. */
export const allUsers = (db: Db, filter: UserFilter) => usersOf(db, filter).execute();

const reportsOf = (company: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from message_reports where company_id = ${company}
    and reporter_side = 'seeker')`;

/**
 * People who work for a company whose name contains the text. The companies are a subquery of ids, so that their
 * index and that of the accounts are combined, and counting needs no join.
 */
const worksFor = (name: string) =>
  sql<boolean>`accounts.company_id = any(array(select id from companies as named
    where lower(named.name) like lower(${containing(name)})))`;

const recruitersOf = (db: Db, { company_name: name, status, missed, search }: HrFilter) => {
  let recruiters = db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.id', 'accounts.company_id')
    .select([
      'accounts.id',
      'accounts.uid',
      'accounts.name as username',
      'accounts.company_id',
      'companies.name as company_name',
      'accounts.email',
      'companies.industry',
      state.as('status'),
      sql<number>`case when companies.id is null then 0 else ${levelOf('companies')} end`.as(
        'verification_level',
      ),
      reportsOf(sql`companies.id`).as('reports_count'),
      'accounts.created_at',
    ])
    .where('accounts.role', '=', sql.lit('hr'))
    .where('accounts.state', '<>', sql.lit('deleted'))
    .orderBy('accounts.id', 'desc');
  if (status) recruiters = recruiters.where('accounts.state', '=', status);
  if (missed) recruiters = recruiters.where(missesOften.hr);
  if (name) recruiters = recruiters.where(worksFor(name));
  if (search) {
    recruiters = recruiters.where((row) =>
      row.or([
        contains('accounts.name', search),
        contains('accounts.email', search),
        worksFor(search),
      ]),
    );
  }
  return recruiters;
};

export const listRecruiters = (db: Db, { page, limit, ...filter }: HrFilter & Paging) =>
  pageOf(recruitersOf(db, filter), { page, limit });

/** Everybody that the filter finds, for export. */
export const allRecruiters = (db: Db, filter: HrFilter) => recruitersOf(db, filter).execute();

export const findRecruiter = (db: Db, id: number) =>
  recruitersOf(db, { company_name: '', search: '' })
    .where('accounts.id', '=', id)
    .executeTakeFirst();

/** An account in its present state, without what was done to it. */
export const findManaged = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .select([
      ...userColumns,
      'accounts.state_reason',
      'accounts.company_id',
      'accounts.team_role',
      sql<boolean>`accounts.email_verified_at is not null`.as('email_verified'),
      sql<boolean>`accounts.phone_verified_at is not null`.as('phone_verified'),
      sql<
        string | null
      >`(select max(last_seen_at) from sessions where account_id = accounts.id)`.as('last_seen_at'),
      sql<number>`(select count(*) from applications where seeker_id = accounts.id)`.as(
        'applications',
      ),
      sql<ManagedAccount['missed_interviews']>`case when accounts.role = 'hr'
        then ${missedInterviews('company', sql`accounts.company_id`)}
        else ${missedInterviews('candidate', sql`accounts.id`)} end`.as('missed_interviews'),
    ])
    .where('accounts.id', '=', id)
    .where(isManaged)
    .executeTakeFirst();

export const findCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .innerJoin('company_job_counts', 'company_job_counts.company_id', 'companies.id')
    .leftJoin(
      (job) =>
        job
          .selectFrom('job_search')
          .select([sql<number>`count(*)`.as('jobs')])
          .where('company_id', '=', id)
          .where('expires_at', '<=', sql<string>`now()`)
          .as('expired'),
      (join) => join.onTrue(),
    )
    .select([
      'companies.id',
      'companies.name',
      'companies.website',
      'companies.industry',
      evidenceOf('companies').as('evidence'),
      openJobs.as('open_jobs'),
      reportsOf(sql`companies.id`).as('reports_count'),
    ])
    .where('companies.id', '=', id)
    .executeTakeFirstOrThrow();

const JOBS_SHOWN = 10;
const EVENTS_SHOWN = 20;

export const listPostedJobs = (db: Db, accountId: number) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title', sql<string>`${jobState}`.as('status'), 'created_at'])
    .where('posted_by', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(JOBS_SHOWN)
    .execute();

export const listSessionsOf = (db: Db, accountId: number) =>
  liveSessions(db)
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .execute();

export const listStateChanges = (db: Db, accountId: number) =>
  db
    .selectFrom('account_state_changes')
    .select(['id', 'state', 'reason', nameOfAdmin('changed_by').as('by'), 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

export const listSecurityEventsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'outcome', 'count', 'last_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();

export const listNotes = (db: Db, accountId: number) =>
  db
    .selectFrom('account_notes')
    .select(['id', 'text', nameOfAdmin('written_by').as('by'), 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

/** Undefined for an account that admins do not manage. */
export const insertNote = (db: Db, note: { accountId: number; text: string; adminId: number }) =>
  db
    .insertInto('account_notes')
    .columns(['account_id', 'text', 'written_by'])
    .expression(
      db
        .selectFrom('accounts')
        .select([
          'accounts.id',
          sql<string>`${note.text}::text`.as('text'),
          sql<number>`${note.adminId}::bigint`.as('written_by'),
        ])
        .where('accounts.id', '=', note.accountId)
        .where(isManaged),
    )
    .returning('id')
    .executeTakeFirst();

/** The resume that is sent with applications. */
export const findResume = (db: Db, accountId: number) =>
  db
    .selectFrom('documents')
    .select(['id', 'doc_name', 'created_at'])
    .where('account_id', '=', accountId)
    .where('doc_type', '=', 'Resume')
    .where('deleted_at', 'is', null)
    .orderBy(byDefault)
    .limit(1)
    .executeTakeFirst();

interface Access {
  account_id: number;
  document_id: number;
  doc_name: string;
  reason: string;
  opened_by: number;
}

export const insertAccess = (trx: Trx, access: Access) =>
  trx.insertInto('resume_accesses').values(access).returning('id').executeTakeFirstOrThrow();

export const listAccesses = (
  db: Db,
  accountId: number,
): Promise<ManagedAccount['resume_accesses']> =>
  db
    .selectFrom('resume_accesses')
    .select(['id', 'doc_name', 'reason', nameOfAdmin('opened_by').as('by'), 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

/** The document for which this admin has recently given a reason. */
export const findAccess = (db: Db, id: number, adminId: number) =>
  db
    .selectFrom('resume_accesses')
    .select('document_id')
    .where('id', '=', id)
    .where('opened_by', '=', adminId)
    .where('created_at', '>', sql<string>`now() - make_interval(mins => ${RESUME_ACCESS_MINUTES})`)
    .executeTakeFirst();

export const findDeletionRequest = (db: Db, accountId: number) =>
  db
    .selectFrom('asked_deletions')
    .select(['reason', 'asked_by', nameOfAdmin('asked_by').as('by'), 'created_at as at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Locks the recruiter's account with its team; undefined if there is none. */
export async function lockRecruiter(trx: Trx, id: number) {
  await lockWithTeams(trx, 'id', [id]);
  return trx
    .selectFrom('accounts')
    .select(['id', 'uid'])
    .where('id', '=', id)
    .where('role', '=', 'hr')
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
}

export async function insertDeletionRequest(
  trx: Trx,
  asked: { account_id: number; reason: string; asked_by: number },
): Promise<void> {
  await trx.insertInto('asked_deletions').values(asked).execute();
}

export async function deleteDeletionRequest(trx: Trx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('asked_deletions')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
