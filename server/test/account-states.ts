import type { User } from '../../contract/accounts.ts';
import type { Role } from '../../contract/endpoint.ts';
import { addAccount } from '../../db/world/people.ts';
import { createAdmin } from '../domains/accounts/admins.ts';
import { whileServing } from '../platform/security-events.ts';
import { startSession } from '../platform/sessions.ts';
import type { Actor, Portal } from './portal.ts';

/** Creates an account in any state, even one that no call leads to yet; returns its id. */
export const openAccount = async (
  portal: Portal,
  role: Role,
  state: User['state'] = 'active',
): Promise<number> => (await addAccount(portal.db, role, { state })).id;

/** A session of the account in any state, such as one from before a ban. */
export const openSession = (portal: Portal, accountId: number): Promise<Actor> =>
  startSession(portal.db, accountId, { address: '127.0.0.1', userAgent: '' });

/** Makes the first owner with a password, as the start does. */
export const makeOwner = (portal: Portal, owner: Parameters<typeof createAdmin>[1]) =>
  whileServing(portal.services.seal, 'test', () => createAdmin(portal.db, owner));
