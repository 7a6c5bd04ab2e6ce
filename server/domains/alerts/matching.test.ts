import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  employmentTypes,
  experienceLevels,
  JobFilters,
  workModes,
} from '../../../contract/jobs.ts';
import {
  type ConditionChoice,
  conditionChoices,
  type ConditionValue,
  ofEachConditionChoice,
} from '../../../contract/jobs/choices/condition-choices.ts';
import { jobConditions } from '../../../contract/jobs/conditions/condition-kinds.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { countAnew, searchJobs, standingSearchesOf } from '../search/search.ts';
import { updateStanding } from './matching-queries.ts';
import { matchNews, readAlertsAnew } from './matching.ts';
import { filtersOf, searchOf } from './searched.ts';

const portal = await openPortal();
const companyIds: number[] = [
  (await openCompany(portal)).id,
  (await openCompany(portal, { name: 'Tea' })).id,
];

// Few values of each, so that many of the searches find something and many do not.
const words = [
  'java',
  'developer',
  'engineers',
  'sales',
  'work from home',
  'c++',
  'लेखाकार',
  "o'neil",
];
const places = ['Pune', 'Bangalore', 'Karnataka', 'Indiranagar, Bengaluru', 'Noida', 'Remote', ''];
const skills = ['Node.js', 'nodejs', 'Excel', 'C#'];
const lakhs = [2, 5, 5.5, 12];
const DAY_MS = 86_400_000;

const some = <T>(values: readonly T[], most: number) =>
  fc.subarray([...values], { minLength: 0, maxLength: most });
const seldom = <T>(values: readonly T[], most: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, some(values, most));
const phrase = some(words, 3).map((chosen) => chosen.join(' '));

type AnyFilter = { [Name in ConditionChoice]: fc.Arbitrary<ConditionValue<Name>[]> };
type AnyValue = { [Name in ConditionChoice]: fc.Arbitrary<ConditionValue<Name> | null> };

const anyFilters = fc
  .record({
    search: some(words, 2).map((chosen) => chosen.slice(0, 1).join(' ')),
    location: fc.constantFrom('', '', '', '', ...places, 'Delhi NCR', 'Pune, Noida', 'nowhere'),
    employment_type: seldom([...employmentTypes, 'remote'], 3),
    experience_level: seldom(experienceLevels, 3),
    work_mode: seldom(workModes, 2),
    ...ofEachConditionChoice<AnyFilter>(
      (name) => seldom<string>(conditionChoices[name].values, 2) as never,
    ),
    condition: seldom(jobConditions.slice(0, 2), 2),
    skill: seldom(skills, 2),
    salary_min: fc.option(fc.constantFrom(...lakhs), { nil: undefined, freq: 3 }),
    salary_max: fc.option(fc.constantFrom(...lakhs), { nil: undefined, freq: 3 }),
    posted_within: fc.constantFrom(undefined, undefined, undefined, 3),
    company: fc.constantFrom(undefined, undefined, undefined, undefined, 0, 1),
  })
  .chain((filters) =>
    fc.record({
      filters: fc.constant(filters),
      include_undisclosed: fc.constantFrom('true', 'false'),
      remote: fc.constantFrom('true', 'false'),
      include_remote: fc.constantFrom('true', 'false'),
    }),
  )
  .map(({ filters: { company, ...filters }, ...flags }) =>
    JobFilters.parse({
      ...filters,
      ...flags,
      company_id: company === undefined ? undefined : companyIds[company],
    }),
  );

const anyJob = fc.record({
  title: phrase.map((text) => text || 'Worker'),
  description: phrase,
  location: fc.constantFrom(...places),
  employment_type: fc.constantFrom(...employmentTypes),
  experience_level: fc.constantFrom(null, ...experienceLevels),
  work_mode: fc.constantFrom(null, ...workModes),
  ...ofEachConditionChoice<AnyValue>(
    (name) => fc.constantFrom(null, ...conditionChoices[name].values) as never,
  ),
  conditions: some(jobConditions.slice(0, 2), 2),
  skills: some(skills, 3),
  salary: fc.constantFrom(null, [2, 5], [5.5, 12], [12, 12]),
  daysOld: fc.constantFrom(0, 2, 30),
  is_date_given: fc.constantFrom(true, true, true, false),
  company: fc.constantFrom(0, 1),
});

