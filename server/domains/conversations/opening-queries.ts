import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { candidateName } from '../applications/facts.ts';
import { mayFind } from '../sharing/facts.ts';
import type { Reader } from './readers.ts';

/** An application of the seeker, or one to the company. Locked, because the seeker might just be undoing it. */
export const findApplication = (trx: Trx, { id, side, companyId }: Reader, applicationId: number) =>
  trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['applications.id', 'applications.seeker_id', 'applications.is_hidden'])
    .select(['jobs.company_id', candidateName.as('candidate_name')])
    .where('applications.id', '=', applicationId)
    .$if(side === 'seeker', (query) => query.where('applications.seeker_id', '=', id))
    .$if(side === 'company', (query) => query.where('jobs.company_id', '=', companyId))
    .forKeyShare('applications')
    .executeTakeFirst();

/** Whether the company knows the seeker: they applied by name, agreed to be contacted, or can be found. */
export const findSeeker = (trx: Trx, companyId: number, seekerId: number) =>
  trx
    .selectFrom('accounts as seeker')
    .select('seeker.id')
    .select([
      sql<boolean>`exists (select from applications join jobs on jobs.id = applications.job_id
        where applications.seeker_id = seeker.id and jobs.company_id = ${companyId}
          and not applications.is_hidden)`.as('has_applied'),
      sql<boolean>`exists (select from contact_requests as request where request.agreed
        and request.account_id = seeker.id and request.company_id = ${companyId})`.as('has_agreed'),
      mayFind('seeker.id', companyId).as('may_be_found'),
    ])
    .where('seeker.id', '=', seekerId)
    .where('seeker.role', '=', 'user')
    .executeTakeFirst();

interface RecruiterKnown {
  company_id: number;
  /** The seeker's newest application there, one by name before a hidden one; null without any. */
  application_id: number | null;
  is_hidden: boolean | null;
}

/** A recruiter whose company the seeker knows: they applied there, or have a conversation. */
export async function findRecruiter(
  trx: Trx,
  seekerId: number,
  recruiterId: number,
): Promise<RecruiterKnown | undefined> {
  const { rows } = await sql<RecruiterKnown>`
    select recruiter.company_id, sent.id as application_id, sent.is_hidden
      from accounts as recruiter
      left join lateral (select applications.id, applications.is_hidden
        from applications join jobs on jobs.id = applications.job_id
        where applications.seeker_id = ${seekerId} and jobs.company_id = recruiter.company_id
        order by applications.is_hidden, applications.id desc limit 1) as sent on true
     where recruiter.id = ${recruiterId} and recruiter.role = 'hr'
       and (sent.id is not null or exists (select from conversations where kind = 'candidate'
         and seeker_id = ${seekerId} and company_id = recruiter.company_id))`.execute(trx);
  return rows[0];
}

interface Pair {
  company_id: number;
  seeker_id: number;
  application_id: number | null;
  /**
   * The company reviews the application blind, so its conversation must stay separate from the
   * candidate's others.
   */
  is_blind: boolean;
}

/** Finds the conversation of the two, and makes it about this application from now on. */
export async function findPair(trx: Trx, pair: Pair): Promise<number | undefined> {
  const { company_id, seeker_id, application_id, is_blind } = pair;
  const { rows } = await sql<{ id: number }>`
    update conversations set application_id = coalesce(${application_id}::bigint, application_id)
     where id = (select id from conversations
       where kind = 'candidate' and company_id = ${company_id} and seeker_id = ${seeker_id}
         and (is_blind and application_id = ${application_id}::bigint
           or not ${is_blind}::boolean and not is_blind)
       order by is_blind desc limit 1)
     returning id`.execute(trx);
  return rows[0]?.id;
}

/** Creates a conversation, blocked if their others are; undefined if one was created meanwhile. */
export async function insertPair(trx: Trx, reader: Reader, pair: Pair) {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (kind, company_id, seeker_id, application_id, is_blind, opened_side,
        company_blocked_at, seeker_blocked_at)
    select 'candidate', ${pair.company_id}, ${pair.seeker_id}, ${pair.application_id}::bigint,
        ${pair.is_blind}, ${reader.side}, max(company_blocked_at), max(seeker_blocked_at)
      from conversations where company_id = ${pair.company_id} and seeker_id = ${pair.seeker_id}
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

/** The thread of the company's team, created if there is none. */
export async function keepTeamThread(trx: Trx, companyId: number): Promise<number> {
  await sql`
    insert into conversations (kind, company_id, opened_side) values ('team', ${companyId}, 'company')
    on conflict do nothing`.execute(trx);
  // Only a second statement sees a thread that a colleague has created at the same time.
  const { id } = await trx
    .selectFrom('conversations')
    .select('id')
    .where('kind', '=', 'team')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return id;
}
