import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';
import { similarJobs } from '../search.ts';
import { currentLayers, moveOldJobsDown } from './layers.ts';

const SIZES = [4, 8, 16];

let portal: Portal;
let ids: number[];
beforeAll(async () => {
  portal = await openPortal();
  ids = await postJobs(
    portal.db,
    Array.from({ length: 60 }, (_, at) => ({
      title: at % 3 === 0 ? 'Welder' : at % 3 === 1 ? 'Fitter' : `Welder and Fitter ${at}`,
      location: at % 2 === 0 ? 'Pune' : 'Kochi',
      salary_min_inr: at % 5 === 0 ? (at + 1) * 10_000 : null,
      daysAgo: at % 20,
    })),
  );
});
afterAll(() => portal.close());

/** How many jobs lie in each layer, and from when to when they were posted. */
const layers = () =>
  portal.db
    .selectFrom('job_search')
    .select(({ fn }) => [
      'layer',
      fn.countAll<number>().as('jobs'),
      fn.min('posted_at').as('oldest'),
      fn.max('posted_at').as('newest'),
    ])
    .groupBy('layer')
    .orderBy('layer')
    .execute();

/** What searches of every kind answer. */
async function answers() {
  const searches: Parameters<typeof searchFor>[1][] = [
    {},
    { search: 'welder' },
    { search: 'welder', sort: 'newest' },
    { search: 'fitter', sort: 'salary' },
    { search: 'wleder' },
    { search: 'welder fitter nights' },
    { location: 'Kochi', search: 'welder' },
    { salary_min: 1 },
    { location: 'Pune', salary_min: 2, salary_max: 5 },
    { posted_within: 7 },
  ];
  const found = [];
  for (const search of searches) found.push(await searchFor(portal.db, { ...search, limit: 60 }));
  const [id = 0] = ids;
  const title = { title: 'Welder', skills: [], location: 'Pune' };
  return { found, similar: await similarJobs(portal.db, { id, ...title }, 20) };
}

test('a search finds the same, however its jobs lie in layers', async () => {
  const before = await answers();
  expect(await layers()).toMatchObject([{ layer: 0, jobs: 60 }]);

  // A new layer is announced before anything lies in it.
  await moveOldJobsDown(portal.db, SIZES);
  expect(await layers()).toMatchObject([{ layer: 0, jobs: 60 }]);
  await expect.poll(() => currentLayers(portal.db)).toEqual([0, 1]);
  expect(await answers()).toEqual(before);

  for (let time = 0; time < 6; time += 1) await moveOldJobsDown(portal.db, SIZES);
  await expect.poll(() => currentLayers(portal.db)).toEqual([0, 1, 2, 3]);
  const laid = await layers();
  expect(laid.map(({ layer }) => layer)).toEqual([0, 1, 2, 3]);
  const dates = laid.flatMap(({ oldest, newest }) => [newest, oldest]);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(await answers()).toEqual(before);
});

test('an old job that comes or changes is laid where jobs of its date lie', async () => {
  const [old = 0, recent = 0] = await postJobs(portal.db, [
    { title: 'Mason', daysAgo: 19 },
    { title: 'Mason', daysAgo: 0 },
  ]);
  const lying = await portal.db
    .selectFrom('job_search')
    .select(['job_id', 'layer'])
    .where('job_id', 'in', [old, recent])
    .orderBy('job_id')
    .execute();
  expect(lying).toEqual([
    { job_id: old, layer: 3 },
    { job_id: recent, layer: 0 },
  ]);
  expect((await searchFor(portal.db, { search: 'mason' })).ids).toEqual([recent, old]);
});

test('a layer that has not grown too large is left alone', async () => {
  const before = await layers();
  await moveOldJobsDown(portal.db);
  expect(await layers()).toEqual(before);
});

describe('with enough jobs in the upper layer', () => {
  const inUpperLayer = 210;
  let turners: number[];
  let oldRigger: number;
  beforeAll(async () => {
    [oldRigger = 0] = await postJobs(portal.db, [{ title: 'Rigger', daysAgo: 19 }]);
    turners = await postJobs(
      portal.db,
      Array.from({ length: 430 }, () => ({
        title: 'Turner',
        description: 'For a rigger',
        location: 'Pune',
        daysAgo: 0,
      })),
    );
    await moveOldJobsDown(portal.db, [inUpperLayer]);
  });

  test('lower ones are not read, and the answer says that there may be more', async () => {
    const found = await searchFor(portal.db, { search: 'turner', location: 'Pune' });
    // Jobs of the same millisecond lie in the same layer.
    expect(found.total).toBeGreaterThanOrEqual(inUpperLayer);
    expect(found.total).toBeLessThan(turners.length);
    expect(found.total_capped).toBe(true);
    expect(found.capped_facets).toContain('location');
  });

  test('every job is reached by cursor and by number', async () => {
    const search = { search: 'turner', sort: 'newest', limit: 100 };
    const byCursor: number[] = [];
    let cursor: string | undefined;
    do {
      const { ids: page, next_cursor } = await searchFor(portal.db, { ...search, cursor });
      byCursor.push(...page);
      cursor = next_cursor ?? undefined;
    } while (cursor);
    const byNumber: number[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const found = await searchFor(portal.db, { ...search, page });
      byNumber.push(...found.ids);
      pages = Math.ceil(found.total / search.limit);
    }
    expect(byCursor.toSorted((one, other) => one - other)).toEqual(turners);
    expect(byNumber).toEqual(byCursor);
  });

  test('a title in a lower layer is found', async () => {
    expect((await searchFor(portal.db, { search: 'rigger' })).ids[0]).toBe(oldRigger);
  });
});
