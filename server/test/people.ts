import type { Session } from '../../contract/accounts.ts';
import type { Portal } from './portal.ts';

let count = 0;
export const PASSWORD = 'Mango-tree-42';

/** Registers somebody by the API; `verified` also reads the mailed code and confirms it. */
export async function register(
  portal: Portal,
  { role = 'user', name = 'Asha Rao', verified = true, email = '' } = {},
): Promise<Session> {
  count += 1;
  const address = email || `${role}${count}-${process.pid}@people.test`;
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
