/** The audit log: who did what to what, from where, and how it was before and after. */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditAct, AuditSubject } from '../../../contract/admin/audit-acts.ts';
import { canonicalJson } from '../secrets/canonical-json.ts';
import type { Db } from '../database.ts';
import type { Seal } from '../secrets/seal.ts';

/** States, amounts and names of choices: never names, addresses, reasons or other texts of people. */
type State = Readonly<Record<string, string | number | boolean | null>>;

export interface Act {
  act: AuditAct;
  /** What the act changed, as a kind and a number; absent if it concerned no single thing. */
  subject?: readonly [AuditSubject, number];
  before?: State;
  after?: State;
}

/** Who acts, and from where; what is unknown is absent. */
export interface Actor {
  actorId?: number | undefined;
  actorRole?: string | undefined;
  route?: string | undefined;
  requestId?: string | undefined;
  network?: string | null;
  browser?: string | null;
  system?: string | null;
}

/** The parts of an entry that the server's mark covers. */
export interface Vouched {
  nonce: string;
  act: string;
  actor_id: number | null;
  actor_role: string | null;
  subject: string | null;
  subject_id: number | null;
  before: State | null;
  after: State | null;
  route: string | null;
  request_id: string | null;
  place_hash: string | null;
}

export interface Place {
  network: string | null;
  browser: string | null;
  system: string | null;
}

const PURPOSE = 'audit log';

/**
 * The mark that shows that the server wrote an entry: it cannot be made with the database alone.
 */
export function macOf(key: Buffer, entry: Vouched): string {
  const { nonce, act, actor_id, actor_role, subject, subject_id, before, after } = entry;
  const { route, request_id, place_hash } = entry;
  const who = [nonce, act, actor_id, actor_role, subject, subject_id, before, after];
  const text = canonicalJson([...who, route, request_id, place_hash]);
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** The keys of the marks on entries, newest first. */
export const keysOfAudit = (seal: Pick<Seal, 'keysFor'>): Buffer[] => seal.keysFor(PURPOSE);

/** The entry contains only this hash of the place, so it stays valid when the place is erased. */
export const placeHashOf = (salt: string, { network, browser, system }: Place): string =>
  createHash('sha256')
    .update(canonicalJson([salt, network, browser, system]))
    .digest('base64url');

/**
 * Adds an entry. Call it in the transaction that makes the change, so that both happen or neither.
 */
export async function appendEntry(
  db: Db,
  seal: Pick<Seal, 'keyFor'>,
  { act, subject, before, after }: Act,
  { actorId, actorRole, route, requestId, network, browser, system }: Actor,
): Promise<void> {
  const place = { network: network ?? null, browser: browser ?? null, system: system ?? null };
  const hasPlace = Object.values(place).some((value) => value !== null);
  const salt = randomBytes(16).toString('base64url');
  const entry = {
    nonce: randomUUID(),
    act,
    actor_id: actorId ?? null,
    actor_role: actorRole ?? null,
    subject: subject?.[0] ?? null,
    subject_id: subject?.[1] ?? null,
    before: before ?? null,
    after: after ?? null,
    route: route ?? null,
    request_id: requestId ?? null,
    place_hash: hasPlace ? placeHashOf(salt, place) : null,
  };
  const mac = macOf(seal.keyFor(PURPOSE), entry);
  await db
    .with('entry', (query) =>
      query
        .insertInto('audit.entries')
        .values({
          ...entry,
          before: entry.before && JSON.stringify(entry.before),
          after: entry.after && JSON.stringify(entry.after),
          mac,
        })
        .returning('id'),
    )
    .insertInto('audit.places')
    .columns(['entry_id', 'salt', 'network', 'browser', 'system'])
    .expression((query) =>
      query
        .selectFrom('entry')
        .select((row) => [
          'entry.id',
          row.val(salt).$castTo<string>().as('salt'),
          sql<string | null>`${place.network}::text`.as('network'),
          sql<string | null>`${place.browser}::text`.as('browser'),
          sql<string | null>`${place.system}::text`.as('system'),
        ])
        .where(sql<boolean>`${hasPlace}`),
    )
    .execute();
}

/** Puts the entries that have come since the last time into the chain. Any server may do it. */
export async function sealEntries(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ sealed: number }>`select audit.seal() as sealed`.execute(db);
    if (!rows[0]?.sealed) return;
  }
}

/**
 * Forgets from where somebody acted whose account is deleted. What they did stays, under their
 * number.
 */
export async function forgetPlacesOf(db: Db, accountId: number): Promise<void> {
  await sql`select audit.forget_places(${accountId})`.execute(db);
}

/** Forgets places after 180 days and entries after three years. */
export async function forgetOldEntries(db: Db): Promise<void> {
  await sql`select audit.forget_old()`.execute(db);
}
