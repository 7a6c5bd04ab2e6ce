/** The messages between the search thread and the server's main thread. */
import type { Databases } from '../../../platform/postgres/databases.ts';
import type { PackedFailure } from './failures.ts';
import type { Finders } from './finders.ts';

/** The data with which the thread is started. */
export interface Start {
  databases: Databases;
  /** Where its index is saved for the next start. */
  indexFile?: string | undefined;
}

export type ToThread =
  | {
      kind: 'ask';
      id: number;
      name: keyof Finders;
      /** The arguments after the database. */
      args: unknown[];
      /** Whether it may be read from the replica. */
      onReplica: boolean;
    }
  /** A topic that a server has announced. */
  | { kind: 'heard'; topic: string; about?: string | undefined }
  /** Asks whether the thread still responds. */
  | { kind: 'ping' }
  | { kind: 'end' };

export type FromThread =
  | ({ kind: 'answer'; id: number } & Answer)
  /** The response to a ping. */
  | { kind: 'pong' }
  /** The topics that it listens to. */
  | { kind: 'hears'; topics: string[] };

type Answer = ({ result: unknown } | { failure: PackedFailure }) & { spent: DatabaseUse };

/** The statements since the last answer, and the present connections. */
export interface DatabaseUse {
  statements: { text: string; ms: number }[];
  reads: { replica: number; primary: number };
  connections: PoolCounts;
}

/** As a pool counts its connections, and statements waiting for one. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}
