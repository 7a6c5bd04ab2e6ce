/** Facts about candidates for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';
import { today } from '../../platform/calendar/days-in-india.ts';

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

const monthBegan = sql`date_trunc('month', ${today})::date`;

/**
 * The account ids of the strangers whom the company opened this month, in India's calendar: people
 * who neither applied to it nor agreed to be contacted. Somebody who sent a blind application is
 * not counted as a stranger: the count would reveal who sent it.
 */
export const openedStrangers = (company: RawBuilder<unknown>) => sql<number>`(
  select distinct view.account_id from profile_views as view
   where view.company_id = ${company} and view.reason = 'searched' and view.day >= ${monthBegan}
     and not ${isNoStranger({ company, seeker: sql.ref('view.account_id') })})`;

/** Whether the seeker applied to the company by name, or agreed to be contacted by it. */
export const isNoStranger = (one: { company: RawBuilder<unknown>; seeker: RawBuilder<unknown> }) =>
  sql<boolean>`(exists (select from candidate_search as known
      where known.company_id = ${one.company} and known.account_id = ${one.seeker})
    or exists (select from contact_requests as request where request.agreed
      and request.company_id = ${one.company} and request.account_id = ${one.seeker}))`;
