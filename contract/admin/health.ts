import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

/** `unknown`: there is too little to judge by. */
const healthStates = ['good', 'watch', 'bad', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

/** Why something is not well; what to do about it follows from that. */
export const healthCauses = {
  queue: ['tasks_late', 'tasks_retried', 'tasks_given_up'],
  mail: ['mails_late', 'mails_retried', 'mails_given_up'],
  disk: ['disk_full', 'disk_filling'],
  database: [
    'database_read_only',
    'connections_used_up',
    'connections_many',
    'replica_away',
    'replica_behind',
  ],
  backup: ['backup_none', 'backup_old', 'backup_not_nightly'],
  search: ['searches_slow', 'searches_few'],
  statements: ['statements_slow', 'statements_few'],
} as const satisfies Record<string, readonly string[]>;
export type HealthPart = keyof typeof healthCauses;

const judged = <P extends HealthPart>(part: P) => ({
  state: z.enum(healthStates),
  /** Null where all is well. */
  cause: z.enum(healthCauses[part]).nullable(),
});

const tasks = {
  waiting: z.number(),
  /** Tasks that have failed several times, for some minutes at least, and are tried again. */
  retried: z.number(),
  /** Tasks that failed too often: they are not tried again, and are deleted after a week. */
  given_up: z.number(),
  /** For how long the oldest has been due. */
  oldest_seconds: z.number(),
};

export const Health = z.object({
  /** All tasks but mails. */
  queue: z.object({ ...judged('queue'), ...tasks }),
  mail: z.object({ ...judged('mail'), ...tasks }),
  disk: z.object({
    ...judged('disk'),
    /** Each disk of the server once, with what is stored on it. */
    disks: z.array(
      z.object({
        places: z.array(z.enum(['files', 'database', 'backups'])),
        free_bytes: z.number(),
        total_bytes: z.number(),
      }),
    ),
  }),
  database: z.object({
    ...judged('database'),
    answer_ms: z.number(),
    size_bytes: z.number(),
    /** Connections of all clients to the database server, and how many it allows. */
    connections: z.number(),
    connections_most: z.number(),
  }),
  backup: z.object({
    ...judged('backup'),
    /** When the newest was complete; null if there is none. */
    newest_at: z.string().nullable(),
    /** The folder on the server that holds the backups. */
    folder: z.string(),
    nightly: z.boolean(),
  }),
  /**
   * The last hour's searches that the answering server could not take from its cache, at most a
   * thousand.
   */
  search: z.object({
    ...judged('search'),
    count: z.number(),
    p95_ms: z.number().nullable(),
    slowest_ms: z.number().nullable(),
  }),
  /** Statements that the answering server sent in the last hour, without their values. */
  statements: z.object({
    ...judged('statements'),
    count: z.number(),
    /** Those that took most of the database's time, the most first. */
    slowest: z.array(
      z.object({
        /** What it does to what, such as `select jobs`. */
        name: z.string(),
        /** The beginning of its text. */
        text: z.string(),
        count: z.number(),
        total_ms: z.number(),
        longest_ms: z.number(),
      }),
    ),
  }),
});
export type Health = z.output<typeof Health>;

export const health = endpoints({
  'GET /barong/admin/health': {
    summary:
      'How the portal itself is: tasks, mails, disks, database, its statements, backups and searches, each judged',
    who: 'admin',
    admins: ['support'],
    output: Health,
  },
});
