import { type Kysely, sql } from 'kysely';

/**
 * Revealing who sent an application is no choice of theirs: what they chose about their mail address and
 * number after they sent it stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function note_contact_of_application() returns trigger language plpgsql as $$
      declare company bigint := jobs.company_id from jobs where jobs.id = new.job_id;
      begin
        if tg_op = 'UPDATE' and old.is_hidden and not new.is_hidden and (
          exists (select from contact_shares as share
            where share.account_id = new.seeker_id and share.company_id = company
              and greatest(share.shared_at, share.ended_at) > new.created_at)
          or exists (select from contact_requests as request
            where request.account_id = new.seeker_id and request.company_id = company
              and request.answered_at > new.created_at)
          or exists (select from applications as later join jobs on jobs.id = later.job_id
            where later.seeker_id = new.seeker_id and jobs.company_id = company
              and later.created_at > new.created_at
              and not (later.is_hidden and later.shares_contact)))
        then return null;
        end if;
        if not new.shares_contact then perform stop_sharing_contact(new.seeker_id, company);
        elsif not new.is_hidden then
          perform share_contact(new.seeker_id, company, 'application');
        end if;
        return null;
      end $$`)
    .execute(db);
}
