import type { Session } from '../../contract/accounts.ts';

export interface Person {
  name: string;
  email: string;
  session: Session;
}

/** A write in progress during the kill: whether it was stored is unknown. */
export interface PendingWrite {
  as: Person;
  path: string;
  body: object;
  key: string;
  acknowledged: (answer: { id: number }) => void;
}

/** The writes that the server acknowledged, which must never be lost. */
export interface Ledger {
  verified: string[];
  recruiters: Person[];
  seekers: Person[];
  /** Titles by id; each title is used once. */
  jobs: Map<number, string>;
  applications: Set<number>;
  /** To be repeated with the same Idempotency-Key. */
  unanswered: PendingWrite[];
  /** Unexpected answers, such as a 5xx. */
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
