import type { Session } from '../../contract/accounts.ts';

export interface Person {
  name: string;
  email: string;
  session: Session;
}

/** A write that was on its way when everything was killed: whether it was kept is not known. */
export interface Sending {
  as: Person;
  path: string;
  body: object;
  key: string;
  acknowledged: (answer: { id: number }) => void;
}

/** What the server has answered with success, so that it must never be lost. */
export interface Ledger {
  verified: string[];
  recruiters: Person[];
  seekers: Person[];
  /** Title by id; each title is used once. */
  jobs: Map<number, string>;
  applications: Set<number>;
  /** To be sent again, under the same Idempotency-Key. */
  unanswered: Sending[];
  /** Answers that nobody expected, such as a 5xx. */
  refused: string[];
}

export const openLedger = (): Ledger => ({
  verified: [],
  recruiters: [],
  seekers: [],
  jobs: new Map(),
  applications: new Set(),
  unanswered: [],
  refused: [],
});

export const acknowledgedIn = ({ verified, jobs, applications }: Ledger): number =>
  verified.length + jobs.size + applications.size;
