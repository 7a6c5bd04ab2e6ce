import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { addProfile } from '../../../../db/world/people.ts';
import type { Trx } from '../../../platform/database.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { readAllNews } from '../indexing.ts';
import { listUntold } from '../queries.ts';
import { searchMeant } from '../saved-searches.ts';

const portal = await openPortal();
const MANY = 2_000;

async function weaver(name: string, job?: number): Promise<Session> {
  const visibility = job ? 'nobody' : 'checked';
  const seeker = await register(portal, { name });
  await addProfile(portal.db, seeker.user.id, { visibility, title: 'Weaver' });
  if (job) await apply(portal, seeker, job);
  return seeker;
}

/** The entries of the search, in its table and its indexes, that this transaction has read. */
async function readBy(trx: Trx): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select sum(pg_stat_get_xact_tuples_returned(read))::int as entries
      from (select 'candidate_search'::regclass::oid as read
        union all select indexrelid from pg_index where indrelid = 'candidate_search'::regclass) as all_of_it`.execute(
    trx,
  );
  return rows[0]?.entries ?? Number.NaN;
}

test.each(['applied', 'found'] as const)(
  'of those who %s only whoever changed since the last look is read, though the words fit everybody',
  async (source) => {
    const { companyId } = await openTeam(portal, {
      company: { website: 'https://people.example' },
    });
    const job = source === 'applied' ? await openJob(portal, companyId) : undefined;
    const old = await weaver('Was Here', job);
    await readAllNews(portal.db);
    const isOld = sql`account_id = ${old.user.id} and company_id is not distinct from ${
      source === 'applied' ? companyId : null
    }`;
    await sql`update candidate_search set changed_at = now() - interval '9 days' where ${isOld}`.execute(
      portal.db,
    );
    await sql`
      with many as (
        insert into accounts (uid, email, name, role, state, password_hash)
        select ${source} || n, ${source} || n || '@people.example', 'Person', 'user', 'active', ''
          from generate_series(1, ${MANY}) as n returning id
      )
      insert into candidate_search
      select many.id, company_id, application_id, words, places, notice_period_days, last_working_day,
          expected_ctc_inr, experience_months, works_since, changed_at
        from many, candidate_search where ${isOld}`.execute(portal.db);
    await sql`analyze candidate_search`.execute(portal.db);
    const { user } = await weaver('Has Come', job);
    await readAllNews(portal.db);
    const filters = { search: '"weaver" NOT "tailor"', status: [], location: '', tag: [] };
    const search = await searchMeant(portal.db, companyId, { source, filters });
    if (!search) throw new Error('the company may not search');
    await portal.db.transaction().execute(async (trx) => {
      const after = new Date(Date.now() - 86_400_000).toISOString();
      const untold = await listUntold(trx, companyId, { ...search, after, alert_id: 0 });
      expect(untold.map(({ account_id }) => account_id)).toEqual([user.id]);
      expect(await readBy(trx)).toBeLessThan(20);
    });
  },
);
