/** What the thread of the search and the server's first thread send each other. */
import type { BrokenRule } from '../../../../contract/fields/issues.ts';
import type { Databases } from '../../../platform/postgres/databases.ts';
import type { Finders } from './finders.ts';

/** What the thread is started with. */
export interface Start {
  databases: Databases;
}

export type ToThread =
  | {
      kind: 'ask';
      id: number;
      name: keyof Finders;
      /** What follows the database. */
      args: unknown[];
      /** It may be read from the replica. */
      onReplica: boolean;
    }
  /** A topic that a server has announced. */
  | { kind: 'heard'; topic: string; about?: string | undefined }
  | { kind: 'end' };

export type FromThread =
  | ({ kind: 'answer'; id: number; spent: Spent } & Answer)
  /** The topics that it wants to hear. */
  | { kind: 'hears'; topics: string[] };

export type Answer = { result: unknown } | { refused: RefusedParts } | { failure: Error };

/** What a refusal is made of. */
interface RefusedParts {
  rules: readonly BrokenRule[];
  retryAfterSeconds?: number | undefined;
}

/** What has been asked of the database since the last answer. */
export interface Spent {
  statements: { text: string; ms: number }[];
  reads: { replica: number; primary: number };
}
