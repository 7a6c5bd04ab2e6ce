import { type Kysely, sql } from 'kysely';

/**
 * An application that is reviewed blind ends no share of contact before it is revealed: a company that saw
 * an address vanish as it came in would know whose it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function note_contact_of_application() returns trigger language plpgsql as $$
      declare company bigint := jobs.company_id from jobs where jobs.id = new.job_id;
      begin
        if new.is_hidden then return null; end if;
        if tg_op = 'UPDATE' and old.is_hidden and (
          exists (select from contact_shares as share
            where share.account_id = new.seeker_id and share.company_id = company
              and greatest(share.shared_at, share.ended_at) > new.created_at)
          or exists (select from contact_requests as request
            where request.account_id = new.seeker_id and request.company_id = company
              and request.answered_at > new.created_at)
          -- What they chose with a later application counts, once it took effect or where it shares less.
          or exists (select from applications as later join jobs on jobs.id = later.job_id
            where later.seeker_id = new.seeker_id and jobs.company_id = company
              and later.created_at > new.created_at
              and case when new.shares_contact then not (later.is_hidden and later.shares_contact)
                else not later.is_hidden and later.shares_contact end))
        then return null;
        end if;
        if new.shares_contact then
          perform share_contact(new.seeker_id, company, 'application');
        else
          perform stop_sharing_contact(new.seeker_id, company);
        end if;
        return null;
      end $$`)
    .execute(db);
}
