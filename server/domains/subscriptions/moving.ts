import type { Updateable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Trx } from '../../platform/database.ts';
import { type Subscription, updateSubscription } from './queries.ts';
import { type Happening, stateAfter } from './states.ts';

/** Moves a subscription to the next state; undefined if that is impossible in its present state. */
export async function move(
  trx: Trx,
  { id, state }: Subscription,
  happening: Happening,
  set: Updateable<Database['subscriptions']> = {},
): Promise<Subscription | undefined> {
  const after = stateAfter(state, happening);
  return after && updateSubscription(trx, id, { ...set, state: after });
}
