/** Judges the state of the portal itself: what is well, what is not, and why. */
import type {
  Health,
  HealthPart,
  HealthState,
  healthCauses,
} from '../../../contract/admin/health.ts';
import type { HealthReadings } from '../../platform/health/health.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TasksState } from '../../platform/tasks.ts';

const LATE_SECONDS = 600;
/** One mail or push may fail for a day because of its address; when this many fail, a service is down. */
const MANY_RETRIED = 10;
const GIB = 1_073_741_824;
const HOUR_MS = 3_600_000;
/** A nightly backup, plus two hours for making it. */
const BACKUP_OLD_MS = 26 * HOUR_MS;
const BACKUP_TOO_OLD_MS = 7 * 24 * HOUR_MS;
/** With fewer searches, the slowest one says nothing about the next. */
const SEARCHES_LEAST = 20;
const STATEMENTS_LEAST = 20;
const STATEMENTS_SHOWN = 5;
/** A statement that ran once may have met a cold disk. */
const RUNS_LEAST = 5;

type Cause<P extends HealthPart> = (typeof healthCauses)[P][number];
type Rule<P extends HealthPart> = readonly [holds: boolean, state: HealthState, cause: Cause<P>];

/** The first rule that holds; rules are ordered from worst to best. */
function judged<P extends HealthPart>(rules: readonly Rule<P>[]) {
  const [, state, cause] = rules.find(([holds]) => holds) ?? [true, 'good' as const, null];
  return { state, cause };
}

const tasksOf = ({ waiting, retried, failed, oldestSeconds }: TasksState) => ({
  waiting,
  retried,
  given_up: failed,
  oldest_seconds: oldestSeconds,
});

/** Refuses while the database does not answer, because then no admin could be signed in to see it. */
export function judge({ queue, database, ...read }: HealthReadings, now: number): Health {
  if (!queue || !database) throw refuse('server.not_ready');
  const { mails, tasks } = queue;
  return {
    queue: {
      ...judged<'queue'>([
        [tasks.oldestSeconds > LATE_SECONDS, 'bad', 'tasks_late'],
        [tasks.retried >= MANY_RETRIED, 'watch', 'tasks_retried'],
        [tasks.failed > 0, 'watch', 'tasks_given_up'],
      ]),
      ...tasksOf(tasks),
    },
    mail: {
      ...judged<'mail'>([
        [mails.oldestSeconds > LATE_SECONDS, 'bad', 'mails_late'],
        [mails.retried >= MANY_RETRIED, 'bad', 'mails_retried'],
        [mails.retried > 0, 'watch', 'mails_retried'],
        [mails.failed > 0, 'watch', 'mails_given_up'],
      ]),
      ...tasksOf(mails),
    },
    disk: diskOf(read.disks),
    database: databaseOf(database),
    backup: backupOf(read.backup, now),
    search: searchOf(read.searches),
    statements: statementsOf(read.statements),
  };
}

function diskOf(disks: HealthReadings['disks']): Health['disk'] {
  const has = (share: number, bytes: number) =>
    disks.some((disk) => disk.free_bytes < Math.max(share * disk.total_bytes, bytes));
  return {
    ...judged<'disk'>([
      [has(0.03, GIB), 'bad', 'disk_full'],
      [has(0.1, 3 * GIB), 'watch', 'disk_filling'],
    ]),
    disks,
  };
}

function databaseOf(database: NonNullable<HealthReadings['database']>): Health['database'] {
  const { is_replica, replica, ...shown } = database;
  const used = shown.connections / shown.connections_most;
  return {
    ...judged<'database'>([
      [is_replica, 'bad', 'database_read_only'],
      [used >= 0.95, 'bad', 'connections_used_up'],
      [used >= 0.8, 'watch', 'connections_many'],
      [replica === 'away', 'watch', 'replica_away'],
      [replica === 'behind', 'watch', 'replica_behind'],
    ]),
    ...shown,
  };
}

function backupOf(backup: HealthReadings['backup'], now: number): Health['backup'] {
  const { newest_ms, folder, nightly } = backup;
  const age = newest_ms === null ? null : now - newest_ms;
  return {
    ...judged<'backup'>([
      [age === null, 'bad', 'backup_none'],
      [age !== null && age > BACKUP_TOO_OLD_MS, 'bad', 'backup_old'],
      [age !== null && age > BACKUP_OLD_MS, 'watch', 'backup_old'],
      [!nightly, 'watch', 'backup_not_nightly'],
    ]),
    newest_at: newest_ms === null ? null : new Date(newest_ms).toISOString(),
    folder,
    nightly,
  };
}

function searchOf(searches: HealthReadings['searches']): Health['search'] {
  const p95 = searches.p95_ms ?? 0;
  return {
    ...judged<'search'>([
      [searches.count < SEARCHES_LEAST, 'unknown', 'searches_few'],
      [p95 > 1_000, 'bad', 'searches_slow'],
      [p95 > 300, 'watch', 'searches_slow'],
    ]),
    ...searches,
  };
}

function statementsOf({ count, shapes }: HealthReadings['statements']): Health['statements'] {
  const slowerThan = (ms: number) =>
    shapes.some((one) => one.count >= RUNS_LEAST && one.total_ms / one.count > ms);
  return {
    ...judged<'statements'>([
      [count < STATEMENTS_LEAST, 'unknown', 'statements_few'],
      [slowerThan(1_000), 'bad', 'statements_slow'],
      [slowerThan(300), 'watch', 'statements_slow'],
    ]),
    count,
    slowest: shapes.slice(0, STATEMENTS_SHOWN),
  };
}