test('an alert finds exactly the jobs that a search with its filters finds', async () => {
  const { user } = await register(portal);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFilters, { minLength: 60, maxLength: 60 }),
      fc.array(anyJob, { minLength: 40, maxLength: 40 }),
      async (filters, jobs) => {
        const alerts = await portal.db
          .insertInto('alerts')
          .values(
            filters.map((_, at) => ({
              terms: [],
              or_undisclosed: false,
              account_id: user.id,
              name: String(at),
              frequency: 'weekly' as const,
              // As if each were another search: here it is not read.
              search: JSON.stringify({ at }),
            })),
          )
          .returning(['id', 'name'])
          .execute();
        const made = new Set<number>();
        for (const { salary, daysOld, company, ...facts } of jobs) {
          const id = await openJob(portal, companyIds[company] ?? 0, {
            ...facts,
            salary_min_inr: salary ? (salary[0] ?? 0) * 100_000 : null,
            salary_max_inr: salary ? (salary[1] ?? 0) * 100_000 : null,
            posted_at: new Date(Date.now() - daysOld * DAY_MS),
          });
          made.add(id);
        }
        // Indexed first: how a search is read depends on the jobs that exist.
        const standing = await standingSearchesOf(
          portal.db,
          alerts.flatMap(({ name }) => {
            const own = filters[Number(name)];
            return own ? filtersOf(searchOf(own)) : [];
          }),
        );
        const meanings = standing.map((one, at) => ({ ...one, id: alerts[at]?.id ?? 0 }));
        await updateStanding(portal.db, meanings);
        await matchNews(portal.db);
        let pairs = 0;
        for (const { id, name } of alerts) {
          const own = filters[Number(name)];
          if (!own) throw new Error('an alert without filters');
          const found = await searchJobs(portal.db, {
            ...own,
            sort: 'newest',
            page: 1,
            limit: 100,
          });
          const exact = found.reading?.relaxed
            ? []
            : found.ids
                .slice(0, found.reading?.have_all_words ?? undefined)
                .filter((job) => made.has(job));
          const matched = await portal.db
            .selectFrom('alert_matches')
            .select('job_id')
            .where('alert_id', '=', id)
            .orderBy('job_id')
            .execute();
          expect([own, matched.map(({ job_id }) => job_id)]).toEqual([
            own,
            exact.toSorted((a, b) => a - b),
          ]);
          pairs += matched.length;
        }
        // Searches that find nothing, or everything, would make the comparison prove little.
        expect(pairs).toBeGreaterThan(100);
        expect(pairs).toBeLessThan(1_200);
      },
    ),
    { numRuns: 1, endOnFailure: true },
  );
});

const reads: Readonly<Record<string, { typed: string; finds: object[]; not: object[] }>> = {
  'place and pay among the words': {
    typed: 'nurse in pune above 5 lakhs',
    finds: [
      { title: 'Nurse', location: 'Pune', salary_min_inr: 600_000, salary_max_inr: 700_000 },
      { title: 'Staff Nurse', location: 'Pune' },
    ],
    not: [
      { title: 'Nurse', location: 'Delhi' },
      { title: 'Nurse', location: 'Pune', salary_min_inr: 100_000, salary_max_inr: 200_000 },
    ],
  },
  'a misspelt word': {
    typed: 'electricain',
    finds: [{ title: 'Electrician' }],
    not: [{ title: 'Plumber' }],
  },
  Hinglish: {
    typed: 'driver ki naukri jaipur mein',
    finds: [{ title: 'Driver', location: 'Jaipur' }],
    not: [{ title: 'Driver', location: 'Pune' }],
  },
  'what is not wanted': {
    typed: 'teacher not maths',
    finds: [{ title: 'Teacher of Art' }],
    not: [{ title: 'Teacher of Maths' }],
  },
  'a company among the words': {
    typed: 'tea weaver',
    finds: [{ title: 'Weaver', company: 1 }],
    not: [{ title: 'Weaver', company: 0 }],
  },
  'work by hand that programs call theirs': {
    typed: 'chauffeur',
    finds: [{ title: 'Chauffeur' }],
    not: [
      { title: 'Chauffeur Software Developer' },
      { title: 'Data Engineer', description: 'Chauffeur.' },
    ],
  },
  'a wish that the seeker took off': {
    typed: 'cook in',
    finds: [{ title: 'Cook', location: 'Kochi' }],
    not: [],
  },
};
type Made = Parameters<typeof openJob>[2] & { company?: number };
const make = ({ company = 0, ...facts }: Made) => openJob(portal, companyIds[company] ?? 0, facts);

