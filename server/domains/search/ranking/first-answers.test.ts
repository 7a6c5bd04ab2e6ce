import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

// What stands on the first page of a search by relevance.

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = async (search: string, more: { limit?: number } = {}) =>
  (await searchFor(portal.db, { search, ...more })).ids;

/** A job of a company of its own, which is called so. */
async function postOf(name: string, posting: PostingDetails): Promise<number> {
  const [id = 0] = await post({ ...posting, company_name: name });
  const { company_id } = await portal.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('companies').set({ name }).where('id', '=', company_id).execute();
  return id;
}

test('an exact title comes first even if a thousand newer titles have its words too', async () => {
  const [title] = await post(
    { title: 'Welding Supervisor', daysAgo: 20 },
    ...Array.from({ length: 1001 }, (_, at) => ({ title: `Welding Supervisor Trainee ${at}` })),
  );
  expect((await find('welding supervisor', { limit: 3 }))[0]).toBe(title);
  expect((await find('welding supervisor jobs', { limit: 3 }))[0]).toBe(title);
});

test('a title with the words in the order that was typed comes before the newer other order', async () => {
  const [typed, turned] = await post(
    { title: 'Data Business Analyst', daysAgo: 5 },
    { title: 'Business Data Analyst', daysAgo: 1 },
  );
  expect(await find('data business analyst')).toEqual([typed, turned]);
  expect(await find('business data analyst')).toEqual([turned, typed]);
});

test.each(['welder kaveri forge', 'kaveri forge welder', 'welder at kaveri forge'])(
  '%s brings the welders of that company alone, although another job says its name more often',
  async (search) => {
    await postOf('Tara Works', {
      title: 'Welder near Kaveri Forge',
      description: 'Kaveri welder, Kaveri Forge, Kaveri',
    });
    const senior = await postOf('Kaveri Forge Pvt Ltd', { title: 'Senior Welder', daysAgo: 3 });
    const exact = await postOf('Kaveri Forge', { title: 'Welder', daysAgo: 9 });
    expect(await find(search)).toEqual([exact, senior]);
  },
);

test('a copy of a posting comes after everything else that was found', async () => {
  const [copy, related, first] = await post(
    { title: 'Electrician', location: 'Pune', daysAgo: 2 },
    { title: 'Electrical Supervisor', daysAgo: 9 },
    { title: 'Electrician', location: 'Goa', daysAgo: 1 },
  );
  expect(await find('electrician')).toEqual([first, related, copy]);
});

test('a title typed with its company brings that job, not titles with more of the words', async () => {
  await postOf('Tara Works', { title: 'Fitter of Gears and Wheels' });
  const known = await postOf('Wheels and Gears Ltd', { title: 'Fitter', daysAgo: 9 });
  expect(await find('fitter wheels and gears ltd')).toEqual([known]);
});
