/** Facts about subscriptions, for SQL in which the table is called `subscriptions`. */
import { sql } from 'kysely';
import { standingStates } from '../../../contract/money/subscription-states.ts';

/** Whether the buyer has what they bought. */
export const isStanding = sql<boolean>`(subscriptions.state in (${sql.join(
  standingStates.map((state) => sql.lit(state)),
)}) and (subscriptions.state <> 'canceled' or subscriptions.period_to > now()))`;
