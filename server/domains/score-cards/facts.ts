/** Facts about score cards, for SQL in which the table is called `applications`. */
import { sql } from 'kysely';

/** The viewer has declined to write a card. */
export const hasWaived = (viewerId: number) => sql<boolean>`exists (
  select from score_card_waivers
  where application_id = applications.id and account_id = ${viewerId})`;

/**
 * A member who may write a card, on the panel or not, does not see the others' before having written their own or
 * declined to.
 */
export const isHiddenFrom = (viewerId: number) => sql<boolean>`(applications.status <> 'withdrawn'
  and not exists (select from score_cards
    where application_id = applications.id and author_id = ${viewerId})
  and not ${hasWaived(viewerId)}
  and not exists (select from accounts where id = ${viewerId} and team_role = 'viewer'))`;

/** The average of all cards; null without cards, and for those who may not see them yet. */
export const averageScore = (viewerId: number) => sql<number | null>`(
  select round(avg(overall), 1)::float8 from score_cards
  where application_id = applications.id and not ${isHiddenFrom(viewerId)})`;
