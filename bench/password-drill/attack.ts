// Tries a list of passwords against accounts while their owners sign in from home.

/** The passwords to try, one after another. */
export interface Attack {
  name: string;
  tries: number;
  /** Wrong passwords continue for at least this long, so that memory use shows its trend. */
  leastSeconds: number;
  accounts: number;
  networks: number;
  /** How many of the last tries have the right password, each for another account. */
  rightOnes: number;
  /** An owner signs in from home after every so many tries, at most 500 times. */
  ownerEvery: number;
}

export interface Outcome {
  judged: number;
  refused: number;
  firstRefused: number | null;
  lastJudged: number | null;
  rightRefused: number;
  /** Other answers: server errors. */
  others: number;
  taken: number;
  owners: { in: number; refused: number };
  seconds: number;
}

export interface AttackCalls {
  /**
   * Tries a password on an account from the attacker's network with this number; returns the
   * status.
   */
  guess: (account: number, network: number, password: string) => Promise<number>;
  /** Signs the owner in from home; returns the status. */
  visit: (account: number) => Promise<number>;
  rightPassword: string;
}

const AT_ONCE = 16;
const VISITS_MOST = 500;

/** Runs tasks a few at a time until `isOver` returns true for the next number. */
export async function inParallel(
  isOver: (index: number) => boolean,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (!isOver(next)) await task((next += 1) - 1);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Runs the attack; `firstRefused` and `lastJudged` are positions in the list, from 1. */
export async function run(attack: Attack, { guess, visit, rightPassword }: AttackCalls) {
  const { tries, accounts, networks, rightOnes, ownerEvery, leastSeconds } = attack;
  const outcome: Outcome = {
    judged: 0,
    refused: 0,
    firstRefused: null,
    lastJudged: null,
    rightRefused: 0,
    others: 0,
    taken: 0,
    owners: { in: 0, refused: 0 },
    seconds: 0,
  };
  const count = (attempt: number, status: number, isRight: boolean) => {
    if (status === 200) outcome.taken += 1;
    else if (status === 429) outcome.refused += 1;
    else if (status === 401) outcome.judged += 1;
    else outcome.others += 1;
    if (status === 429) {
      outcome.firstRefused = Math.min(outcome.firstRefused ?? Infinity, attempt + 1);
      if (isRight) outcome.rightRefused += 1;
    } else outcome.lastJudged = Math.max(outcome.lastJudged ?? 0, attempt + 1);
  };
  const start = performance.now();
  const secondsSoFar = () => (performance.now() - start) / 1_000;
  await inParallel(
    (attempt) => attempt >= tries && secondsSoFar() >= leastSeconds,
    async (attempt) => {
      const isRight = attempt < tries && attempt >= tries - rightOnes;
      const password = isRight ? rightPassword : `Wrong-pass-${attempt}`;
      // Tries every account from every network: the account changes faster than the network.
      const network = Math.floor(attempt / accounts) % networks;
      const status = await guess(attempt % accounts, network, password);
      if (attempt < tries) count(attempt, status, isRight);
      else if (status === 200) outcome.taken += 1;
      const visits = Math.floor(attempt / ownerEvery);
      if (attempt % ownerEvery !== ownerEvery - 1 || visits >= VISITS_MOST) return;
      outcome.owners[(await visit(visits % accounts)) === 200 ? 'in' : 'refused'] += 1;
    },
  );
  return { ...outcome, seconds: secondsSoFar() };
}
