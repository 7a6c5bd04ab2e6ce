import type { User } from '../../contract/accounts.ts';
import type { Role } from '../../contract/endpoint.ts';
import { startSession } from '../platform/sessions.ts';
import type { Actor, Portal } from './portal.ts';

let count = 0;

/** An account in any state, also in those that no call leads to yet; answers its id. */
export async function openAccount(
  portal: Portal,
  role: Role,
  state: User['state'] = 'active',
): Promise<number> {
  count += 1;
  const { id } = await portal.db
    .insertInto('accounts')
    .values({
      uid: `ID${count}`,
      email: `${role}-${state}-${count}@states.test`,
      role,
      state,
      name: 'Asha Rao',
      // Of no password: nobody signs in to it.
      password_hash: 'none',
      email_verified_at: state === 'pending' ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A session of the account, whatever its state: one that was there before, say. */
export const openSession = (portal: Portal, accountId: number): Promise<Actor> =>
  startSession(portal.db, accountId, { address: '127.0.0.1', userAgent: '' });
