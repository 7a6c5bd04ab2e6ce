import type { Updateable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Trx } from '../../platform/database.ts';
import { type Subscription, updateSubscription } from './queries.ts';
import { type Happening, stateAfter } from './states.ts';

/** Moves a subscription as its state allows; undefined where that cannot happen to it. */
export async function move(
  trx: Trx,
  { id, state }: Subscription,
  happening: Happening,
  set: Updateable<Database['subscriptions']> = {},
): Promise<Subscription | undefined> {
  const after = stateAfter(state, happening);
  return after && updateSubscription(trx, id, { ...set, state: after });
}
