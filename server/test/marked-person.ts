import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../contract/accounts.ts';
import { attemptKey } from '../platform/limits/attempt-keys.ts';
import { addSeeker, signIn } from '../../db/world/people.ts';
import type { Portal } from './portal.ts';

/** A word that is in every text of the person's rows, and nowhere else. */
export const MARK = 'zubenelgenubi';
/** Their mobile number, which is in every column of numbers. */
export const MARKED_PHONE = '+919700000042';

interface Column {
  table: string;
  column: string;
  type: string;
  /** The table that the column refers to. */
  target: string | null;
  /** The first of the words that the database allows in the column. */
  allowed: string | null;
}

/** Columns that the filler cannot know. */
const exceptions: Record<string, RawBuilder<unknown>> = {
  // A blocked company is identified either by its name or by its domain.
  'blocked_companies.domain': sql`null`,
  // A report, and an action of moderators, is about a single thing.
  'reports.job_id': sql`null`,
  'reports.company_id': sql`null`,
  'reports.signals': sql`null`,
  'moderation_acts.job_id': sql`null`,
  'appeals.moderation_act_id': sql`null`,
  // The row for the company is created with the application.
  'candidate_search.company_id': sql`null`,
  // Contains our words, whatever the person writes.
  'application_events.status': sql`'pending'`,
  'security_events.kind': sql`'login'`,
  'security_events.detail': sql`null`,
  'security_events.route': sql`null`,
  // Belongs to the account, not to a session.
  'push_subscriptions.session_id': sql`null`,
  // Stages, points and fields have few values.
  'contact_messages.escalated': sql`1`,
  'score_cards.overall': sql`3`,
  // Only an invitation or an offer has a form.
  'held_decisions.matter': sql`'offer'`,
  'work_events.fields': sql`'{title}'`,
  // Only a completed refund was transferred.
  'refunds.state': sql`'done'`,
  // The person's own, not their company's.
  'billing_details.company_id': sql`null`,
  'invoices.corrects_id': sql`null`,
  // The sum of what is seven each.
  'invoices.round_off_paise': sql`-21`,
  'subscriptions.plan_id': sql`(select min(id) from plans)`,
  'subscriptions.next_plan_id': sql`null`,
  // Ids of the gateway, which say nothing about a person.
  'payments.order_id': sql`'order_1'`,
  'payments.gateway_payment_id': sql`'pay_1'`,
  // An address is hashed only while it has no account.
  'security_events.address_hash': sql`null`,
};

/**
 * A seeker with one row in each of these tables, and a stored file for each that names one. A row refers to those of other
 * tables that come before it, or else to the first that is there.
 */
export async function addMarkedPerson(
  portal: Portal,
  { tables, companyId, jobId }: { tables: readonly string[]; companyId: number; jobId: number },
): Promise<Session> {
  const { db, files } = portal;
  const account = await addSeeker(db, {
    name: MARK,
    email: `${MARK}@people.example`,
    phone: MARKED_PHONE,
    phone_verified_at: new Date(),
    state_reason: MARK,
    company_hints: JSON.stringify({ name: MARK }),
  });
  const session = await signIn(db, account);
  const ids: Record<string, number> = { accounts: account.id, companies: companyId, jobs: jobId };
  ids['two_step'] = account.id;
  ids['legal_versions'] = await addLegalVersion(portal);
  const columns = await listColumns(portal);
  const waiting = tables.filter((table) => !['accounts', 'jobs', 'sessions'].includes(table));
  for (const table of waiting.toSorted((a, b) => rank(columns, a) - rank(columns, b))) {
    const own = columns.filter((column) => column.table === table);
    const values = own.map((column) => valueOf(column, ids, account.id));
    const { rows } = await sql<{ id?: number; file_key?: string }>`
      insert into ${sql.table(table)} (${sql.join(own.map(({ column }) => sql.ref(column)))})
      values (${sql.join(values)}) returning *`.execute(db);
    if (rows[0]?.id !== undefined) ids[table] = rows[0].id;
    for (const [column, value] of Object.entries(rows[0] ?? {})) {
      if (column.endsWith('file_key')) await files.put(String(value), Buffer.from(MARK));
    }
  }
  return session;
}

/** The next version of the terms, for somebody to accept; it belongs to nobody. */
async function addLegalVersion({ db }: Portal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into legal_versions (document, version, text_en, text_hi, summary_en, summary_hi,
      effective_on, asks_consent)
    select 'terms', coalesce(max(version), 0) + 1, 'x', 'x', 'x', 'x', current_date, false
      from legal_versions where document = 'terms'
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Tables that others refer to come first. */
const rank = (columns: readonly Column[], table: string): number => {
  const targets = columns.flatMap(({ table: of, target }) =>
    of === table && target ? [target] : [],
  );
  const others = targets.filter((target) => target !== table && target !== 'accounts');
  return others.length === 0 ? 0 : 1 + Math.max(...others.map((target) => rank(columns, target)));
};

async function listColumns({ db }: Portal): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attribute.attrelid::regclass::text as "table", attname::text as "column",
        format_type(atttypid, null) as type,
        (select confrelid::regclass::text from pg_constraint where contype = 'f'
          and conrelid = attribute.attrelid and conkey = array[attnum] limit 1) as target,
        (select (regexp_match(pg_get_constraintdef(oid), attname || ' = [^'']*''([^'']*)'''))[1]
          from pg_constraint where contype = 'c' and conrelid = attribute.attrelid
           and attnum = any (conkey) order by cardinality(conkey) limit 1) as allowed
      from pg_attribute as attribute join pg_class on pg_class.oid = attribute.attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
       and not attisdropped and attgenerated = '' and attidentity = ''`.execute(db);
  return rows;
}

function valueOf(
  { table, column, type, target, allowed }: Column,
  ids: Record<string, number>,
  accountId: number,
): RawBuilder<unknown> {
  const exception = exceptions[`${table}.${column}`];
  if (exception) return exception;
  if (target) return sql`${ids[target] ?? sql`(select min(id) from ${sql.table(target)})`}`;
  if (allowed) return sql`${allowed}`;
  if (column === 'email') return sql`${`${MARK}@people.example`}`;
  if (column === 'phone') return sql`${MARKED_PHONE}`;
  if (column === 'key') {
    const limited = table === 'uploaded_bytes' ? 'upload-bytes' : 'apply';
    return sql`${attemptKey(limited, { account: accountId }).exact}`;
  }
  if (column.endsWith('file_key')) return sql`${`marked/${table}-${column}`}`;
  switch (type) {
    case 'text':
      return sql`${MARK}`;
    case 'text[]':
      return sql`${[MARK]}::text[]`;
    case 'tsvector':
      return sql`to_tsvector(${MARK})`;
    case 'jsonb':
      return sql`${JSON.stringify({ said: MARK })}::jsonb`;
    case 'bytea':
      return sql`convert_to(${`${table}.${column}`}, 'UTF8')`;
    case 'boolean':
      return sql`true`;
    case 'uuid':
      return sql`gen_random_uuid()`;
    case 'timestamp with time zone':
      return sql`now() + interval '1 hour'`;
    case 'timestamp with time zone[]':
      return sql`array[now()]`;
    case 'pg_snapshot':
      return sql`pg_current_snapshot()`;
    case 'date':
      return sql`current_date`;
    default:
      return sql`7`;
  }
}
