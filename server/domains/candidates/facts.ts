/** Facts about candidates for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';

/** Whether the company has put each of these tags on the seeker; capitals make no difference. */
export const isTagged = (
  tags: readonly string[],
  { company, seeker }: { company: RawBuilder<unknown>; seeker: string },
) =>
  sql<boolean>`(select count(*) from candidate_tags
    where candidate_tags.company_id = ${company} and candidate_tags.account_id = ${sql.ref(seeker)}
      and lower(candidate_tags.tag) = any(
        select distinct lower(wanted) from unnest(${[...tags]}::text[]) as wanted))
    = (select count(distinct lower(wanted)) from unnest(${[...tags]}::text[]) as wanted)`;
