import type pg from 'pg';

/**
 * The rows that requests of several people lock, in the order in which a transaction locks them, so that no two wait for
 * each other (docs/decisions/0159-the-order-of-locks.md). What belongs to one of them alone, such as the panel of an
 * interview, is changed by the transaction that holds that one, and stands in no order.
 */
const lockOrder = [
  'accounts',
  'companies',
  'jobs',
  'interviews',
  'applications',
  'offers',
  'conversations',
  'message_attachments',
  'profiles',
  'candidate_search',
] as const;

interface Lock {
  table: string;
  /** Whether the statement waits for others who hold the row. */
  waits: boolean;
}

const NAME = String.raw`"?([a-z_]+)"?`;
const CHANGES = new RegExp(
  [
    String.raw`(?<!\b(?:for|key|do) )\bupdate ${NAME}(?: as "?[a-z_]+"?)? set\b`,
    String.raw`\bdelete from ${NAME}`,
    String.raw`\binsert into ${NAME}(?:(?!\binsert into\b).)*? do update\b`,
  ].join('|'),
  'g',
);
const LOCKS = new RegExp(
  String.raw`\bfor (?:no key update|share|update)\b(?: of ((?:${NAME}, )*${NAME}))?( skip locked| nowait)?`,
  'g',
);
const TABLES = new RegExp(String.raw`(?:\bfrom|\bjoin|,) ${NAME}(?: as ${NAME})?`, 'g');

/** The kinds of rows that a statement locks, in the order in which it names them. */
export function locksOf(statement: string): Lock[] {
  const text = statement.toLowerCase().replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  const changed = [...text.matchAll(CHANGES)].map(({ index, 1: updated, 2: deleted, 3: kept }) => ({
    index,
    table: updated ?? deleted ?? kept ?? '',
    waits: true,
  }));
  const locked = [...text.matchAll(LOCKS)].flatMap(({ index, 1: named, 4: unlessHeld }) => {
    const tables = tablesBefore(text, index);
    const names = named?.replaceAll('"', '').split(', ') ?? [...tables.keys()].slice(0, 1);
    return names.map((name) => ({
      index,
      table: tables.get(name) ?? name,
      waits: unlessHeld === undefined,
    }));
  });
  return [...changed, ...locked]
    .toSorted((one, other) => one.index - other.index)
    .map(({ table, waits }) => ({ table, waits }));
}

/** The tables of the query that ends here, by their names in it; not those of queries within it. */
function tablesBefore(text: string, end: number): Map<string, string> {
  let query = '';
  let depth = 0;
  for (let at = end - 1; at >= 0 && depth >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (sign === ')') depth += 1;
    if (depth === 0) query = sign + query;
    if (sign === '(') depth -= 1;
  }
  const selected = query.slice(query.lastIndexOf('select'));
  const own = selected.slice(Math.max(0, selected.search(/\bfrom\b/)));
  return new Map(
    [...own.matchAll(TABLES)].map(([, table = '', name = table]): [string, string] => [
      name,
      table,
    ]),
  );
}

const known = new Map<string, Lock[]>();

/** The locks of a statement on rows that have an order. */
function orderedLocksOf(statement: string): Lock[] {
  const before = known.get(statement);
  if (before) return before;
  const places: ReadonlySet<string> = new Set(lockOrder);
  const locks = locksOf(statement).filter(({ table }) => places.has(table));
  known.set(statement, locks);
  return locks;
}

const placeOf = (table: string) => lockOrder.findIndex((one) => one === table);

/** Follows one transaction; the function that it returns gives what is wrong with the next statement, or null. */
export function followLocks(): (statement: string) => string | null {
  const held = new Map<string, string>();
  return (statement) => {
    let fault: string | null = null;
    for (const { table, waits } of orderedLocksOf(statement)) {
      if (held.has(table)) continue;
      const later = [...held].find(([one]) => placeOf(one) > placeOf(table));
      if (later && waits) {
        fault = `rows of ${table} are locked after rows of ${later[0]} (server/test/lock-order.ts):\n${later[1]}\n${statement}`;
      }
      held.set(table, statement);
    }
    return fault;
  };
}

/** Watches all transactions of a pool. `complain` throws if one has locked rows in another order. */
export function watchLocks(pool: pg.Pool) {
  const faults: string[] = [];
  pool.on('connect', (client) => {
    let follow: ReturnType<typeof followLocks> | undefined;
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: unknown[]) => {
      const [first] = sent;
      const text = typeof first === 'string' ? first : '';
      if (text === 'begin' || text.startsWith('start transaction')) follow = followLocks();
      else if (text === 'commit' || text === 'rollback') follow = undefined;
      else {
        const fault = follow?.(text) ?? null;
        if (fault !== null) faults.push(fault);
      }
      return query(...sent);
    }) as pg.PoolClient['query'];
  });
  return {
    complain() {
      const heard = faults.splice(0);
      if (heard.length > 0) throw new Error(heard.join('\n\n'));
    },
  };
}
