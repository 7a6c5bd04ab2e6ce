import { sql } from 'kysely';
import { SAVED_JOB_NOTICE_DAYS } from '../../../contract/constants.ts';
import type { Trx } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

export interface Closing extends AccountHolder {
  job_id: number;
  job_title: string;
  company_name: string;
  location: string;
  expires_at: string;
}

/**
 * Marks saved jobs that are about to close as announced, and returns them with their seekers. Leaves out seekers who
 * have applied, and those who saved it in its last days, since they know.
 */
export async function markAnnounced(trx: Trx, limit: number): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    with closing as (
      select saved_jobs.account_id, saved_jobs.job_id
      from saved_jobs
      join jobs on jobs.id = saved_jobs.job_id
      join accounts on accounts.id = saved_jobs.account_id
      where saved_jobs.told_at is null and ${isOpen}
        and jobs.expires_at <= now() + make_interval(days => ${SAVED_JOB_NOTICE_DAYS}::int)
        and saved_jobs.created_at < jobs.expires_at - make_interval(days => ${SAVED_JOB_NOTICE_DAYS}::int)
        and accounts.state = 'active' and accounts.email_verified_at is not null
        and not exists (select from applications
          where applications.job_id = jobs.id and applications.seeker_id = accounts.id
            and applications.status <> 'withdrawn')
      limit ${limit} for update of saved_jobs skip locked
    ), told as (
      update saved_jobs set told_at = now() from closing
      where saved_jobs.account_id = closing.account_id and saved_jobs.job_id = closing.job_id
      returning saved_jobs.account_id, saved_jobs.job_id
    )
    select accounts.id, accounts.email, accounts.name, accounts.language, jobs.id as job_id,
      jobs.title as job_title, companies.name as company_name, jobs.location, jobs.expires_at
    from told
    join accounts on accounts.id = told.account_id
    join jobs on jobs.id = told.job_id
    join companies on companies.id = jobs.company_id
    order by jobs.expires_at, jobs.id, accounts.id`.execute(trx);
  return rows;
}
