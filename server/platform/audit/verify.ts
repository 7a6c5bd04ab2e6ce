/** Reads the whole audit log and finds what somebody changed, removed, put in or forged. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Seal } from '../secrets/seal.ts';
import { keysOfAudit, macOf, type Place, placeHashOf, type Vouched } from './audit.ts';

/**
 * The place of an entry in the chain, with its hash. Kept elsewhere, it shows whether later the end
 * of the log was cut off.
 */
export interface Head {
  seq: number;
  hash: string;
}

export interface Verified {
  /** Sentences, about the oldest entry first; empty if the log is as it was written. */
  faults: string[];
  sealed: number;
  waiting: number;
  /** How many places were erased, because of their age or with an account. */
  erased: number;
  head: Head;
  /** Whether the app's own role could change the log, because no superuser made it. */
  ownsLog: boolean;
}

const ROWS_AT_ONCE = 5_000;
/** Any further faults are only counted. */
const MOST_FAULTS = 50;
const WAITING_MINUTES = 15;

interface Row extends Vouched, Place {
  id: number;
  seq: number | null;
  hash: string | null;
  mac: string;
  salt: string | null;
  waits_long: boolean;
  /**
   * The text that is hashed. It is put together here, because somebody could have changed the
   * function in the database.
   */
  text: string;
}

const rowsWhere = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Row>`
  select id, seq, hash, nonce, act, actor_id, actor_role, subject, subject_id, before, after, route,
    request_id, place_hash, mac, salt, network, browser, system,
    at < now() - make_interval(mins => ${WAITING_MINUTES}) as waits_long,
    jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), nonce, act,
      actor_id, actor_role, subject, subject_id, before, after, route, request_id, place_hash,
      mac)::text as text
  from audit.entries left join audit.places on entry_id = id
  where ${where} order by ${order} limit ${ROWS_AT_ONCE}`;

/** The entries of the chain after this place, in their order. */
const sealedAfter = (db: Db, seq: number) =>
  rowsAfter(db, seq, {
    part: (last) => rowsWhere(sql`seq > ${last}`, sql`seq`),
    keyOf: (row) => row.seq ?? 0,
  });

/** The entries that are not in the chain yet, the oldest first. */
const waitingEntries = (db: Db) =>
  rowsAfter(db, 0, {
    part: (last) => rowsWhere(sql`seq is null and id > ${last}`, sql`id`),
    keyOf: (row) => row.id,
  });

interface Parts {
  part: (last: number) => RawBuilder<Row>;
  /** By what the rows are ordered. */
  keyOf: (row: Row) => number;
}

async function* rowsAfter(db: Db, start: number, { part, keyOf }: Parts): AsyncGenerator<Row> {
  let last = start;
  for (;;) {
    const { rows } = await part(last).execute(db);
    for (const row of rows) {
      yield row;
      last = keyOf(row);
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/**
 * Checks every entry: its hash after the one before, the server's own mark on it, and its place.
 * With `known`, the head that an earlier check returned, also checks that the chain still contains
 * it.
 */
export async function verifyAudit(
  db: Db,
  seal: Pick<Seal, 'keysFor'>,
  known?: Head,
): Promise<Verified> {
  const keys = keysOfAudit(seal);
  const start = await db
    .selectFrom('audit.start')
    .select(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const faults: string[] = [];
  let [sealed, waiting, erased] = [0, 0, 0];
  let head: Head = start;
  /** The hash that the place of `known` has now. */
  let present = start.seq === known?.seq ? start.hash : undefined;
  for await (const row of sealedAfter(db, start.seq)) {
    faults.push(...faultsOfLink(head, row), ...faultsOf(row, keys));
    head = { seq: row.seq ?? 0, hash: row.hash ?? '' };
    if (head.seq === known?.seq) present = head.hash;
    if (isErased(row)) erased += 1;
    sealed += 1;
  }
  for await (const row of waitingEntries(db)) {
    faults.push(...faultsOf(row, keys));
    if (row.waits_long) faults.push(`Entry ${row.id} waits for its place in the chain too long.`);
    if (isErased(row)) erased += 1;
    waiting += 1;
  }
  if (known && known.seq > head.seq) {
    faults.push(`The end was cut off: the log has ${head.seq} places and had ${known.seq}.`);
  } else if (known && known.seq >= start.seq && present !== known.hash) {
    faults.push(`Place ${known.seq} has another hash than before: the chain was written anew.`);
  }
  const more = faults.length - MOST_FAULTS;
  if (more > 0) faults.splice(MOST_FAULTS, more, `${more} more.`);
  return { faults, sealed, waiting, erased, head, ownsLog: await isOwner(db) };
}

const isErased = ({ salt, place_hash }: Row) => salt === null && place_hash !== null;

/** What is wrong with an entry by itself. */
function faultsOf(row: Row, keys: readonly Buffer[]): string[] {
  const faults: string[] = [];
  if (!keys.some((key) => macOf(key, row) === row.mac)) {
    faults.push(`Entry ${row.id} was not written by this server, or changed since.`);
  }
  if (row.salt !== null && placeHashOf(row.salt, row) !== row.place_hash) {
    faults.push(`Entry ${row.id} tells of another place than when it was written.`);
  }
  return faults;
}

/** What is wrong between the last entry of the chain so far and the next one. */
function faultsOfLink(head: Head, row: Row): string[] {
  const [next, seq] = [head.seq + 1, row.seq ?? 0];
  if (seq === next) {
    return hashAfter(head.hash, row.text) === row.hash
      ? []
      : [`Entry ${row.id} does not follow from the one before: one of the two was changed.`];
  }
  return [
    seq - 1 === next
      ? `The entry at place ${next} was removed.`
      : `The entries at places ${next} to ${seq - 1} were removed.`,
  ];
}

const hashAfter = (previous: string, text: string): string =>
  createHash('sha256').update(`${previous}\n${text}`).digest('hex');

async function isOwner(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(current_user, nspowner, 'member') as owns
      from pg_namespace where nspname = 'audit'`.execute(db);
  return rows[0]?.owns ?? false;
}
