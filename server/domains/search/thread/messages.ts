/** What the thread of the search and the server's first thread send each other. */
import type { Databases } from '../../../platform/postgres/databases.ts';
import type { PackedFailure } from './failures.ts';
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
  /** Whether it still answers. */
  | { kind: 'ping' }
  | { kind: 'end' };

export type FromThread =
  | ({ kind: 'answer'; id: number } & Answer)
  /** To a ping. */
  | { kind: 'pong' }
  /** The topics that it wants to hear. */
  | { kind: 'hears'; topics: string[] };

type Answer = ({ result: unknown } | { failure: PackedFailure }) & { spent: Spent };

/** What has been asked of the database since the last answer, and its connections now. */
export interface Spent {
  statements: { text: string; ms: number }[];
  reads: { replica: number; primary: number };
  connections: PoolCounts;
}

/** As a pool counts its connections, and statements that wait for one. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}
