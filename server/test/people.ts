import type { Session } from '../../contract/accounts.ts';
import { addAccount, addAdmin, PASSWORD, signIn } from '../../db/world/people.ts';
import type { Portal } from './portal.ts';

export { PASSWORD };

let count = 0;
const freshAddress = (role: string) => `${role}${(count += 1)}-${process.pid}@people.test`;

interface Registrant {
  role?: 'user' | 'hr';
  name?: string;
  /** Whether the address is confirmed. */
  verified?: boolean;
  email?: string;
}

/** Creates an account and a session, without the calls and mails of a registration. */
export async function register(
  portal: Portal,
  { role = 'user', name = 'Asha Rao', verified = true, email }: Registrant = {},
): Promise<Session> {
  const state = verified ? 'active' : 'pending';
  const facts = { name, state, email: email ?? freshAddress(role) } as const;
  return signIn(portal.db, await addAccount(portal.db, role, facts));
}

/** An admin, with all rights unless `admin_role` says which. */
export const registerAdmin = async (
  portal: Portal,
  facts: Parameters<typeof addAdmin>[1] = {},
): Promise<Session> => signIn(portal.db, await addAdmin(portal.db, facts));

/** Registers through the API, as people do; with `verified`, also enters the mailed code. */
export async function registerByForm(
  portal: Portal,
  { role = 'user', name = 'Asha Rao', verified = true, email }: Registrant = {},
): Promise<Session> {
  const address = email ?? freshAddress(role);
  const registered = await portal.call('POST /barong/identity/users', {
    body: {
      email: address,
      password: PASSWORD,
      username: name,
      data: JSON.stringify({ user_type: role }),
    },
  });
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
  if (!verified) return registered.body;
  await portal.work();
  const session = await portal.call('POST /barong/identity/verification/verify-otp', {
    body: { email: address, otp: portal.inbox.codeFor(address) },
  });
  if (session.status !== 200) throw new Error(JSON.stringify(session.body));
  return session.body;
}
