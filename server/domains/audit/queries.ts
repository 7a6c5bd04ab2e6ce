import { sql } from 'kysely';
import type { AuditFilter } from '../../../contract/admin/audit.ts';
import type { AuditAct, AuditSubject } from '../../../contract/admin/audit-acts.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { isInDays } from '../../platform/calendar/days-in-india.ts';
import { containing } from '../../platform/like.ts';
import { pageOfLong } from '../../platform/page.ts';

const EXPORTED_MAX = 10_000;

/** The accounts that a search matches: by number, or by a part of name or address, with the trigram indexes of both. */
const meant = (search: string) => {
  if (/^\d{1,15}$/.test(search)) return sql`(${Number(search)}::bigint)`;
  const pattern = containing(search);
  return sql`(select accounts.id from accounts
    where accounts.name ilike ${pattern} or accounts.email ilike ${pattern})`;
};

/** Null if the account is gone. */
const nameOf = (id: string) => sql<string | null>`(select name from accounts
  where accounts.id = ${sql.ref(id)} and accounts.state <> 'deleted')`;

const entriesFor = (db: Db, { act, search, from, to }: AuditFilter) =>
  db
    .selectFrom('audit.entries as entries')
    .leftJoin('audit.places as places', 'places.entry_id', 'entries.id')
    .select([
      'entries.id',
      'entries.at',
      sql<AuditAct>`entries.act`.as('act'),
      'entries.actor_id',
      'entries.actor_role',
      sql<AuditSubject | null>`entries.subject`.as('subject'),
      'entries.subject_id',
      'entries.before',
      'entries.after',
      'entries.route',
      'entries.request_id',
      'places.network',
      'places.browser',
      'places.system',
      'entries.seq',
    ])
    .select([
      nameOf('entries.actor_id').as('actor_name'),
      sql<string | null>`case when entries.subject = 'account'
        then ${nameOf('entries.subject_id')} end`.as('subject_name'),
    ])
    .where(isInDays('entries.at', { from, to }))
    .$if(act !== undefined, (query) => query.where('entries.act', '=', act ?? ''))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(entries.actor_id in ${meant(search)}
          or (entries.subject = 'account' and entries.subject_id in ${meant(search)}))`,
      ),
    )
    .orderBy('entries.id', 'desc');

export const listEntries = (db: Db, { page, limit, ...filter }: AuditFilter & Paging) =>
  pageOfLong(entriesFor(db, filter), { page, limit });

export const newestEntries = (db: Db, filter: AuditFilter) =>
  entriesFor(db, filter).limit(EXPORTED_MAX).execute();
