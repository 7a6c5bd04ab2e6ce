import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anyCharacter } from '../../test/makers/any-character.ts';
import { JobFilters } from '../../../contract/jobs.ts';
import { openPortal } from '../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../test/postings.ts';
import { pay } from './reading/pay.ts';
import { similarJobs, unindexJobs } from './search.ts';
import { isComputing } from './vocabulary/branches.ts';
import { wordsOf } from './words.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const search = (query: Parameters<typeof searchFor>[1]) => searchFor(portal.db, query);
const find = async (query: Parameters<typeof searchFor>[1]) => (await search(query)).ids;

/** A job of a company of this name, which does not say what people search for. */
const postOf = (name: string) => postJobOf(portal.db, name, { title: 'Engineer', daysAgo: 9 });

describe('words', () => {
  test.each([
    ['C++', { title: 'C++ Developer' }],
    ['c#', { skills: ['C#'] }],
    ['.net', { description: 'Knows ASP.NET well' }],
    ['nodejs', { skills: ['Node.js'] }],
    ['f&b', { title: 'F & B Captain' }],
    ['btech', { description: 'B. Tech or M.Sc.' }],
    ['it support', { title: 'IT Support Engineer' }],
    ['शिक्षक', { title: 'Primary Teacher' }],
    ['driver', { title: 'ट्रक चालक' }],
    ['telecaller', { title: 'BPO Executive' }],
    ['ca', { title: 'Chartered Accountant' }],
    ['chartered accountant', { title: 'CA for a trading firm' }],
    ['hr', { title: 'Human Resources Executive' }],
    ['bdm', { title: 'Business Development Manager' }],
    ['sr exec', { title: 'Senior Executive' }],
    ['asst mgr', { title: 'Assistant Manager' }],
    ['khana banane wala', { title: 'Cook' }],
    ['mujhe driver ki job chahiye', { title: 'Driver' }],
    ['सॉफ्टवेयर इंजीनियर की नौकरी', { title: 'Software Engineer' }],
    ['गाड़ी चलाने वाला', { title: 'Driver' }],
    ['react dev', { title: 'ReactJS Developer' }],
    ['ghar se kaam', { work_mode: 'remote' }],
    ['work from home', { location: 'Remote' }],
    ['part time', { employment_type: 'part_time' }],
    ['fresher', { experience_level: 'entry' }],
    ['clerk jobs in bangalore', { location: 'Bengaluru' }],
    ['sharma', { company_name: 'Sharma Traders' }],
  ] as const)('%s finds a job that says it in its own way', async (words, posting) => {
    const [id] = await post(posting as PostingDetails, {
      title: 'Nothing alike',
      company_name: 'Y',
    });
    expect(await find({ search: words })).toEqual([id]);
  });

  test('jobs with all the words come first', async () => {
    const [both, one] = await post(
      { title: 'Java Developer', daysAgo: 3 },
      { title: 'Java Trainer' },
    );
    expect(await find({ search: 'java developer' })).toEqual([both, one]);
  });

  test('jobs with most of the words follow those with all, and are told apart', async () => {
    const [most, all] = await post(
      { title: 'Java Developer' },
      { title: 'Java Developer', skills: ['Zookeeper'], daysAgo: 3 },
      { title: 'Zoo Guide' },
    );
    const found = await search({ search: 'java developer zookeeper' });
    expect(found).toMatchObject({ ids: [all, most], total: 2, reading: { have_all_words: 1 } });
    const newest = await search({ search: 'java developer zookeeper', sort: 'newest' });
    expect(newest).toMatchObject({ ids: [all], total: 1, reading: null });
  });

  test('a title with few of the words is no full answer, but is shown for the words that it has', async () => {
    const [id] = await post({ title: 'Java Developer' });
    const { ids, reading } = await search({ search: 'java zookeeper kafka redis' });
    expect(ids).toEqual([id]);
    expect(reading).toMatchObject({ words: 'java', corrected_from: 'java zookeeper kafka redis' });
  });

  test('what was typed comes before its synonyms', async () => {
    const [typed, synonym] = await post(
      { title: 'Content Writer', daysAgo: 2 },
      { title: 'Copywriter' },
    );
    expect(await find({ search: 'content writer' })).toEqual([typed, synonym]);
  });

  test('filler words are not required', async () => {
    const [id] = await post({ title: 'Driver' });
    expect(await find({ search: 'urgent driver job vacancy' })).toEqual([id]);
    expect(await find({ search: 'jobs' })).toEqual([id]);
  });

  test('no search text ever fails', async () => {
    await post({ title: 'Driver' });
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: anyCharacter }).map((value) => value.replaceAll('\0', '')),
      fc.string({
        maxLength: 200,
        unit: fc.constantFrom(...'\'|"|\\|&|!|(|)|:|*|<->|%|_|#|+|.| |क|a|1|🙂||'.split('|'), '|'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (words, location, skill) => {
        const found = await search({ search: words, location, skill: skill.trim() });
        expect(found.total).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  test('a job is found by its own title, whatever that is', async () => {
    // "IT" without other work is searched as information technology, because most descriptions say "it".
    const saysIt = (words: readonly string[]) => words.some((word) => isComputing(word, words));
    // An amount in dollars is left out of a search, where it may part words that are read as one: "A$5&E" as "A&E".
    const saysDollars = (title: string) =>
      pay(JobFilters.parse({ search: title }))?.wishes.length === 0;
    const titles = fc
      .string({ minLength: 1, maxLength: 80 })
      .filter((title) => !saysIt(wordsOf(title)) && !saysDollars(title));
    await fc.assert(
      fc.asyncProperty(titles, async (title) => {
        await portal.db.deleteFrom('jobs').execute();
        const [id] = await post({ title });
        expect(await find({ search: title })).toEqual([id]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('filters', () => {
  test('where they leave next to nothing, what would be found without one of them is counted', async () => {
    const pune = { title: 'Nurse', location: 'Pune' };
    await post(pune, pune, { ...pune, location: 'Surat', salary_max_inr: 900_000 });
    const asked = {
      search: 'nurse',
      location: 'Surat',
      salary_min: 5,
      employment_type: 'contract',
    };
    expect((await search(asked)).wider).toEqual([
      { without: 'employment_type', total: 1, capped: false },
    ]);
    expect((await search({ search: 'nurse', location: 'Leh' })).wider).toEqual([
      { without: 'location', total: 3, capped: false },
    ]);
    expect((await search({ search: 'nurse' })).wider).toEqual([]);
  });

  test('where a city has next to none, the nearest cities that have such jobs are offered by distance', async () => {
    const elsewhere = ['Pune', 'Mumbai', 'Thane', 'Mumbai', 'Surat', 'Chennai', 'Leh', 'Remote'];
    await post(...elsewhere.map((location) => ({ title: 'Nurse', location })));
    await post({ title: 'Driver', location: 'Lonavala' });
    const nearby = async (asked: Record<string, unknown>) => (await search(asked)).nearby;
    const nearest = [
      { location: 'Pune', km: 86, total: 1, capped: false },
      { location: 'Thane', km: 206, total: 1, capped: false },
      { location: 'Mumbai', km: 207, total: 2, capped: false },
      { location: 'Surat', km: 383, total: 1, capped: false },
    ];
    expect(await nearby({ search: 'nurse', location: 'Baramati' })).toEqual(nearest);
    // Read from the words, and then left out.
    expect(await nearby({ search: 'nurse baramati' })).toEqual(nearest);
    const withRemote = await nearby({ search: 'nurse', location: 'Pune', include_remote: 'true' });
    expect(withRemote.map(({ location, total }) => [location, total])).toEqual([
      ['Mumbai', 2],
      ['Thane', 1],
      ['Surat', 1],
      ['Chennai', 1],
    ]);
    expect(await nearby({ search: 'nurse', location: 'Maharashtra' })).toEqual([]);
    expect(await nearby({ search: 'nurse' })).toEqual([]);
  });

  test('a job without a known date is found, but not by a filter for the last days', async () => {
    const [undated] = await post({ is_date_given: false });
    expect(await find({})).toEqual([undated]);
    expect(await find({ posted_within: 30 })).toEqual([]);
  });

  test.each([
    [{ employment_type: 'part_time' }, { employment_type: 'part_time' }],
    [{ employment_type: 'remote' }, { work_mode: 'remote' }],
    [{ experience_level: ['lead', 'mid'] }, { experience_level: 'lead' }],
    [{ work_mode: 'hybrid' }, { work_mode: 'hybrid' }],
    [{ skill: 'nodejs' }, { skills: ['Node.js', 'SQL'] }],
    [{ posted_within: 3 }, { daysAgo: 2 }],
    [
      { salary_min: 5, salary_max: 8 },
      { salary_min_inr: 700_000, salary_max_inr: 1_200_000 },
    ],
    [{ salary_min: 5 }, { salary_max_inr: 600_000 }],
    [{ salary_max: 8 }, { salary_min_inr: 300_000 }],
    [
      { salary_min: 1.1, salary_max: 2.000001 },
      { salary_min_inr: 110_000, salary_max_inr: 110_000 },
    ],
  ] as const)('%j keeps only the jobs that fit', async (filter, fitting) => {
    const [id] = await post(fitting as PostingDetails, {
      daysAgo: 9,
      employment_type: 'contract',
      experience_level: 'senior',
      work_mode: 'onsite',
      skills: ['Excel'],
      salary_min_inr: 9_000_000,
      salary_max_inr: 9_100_000,
      ...('salary_min' in filter && !('salary_max' in filter)
        ? { salary_min_inr: 100_000, salary_max_inr: 200_000 }
        : {}),
    });
    expect(await find(filter)).toEqual([id]);
  });

  test('a pay filter leaves out jobs without pay unless requested', async () => {
    const [undisclosed] = await post({});
    expect(await find({ salary_min: 5 })).toEqual([]);
    expect(await find({ salary_min: 5, include_undisclosed: 'true' })).toEqual([undisclosed]);
  });

  test('a company filter finds only its jobs', async () => {
    const [own] = await post({});
    await post({});
    const { company_id } = await portal.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', own ?? 0)
      .executeTakeFirstOrThrow();
    expect(await find({ company_id })).toEqual([own]);
  });

  test('expired and removed jobs are not found', async () => {
    const [, open, removed] = await post({ expires_at: new Date(0).toISOString() }, {}, {});
    await portal.db.transaction().execute((trx) => unindexJobs(trx, [removed ?? 0]));
    expect(await find({})).toEqual([open]);
  });
});

describe('orders', () => {
  test('newest first without words; highest pay first on request, undisclosed last', async () => {
    const [old, rich, poor] = await post(
      { daysAgo: 5 },
      { daysAgo: 4, salary_max_inr: 900_000 },
      { daysAgo: 3, salary_max_inr: 300_000 },
    );
    expect(await find({})).toEqual([poor, rich, old]);
    expect(await find({ sort: 'relevance' })).toEqual([poor, rich, old]);
    expect(await find({ sort: 'salary' })).toEqual([rich, poor, old]);
  });

  test('title before company and skills before description', async () => {
    const [body, skills, title] = await post(
      { description: 'Some welding', daysAgo: 0 },
      { skills: ['Welding'], daysAgo: 1 },
      { title: 'Welding Supervisor', daysAgo: 2 },
    );
    expect(await find({ search: 'welding' })).toEqual([title, skills, body]);
    expect(await find({ search: 'welding', sort: 'newest' })).toEqual([body, skills, title]);
  });

  test('copies of one posting come after other titles', async () => {
    const [copy, other, first] = await post(
      { title: 'Welding Supervisor', location: 'Pune', daysAgo: 2 },
      { title: 'Welding Inspector', daysAgo: 3 },
      { title: 'Welding Supervisor', location: 'Goa', daysAgo: 1 },
    );
    expect(await find({ search: 'welding' })).toEqual([first, other, copy]);
  });

  test('the name of a company means its jobs first', async () => {
    const [cloud] = await post({ title: 'Google Ads Expert' });
    const own = await postOf('Google India Pvt Ltd');
    expect(await find({ search: 'google' })).toEqual([own, cloud]);
  });

  test('a word in the names of many companies does not name one', async () => {
    await postOf('Software Solutions Pvt Ltd');
    const [tester] = await post({ title: 'Software Tester', daysAgo: 20 });
    expect((await find({ search: 'software' }))[0]).toBe(tester);
  });

  test('a match in title or skills is found even if a thousand newer jobs have the word elsewhere', async () => {
    const [title, skilled] = await post(
      { title: 'Enamelling Supervisor', daysAgo: 20 },
      { title: 'Storekeeper', skills: ['Reporter'], daysAgo: 20 },
      ...Array.from({ length: 1001 }, () => ({ description: 'Some enamelling, and reports' })),
    );
    const found = await search({ search: 'enamelling', limit: 5 });
    expect(found.ids[0]).toBe(title);
    expect(found).toMatchObject({ total: 1000, total_capped: true });
    // Of a kind of work that no title names, all jobs are looked through.
    const known = await search({ search: 'reporter' });
    expect(known.ids).toEqual([skilled]);
    expect(known).toMatchObject({ total: 1, total_capped: false });
  });

  test.each(['newest', 'salary', 'relevance'])(
    'cursors by %s reach every job once, in the same order as pages',
    async (sort) => {
      await post(
        ...Array.from({ length: 23 }, (_, index) => ({
          title: index % 3 ? 'Welder' : 'Welder and Fitter',
          daysAgo: index % 4,
          ...(index % 2 ? { salary_max_inr: 100_000 * (index % 5) } : {}),
        })),
      );
      const pages: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        pages.push(...(await find({ search: 'welder', sort, page, limit: 5 })));
      }
      const followed: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const found = await search({
          search: 'welder',
          sort,
          limit: 5,
          ...(cursor ? { cursor } : {}),
        });
        followed.push(...found.ids);
        cursor = found.next_cursor;
      }
      expect(new Set(pages).size).toBe(23);
      expect(followed).toEqual(pages);
    },
  );

  test('beyond the last page is empty', async () => {
    await post({});
    expect(await search({ page: 2 })).toMatchObject({ ids: [], total: 1 });
    expect(await search({ page: 100_000, limit: 100 })).toMatchObject({ ids: [], total: 1 });
  });
});

test('similar jobs share words of the title, those of the same place first, never the job itself', async () => {
  const [job, there, elsewhere] = await post(
    { title: 'Sales Executive', location: 'Pune' },
    { title: 'Sales Executive', location: 'Pune', daysAgo: 3 },
    { title: 'Sales Executive', location: 'Goa' },
    { title: 'Welder', location: 'Pune' },
  );
  const gone = { id: job ?? 0, title: 'Sales Executive', skills: [], location: 'Pune' };
  expect(await similarJobs(portal.db, gone, 6)).toEqual([there, elsewhere]);
  expect(await similarJobs(portal.db, { ...gone, title: '!!' }, 6)).toEqual([]);
});

test('similar jobs share skills if no title is similar', async () => {
  const [tailor] = await post({ title: 'Tailor', skills: ['Stitching'] }, { title: 'Welder' });
  const gone = { id: 0, title: 'Seamstress', skills: ['stitching'], location: '' };
  expect(await similarJobs(portal.db, gone, 6)).toEqual([tailor]);
});
