import { hash, verify } from '@node-rs/argon2';
import { turns } from '../limits/turns.ts';

// OWASP's second recommended setting for argon2id (19 MiB, 2 passes): about 30 ms on one core.
// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Two at once leave threads for files and other work, and two hundred that wait take seconds. In a
 * flood of logins the rest get 429, so that the server stays responsive. Known browsers and
 * networks have half of the turns, when they need them.
 */
export const inTurn = turns({ atOnce: 2, waiting: 200 });

/**
 * The argon2id hash of a password. Slow on purpose: never call it within a transaction. Refuses
 * with 429 when too many calls are waiting.
 */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

// The hash of a random text, so that an unknown address takes as long as a known one.
const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * Whether the password matches the hash. Without a hash (unknown account) it takes as long and
 * returns false. Refuses with 429 when too many calls are waiting; calls from a browser or network that
 * the account knows wait apart from strangers.
 */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
  from: { isKnown?: boolean } = {},
): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash);
  const fits = await inTurn(() => verify(compared, password), from);
  return Boolean(passwordHash) && fits;
}
