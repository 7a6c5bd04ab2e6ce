/** Facts about score cards, for SQL in which the table is called `applications`. */
import { sql } from 'kysely';

/** Whoever holds the interview judges before reading what others think. */
export const isHiddenFrom = (viewerId: number) => sql<boolean>`(exists (
    select from interview_panel join interviews on interviews.id = interview_panel.interview_id
    where interviews.application_id = applications.id and interviews.state <> 'cancelled'
      and interview_panel.account_id = ${viewerId})
  and not exists (select from score_cards
    where application_id = applications.id and author_id = ${viewerId}))`;

/** The average of all cards; null without one, and for whoever may not see them yet. */
export const averageScore = (viewerId: number) => sql<number | null>`(
  select round(avg(overall), 1)::float8 from score_cards
  where application_id = applications.id and not ${isHiddenFrom(viewerId)})`;
