import { hash, verify } from '@node-rs/argon2';
import { turns } from './turns.ts';

// OWASP's second recommended setting for argon2id (19 MiB, 2 passes): about 30 ms on one core.
// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Two at once leave threads for files and other work; two hundred waiting are seconds. A flood of
 * logins gets 429 then, and the rest of the server does not notice.
 */
const inTurn = turns({ atOnce: 2, waiting: 200 });

/** Slow on purpose: never within a transaction. Refuses with 429 when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

// Of a random text, so that an unknown address takes the same work as a known one.
const nobodysHash = hashPassword(crypto.randomUUID());

/** Whether the password fits; without a hash (unknown account) it does the same work and says no. */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash);
  const fits = await inTurn(() => verify(compared, password));
  return Boolean(passwordHash) && fits;
}