test.each(Object.entries(reads))(
  'an alert reads %s as the page does',
  async (_, { typed, finds, not }) => {
    // The jobs that make a correction or a company name likely exist beforehand.
    for (const facts of [...finds, ...finds, ...not]) await make(facts);
    await countAnew(portal.db);
    await portal.work();
    const { user } = await register(portal);
    const [meaning] = await standingSearchesOf(portal.db, [JobFilters.parse({ search: typed })]);
    if (!meaning) throw new Error('a search without a meaning');
    const row = { ...meaning, account_id: user.id, name: typed, frequency: 'daily' as const };
    const { id } = await portal.db
      .insertInto('alerts')
      .values({ ...row, search: JSON.stringify({ typed }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wanted: number[] = [];
    for (const facts of finds) wanted.push(await make(facts));
    for (const facts of not) await make(facts);
    await matchNews(portal.db);
    const matched = await portal.db
      .selectFrom('alert_matches')
      .select('job_id')
      .where('alert_id', '=', id)
      .orderBy('job_id')
      .execute();
    const search = { ...JobFilters.parse({ search: typed }), page: 1, limit: 100 };
    const { ids, reading } = await searchJobs(portal.db, { ...search, sort: 'newest' });
    const shown = ids.slice(0, reading?.have_all_words ?? undefined);
    expect(matched.map(({ job_id }) => job_id)).toEqual(wanted);
    expect(shown).toEqual(expect.arrayContaining(wanted));
  },
);

test('an alert finds neither a description of other work nor a company called like it, where no title says the work, as the page does', async () => {
  const described = { title: 'Business Analyst', description: 'Embroidery of reports.' };
  const { id: calledSo } = await openCompany(portal, { name: 'Embroidery Works' });
  const elsewhere = [() => make(described), () => openJob(portal, calledSo, { title: 'Cashier' })];
  for (const post of elsewhere) await post();
  const search = JobFilters.parse({ search: 'embroidery worker' });
  const [meaning] = await standingSearchesOf(portal.db, [search]);
  const page = { ...search, page: 1, limit: 10 };
  expect((await searchJobs(portal.db, page)).ids).toEqual([]);
  if (!meaning) throw new Error('a search without a meaning');
  const { user } = await register(portal);
  await portal.db.deleteFrom('alerts').execute();
  const row = { account_id: user.id, name: 'Embroidery', frequency: 'daily' as const };
  await portal.db
    .insertInto('alerts')
    .values({ ...meaning, ...row, search: JSON.stringify(searchOf(search)) })
    .execute();
  for (const post of elsewhere) await post();
  await make({ title: 'Embroidery Worker' });
  await make({ title: 'Machine Operator', skills: ['Embroidery'] });
  await matchNews(portal.db);
  const matched = await portal.db
    .selectFrom('alert_matches')
    .innerJoin('jobs', 'jobs.id', 'alert_matches.job_id')
    .select('title')
    .orderBy('title')
    .execute();
  expect(matched.map(({ title }) => title)).toEqual(['Embroidery Worker', 'Machine Operator']);
});

test('an alert waits for jobs that fulfil all wishes, although the page leaves one out', async () => {
  await make({ title: 'Luthier', location: 'Pune' });
  const wish = JobFilters.parse({ search: 'luthier in chennai' });
  const { reading } = await searchJobs(portal.db, { ...wish, page: 1, limit: 10 });
  expect(reading?.relaxed).toEqual(['location']);
  const [meaning] = await standingSearchesOf(portal.db, [wish]);
  expect(meaning?.query).toContain('city:chennai');
});

test('an alert for exactly the typed words corrects nothing and leaves no wish out', async () => {
  for (const title of ['Upholsterer', 'Upholsterer']) await make({ title, location: 'Leh' });
  await countAnew(portal.db);
  const wish = JobFilters.parse({ search: 'upholstrer in leh' });
  const [read, typed] = await standingSearchesOf(portal.db, [wish, { ...wish, as_typed: true }]);
  expect(read?.query).toMatch(/'upholster' .*'city:leh'/);
  expect(typed?.query).toBe("'upholstr' & 'leh'");
});

test('a change of the synonyms changes what the alerts find', async () => {
  await portal.db.deleteFrom('alerts').execute();
  const { user } = await register(portal);
  const admin = await registerAdmin(portal);
  const search = searchOf(JobFilters.parse({ search: 'vintner' }));
  const [meaning] = await standingSearchesOf(portal.db, [filtersOf(search)]);
  if (!meaning) throw new Error('a search without a meaning');
  await portal.db
    .insertInto('alerts')
    .values({
      ...meaning,
      account_id: user.id,
      name: 'Wine',
      frequency: 'daily',
      search: JSON.stringify(search),
    })
    .execute();
  const stored = async () =>
    portal.db
      .selectFrom('alerts')
      .select(['query', 'terms', sql<string>`ctid::text`.as('place')])
      .where('name', '=', 'Wine')
      .executeTakeFirstOrThrow();
  const before = await stored();
  await readAlertsAnew(portal.db);
  // The row is not even rewritten.
  expect(await stored()).toEqual(before);
  await portal.call('PUT /barong/admin/search_synonyms', {
    as: admin,
    body: { phrases: ['vintner', 'winemaker'] },
  });
  await portal.work();
  expect((await stored()).terms).toEqual(['vintner', 'winemak']);
});
