import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';
import { deleteOldChanges } from './queries.ts';
import { currentIndex } from './current-index.ts';
import { countMatches, jobIdOf, newestMatches } from './matches.ts';
import { readQuery } from './query.ts';

const portal = await openPortal();

const find = async (search: string) => (await searchFor(portal.db, { search })).ids;

describe('what has changed', () => {
  beforeEach(() => portal.db.deleteFrom('jobs').execute());

  test('a job is found, or found no more, as soon as the transaction has committed', async () => {
    expect(await find('tailor')).toEqual([]);
    const ids = await postJobs(portal.db, [{ title: 'Tailor' }]);
    expect(await find('tailor')).toEqual(ids);
    await portal.db.deleteFrom('job_search').where('job_id', 'in', ids).execute();
    expect(await find('tailor')).toEqual([]);
  });

  test('a changed job is found by its present text', async () => {
    const [id = 0] = await postJobs(portal.db, [{ title: 'Tailor', salary_max_inr: 300_000 }]);
    const pays = (salary_min: number) =>
      searchFor(portal.db, { search: 'tailor', salary_min, include_undisclosed: 'false' });
    expect((await pays(4)).ids).toEqual([]);
    await sql`
      update job_search set salary_max_inr = 500000, tsv = tsv || array_to_tsvector(array['pay:5'])
      where job_id = ${id}`.execute(portal.db);
    expect((await pays(4)).ids).toEqual([id]);
  });

  test('a job is not found before its transaction has committed, however many others commit in between', async () => {
    const [early = 0] = await postJobs(portal.db, [{ title: 'Tailor' }]);
    await portal.db.deleteFrom('job_search').execute();
    const ended = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const slow = portal.db.transaction().execute(async (trx) => {
      await sql`insert into job_search (job_id, posted_at, expires_at, company_id, cities, skills, title_words, tsv)
        select id, now(), now() + interval '1 day', company_id, '{}', '{}', 'tailor', 'tailor:1A'
        from jobs where id = ${early}`.execute(trx);
      began.resolve();
      await ended.promise;
    });
    await began.promise;
    const late = await postJobs(portal.db, [{ title: 'Tailor' }]);
    expect(await find('tailor')).toEqual(late);
    ended.resolve();
    await slow;
    expect(new Set(await find('tailor'))).toEqual(new Set([early, ...late]));
  });

  test('an expired job is not found although nobody has changed it', async () => {
    const [id = 0] = await postJobs(portal.db, [{ title: 'Tailor' }]);
    expect(await find('tailor')).toEqual([id]);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
    try {
      const index = await currentIndex(portal.db);
      expect(countMatches(index, {}, 10)).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('searches at the same time share reading the changes', async () => {
    await find('tailor');
    const before = portal.statements.length;
    await Promise.all(Array.from({ length: 20 }, () => currentIndex(portal.db)));
    const readings = portal.statements
      .slice(before)
      .filter((statement) => statement.includes('from search_changes'));
    expect(readings.length).toBeLessThanOrEqual(2);
  });

  test('changes are kept for a day', async () => {
    await postJobs(portal.db, [{ title: 'Tailor' }]);
    await portal.db
      .updateTable('search_changes')
      .set({ changed_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await postJobs(portal.db, [{ title: 'Tailor' }]);
    await deleteOldChanges(portal.db);
    expect(await portal.db.selectFrom('search_changes').select('job_id').execute()).toHaveLength(1);
  });
});

describe('reading all jobs', () => {
  beforeEach(() => portal.db.deleteFrom('jobs').execute());

  test('they are laid out anew when many have changed one by one', async () => {
    const before = await currentIndex(portal.db);
    for (let times = 0; times < 2; times += 1) {
      await addMany(3_000);
      expect(countMatches(await currentIndex(portal.db), {}, Infinity)).toBe(3_000 * (times + 1));
    }
    expect(before.recent.size).toBeGreaterThanOrEqual(6_000);
    await vi.waitFor(
      async () => expect((await currentIndex(portal.db)).main.size).toBe(6_000),
      10_000,
    );
    const after = await currentIndex(portal.db);
    expect(after.recent.size).toBe(0);
    const [newest] = newestMatches(after, {}, 1);
    expect(newest && jobIdOf(newest)).toBe((await find('welder'))[0]);
  });

  test('they are read anew if too many have changed at once', async () => {
    const before = await currentIndex(portal.db);
    await addMany(6_000);
    const after = await currentIndex(portal.db);
    expect(after).not.toBe(before);
    expect([after.main.size, after.recent.size]).toEqual([6_000, 0]);
  });

  test('changes of a transaction that was open meanwhile are read when it commits', async () => {
    const ended = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const [id = 0] = await postJobs(portal.db, [{ title: 'Tailor' }]);
    const slow = portal.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('job_search').where('job_id', '=', id).execute();
      began.resolve();
      await ended.promise;
    });
    await began.promise;
    await addMany(6_000);
    expect(await find('tailor')).toEqual([id]);
    ended.resolve();
    await slow;
    expect(await find('tailor')).toEqual([]);
    expect((await currentIndex(portal.db)).recent.size).toBe(0);
  });

  test('if reading fails, the next search tries again', async () => {
    const other = await openPortal();
    try {
      await sql`alter table job_search rename to hidden`.execute(other.db);
      await expect(currentIndex(other.db)).rejects.toThrow('job_search');
      await sql`alter table hidden rename to job_search`.execute(other.db);
      expect((await currentIndex(other.db)).main.size).toBe(0);
    } finally {
      await other.close();
    }
  });

  async function addMany(jobs: number): Promise<void> {
    await sql`
      with company as (insert into companies (name) values ('Welders') returning id),
      posted as (
        insert into jobs (company_id, title, description, location, posted_at, expires_at)
        select company.id, 'Welder', 'Come and join us.', 'Pune',
          now() - make_interval(secs => nth), now() + interval '30 days'
        from company, generate_series(1, ${jobs}) as nth
        returning id, company_id, posted_at, expires_at)
      insert into job_search (job_id, posted_at, expires_at, company_id, cities, skills, title_words, tsv)
      select id, posted_at, expires_at, company_id, '{}', '{}', 'welder:1', 'welder:1A' from posted`.execute(
      portal.db,
    );
  }
});

describe('queries', () => {
  test.each([
    "'python'",
    "'python' & 'develop'",
    "'develop' <-> 'python'",
    "'python' <-> 'develop'",
    "'python' <2> 'lead'",
    "'pune' & ( 'java' <-> 'develop' | 'python' )",
    "( 'java' | 'python' ) & ( 'lead' | 'senior' )",
    "'city:pune' | 'city:kochi' & 'java'",
    "'nobody'",
    "'nobody' | 'java'",
    "'nobody' & 'java'",
  ])('%s finds what PostgreSQL finds, anywhere and in the title', async (text) => {
    await portal.db.deleteFrom('jobs').execute();
    await postJobs(portal.db, [
      { title: 'Python Developer', location: 'Pune' },
      { title: 'Developer', skills: ['Python', 'Java'], location: 'Kochi' },
      { title: 'Senior Python Developer Lead', location: 'Kochi' },
      { title: 'Lead', description: 'Python, Java developer', location: 'Pune' },
      { title: 'Java Developer', location: 'Pune' },
    ]);
    const index = await currentIndex(portal.db);
    const query = index.numbered(readQuery(text));
    const ids = (conditions: object) => newestMatches(index, conditions, 10).map(jobIdOf);
    for (const [column, found] of [
      ['tsv', ids({ words: query })],
      ['title_words', ids({ inTitle: query })],
    ] as const) {
      const { rows } = await sql<{ job_id: number }>`
        select job_id from job_search where ${sql.ref(column)} @@ ${text}::tsquery`.execute(
        portal.db,
      );
      expect(new Set(found)).toEqual(new Set(rows.map(({ job_id }) => job_id)));
    }
  });
});
