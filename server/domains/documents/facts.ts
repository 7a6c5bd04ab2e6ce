/** Facts about documents for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';

/** The default first, the others newest first. */
export const byDefault = sql`default_since desc nulls last, created_at desc, id desc`;

interface SentResume {
  resume_id: number;
  resume_name: string;
}

/**
 * The resume that the account sends: the one with this id, or its default; null if there is none. Locks
 * it against deletion until the transaction ends.
 */
export const resumeToSend = (
  account: RawBuilder<number>,
  chosen: RawBuilder<number | null>,
): RawBuilder<SentResume | null> => sql`(
  select json_build_object('resume_id', id, 'resume_name', doc_name) from documents
   where account_id = ${account} and deleted_at is null and doc_type = 'Resume'
     and id = coalesce(${chosen}::bigint, id)
   order by ${byDefault} limit 1 for key share)`;
