import { beforeEach, describe, expect, test } from 'vitest';
import { choiceFilterNames, noChoices } from '../../../../contract/search/choice-filters.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const companyOf = async (jobId: number) => {
  const { company_id } = await portal.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return String(company_id);
};
const search = (query: Parameters<typeof searchFor>[1]) => searchFor(portal.db, query);

describe('years of experience', () => {
  test.each([
    ['0', { experience_min_years: 0 }, true],
    ['0', { experience_max_years: 2 }, true],
    ['4', { experience_min_years: 2, experience_max_years: 4 }, true],
    ['5', { experience_min_years: 2, experience_max_years: 4 }, false],
    ['1', { experience_min_years: 2, experience_max_years: 4 }, false],
    ['25', { experience_min_years: 20 }, true],
    ['25', { experience_min_years: 2, experience_max_years: 9 }, false],
    ['6', { experience_level: 'senior' }, true],
    ['8', { experience_level: 'senior' }, false],
    ['3', {}, false],
  ] as const)('somebody with %s of them and a job with %j: %s', async (years, job, fits) => {
    await post(job);
    expect((await search({ experience_years: years })).total).toBe(fits ? 1 : 0);
  });

  test('that were typed are read as a filter', async () => {
    await post(
      { title: 'Accountant', experience_min_years: 2, experience_max_years: 4 },
      { title: 'Accountant', experience_min_years: 8 },
    );
    const { total, reading } = await search({ search: 'accountant 3 years experience' });
    expect([total, reading?.wishes]).toEqual([
      1,
      [{ kind: 'experience_years', value: '3', without: 'accountant' }],
    ]);
  });
});

describe('facets', () => {
  test('counts the matches, and the alternatives to the chosen values', async () => {
    await post(
      { employment_type: 'full_time', work_mode: 'remote', skills: ['Node.js', 'SQL'] },
      {
        employment_type: 'full_time',
        work_mode: 'onsite',
        skills: ['NodeJS'],
        location: 'Pune, Thane',
      },
      { employment_type: 'part_time', work_mode: 'onsite', skills: ['Node.js'], location: 'Poona' },
    );
    expect((await search({})).facets).toEqual({
      employment_type: [
        { value: 'full_time', count: 2 },
        { value: 'part_time', count: 1 },
      ],
      ...noChoices,
      experience_years: [],
      work_mode: [
        { value: 'onsite', count: 2 },
        { value: 'remote', count: 1 },
      ],
      skill: [
        { value: 'Node.js', count: 3 },
        { value: 'SQL', count: 1 },
      ],
      location: [
        { value: 'Pune', count: 2 },
        { value: 'Leh', count: 1 },
        { value: 'Thane', count: 1 },
      ],
      industry: [],
      company: [{ value: expect.any(String), count: 3, name: 'Sharma Traders' }],
    });
    const { facets, total } = await search({ employment_type: 'part_time' });
    expect(total).toBe(1);
    expect(facets.employment_type).toHaveLength(2);
    expect(facets.work_mode).toEqual([{ value: 'onsite', count: 1 }]);
  });

  test('count a job once that spells one skill in two ways', async () => {
    await post({ skills: ['React', 'react', 'SQL'] }, { skills: ['React'] });
    expect((await search({})).facets.skill).toEqual([
      { value: 'React', count: 2 },
      { value: 'SQL', count: 1 },
    ]);
  });

  test('count a skill among the first whose spellings are rarer than others', async () => {
    const others = Array.from({ length: 12 }, (_, nth) => `Skill ${nth}`);
    await post(
      { skills: [...others, 'Node.js'] },
      { skills: [...others, 'NodeJS'] },
      { skills: ['node js', 'Alone'] },
    );
    const { skill } = (await search({})).facets;
    expect(skill).toHaveLength(12);
    expect(skill[0]).toEqual({ value: 'Node.js', count: 3 });
    expect(skill.slice(1).every(({ count }) => count === 2)).toBe(true);
  });

  test('of years count each job for everybody it is meant for', async () => {
    await post(
      { experience_min_years: 1, experience_max_years: 3 },
      { experience_level: 'junior' },
      { experience_min_years: 12 },
      {},
    );
    const { facets, total } = await search({ experience_years: '2' });
    expect(total).toBe(2);
    expect(facets.experience_years).toEqual([
      { value: '1', count: 2 },
      { value: '2', count: 2 },
      { value: '3', count: 2 },
      { value: '12', count: 1 },
      { value: '13', count: 1 },
      { value: '14', count: 1 },
      { value: '15', count: 1 },
    ]);
  });

  test('of industries and companies say what else could be chosen, and name the chosen company', async () => {
    const [first = 0] = await post({}, {});
    await postJobs(portal.db, [{}, {}, {}], { industry: 'Textiles' });
    await postJobs(portal.db, [{}], { industry: ' TEXTILES ' });
    const company_id = await companyOf(first);
    const ofOne = await search({ company_id });
    expect(ofOne.total).toBe(2);
    expect(ofOne.facets.company.map(({ count }) => count)).toEqual([3, 2, 1]);
    expect(ofOne.facets.company).toContainEqual({
      value: company_id,
      count: 2,
      name: 'Sharma Traders',
    });
    expect(ofOne.facets.industry).toEqual([]);
    const textiles = await search({ industry: 'textiles' });
    expect([textiles.total, textiles.facets.industry]).toEqual([
      4,
      [{ value: 'Textiles', count: 4 }],
    ]);
  });

  test('count the chosen company even if a thousand newer jobs are of others', async () => {
    const [id = 0] = await post({ daysAgo: 2 });
    await post(...Array.from({ length: 1_000 }, () => ({})));
    const { facets, capped_facets } = await search({ company_id: await companyOf(id) });
    expect(facets.company.at(-1)).toMatchObject({ value: await companyOf(id), count: 1 });
    expect(capped_facets).toEqual(['company']);
  });

  test('of companies leave out those that the seeker hides, though one is chosen', async () => {
    const seeker = await register(portal);
    const [hidden = 0] = await post({});
    const [chosen = 0] = await post({});
    await portal.call('POST /barong/resource/excluded_companies', {
      as: seeker,
      body: { company_id: Number(await companyOf(hidden)) },
    });
    const { body } = await portal.call('GET /barong/public/jobs', {
      as: seeker,
      query: { company_id: await companyOf(chosen) },
    });
    expect(body.facets.company.map(({ value }) => value)).toEqual([await companyOf(chosen)]);
  });

  test('say of which dimensions only the newest thousand matches were counted', async () => {
    await post(
      ...Array.from({ length: 600 }, () => ({ experience_level: 'entry' as const })),
      ...Array.from({ length: 500 }, () => ({ experience_level: 'mid' as const })),
    );
    expect((await search({})).capped_facets).toEqual([
      'employment_type',
      ...choiceFilterNames,
      'experience_years',
      'skill',
      'location',
      'industry',
      'company',
    ]);
    const entry = await search({ experience_level: 'entry' });
    expect([entry.total, entry.total_capped, entry.capped_facets]).toEqual([
      600,
      false,
      ['experience_level'],
    ]);
    const both = await search({ experience_level: 'entry', employment_type: 'contract' });
    expect(both.capped_facets).toEqual([]);
  });

  test('count what the search with the value says has all the words, though others are shown too', async () => {
    await post(
      { title: 'Auditor', skills: ['Opera'], location: 'Pune' },
      { title: 'Auditor', skills: ['Opera'], location: 'Surat' },
      { title: 'Auditor', location: 'Pune' },
      { title: 'Auditor', location: 'Surat' },
    );
    const whole = await search({ search: 'opera auditor' });
    expect([whole.total, whole.facets.location, whole.capped_facets]).toEqual([
      4,
      [
        { value: 'Pune', count: 1 },
        { value: 'Surat', count: 1 },
      ],
      [],
    ]);
    const inPune = await search({ search: 'opera auditor', location: 'Pune' });
    expect(inPune.reading?.have_all_words).toBe(1);
    expect(inPune.facets.location).toEqual(whole.facets.location);
  });

  test('count others, as the least there are, where no job has all the words', async () => {
    await post({ title: 'Auditor', location: 'Pune' });
    const { facets, capped_facets, reading } = await search({ search: 'opera auditor' });
    expect([facets.location, reading?.have_all_words]).toEqual([[{ value: 'Pune', count: 1 }], 0]);
    expect(capped_facets).toContain('location');
  });

  test('count at each place what the name of a company finds there, though others only mention it', async () => {
    await post(
      { title: 'Tester', company_name: 'Kaveri', location: 'Pune' },
      { title: 'Clerk', company_name: 'Kaveri', location: 'Surat' },
    );
    await portal.db.updateTable('companies').set({ name: 'Kaveri' }).execute();
    await post({ title: 'Guard', location: 'Surat', description: 'Our client is Kaveri.' });
    const { facets, reading } = await search({ search: 'kaveri pune' });
    expect(reading?.wishes).toMatchObject([{ kind: 'location', value: 'Pune', without: 'kaveri' }]);
    const counts: unknown[] = [];
    for (const { value } of facets.location) {
      counts.push({ value, count: (await search({ search: 'kaveri', location: value })).total });
    }
    expect([facets.location, facets.location.length]).toEqual([counts, 2]);
  });

  describe('count exactly what the search with the value says it finds', () => {
    const nurses: PostingDetails[] = [
      { title: 'Staff Nurse', location: 'Thane', work_mode: 'onsite', experience_level: 'entry' },
      { title: 'Staff Nurse', location: 'Thane', employment_type: 'part_time', skills: ['ICU'] },
      { title: 'Staff Nurse', location: 'Mumbai', work_mode: 'onsite', skills: ['ICU'] },
      { title: 'Staff Nurse', location: 'Mumbai', shift: 'night', salary_max_inr: 600_000 },
      { title: 'Nurse', location: 'Thane', work_mode: 'hybrid', experience_min_years: 3 },
      {
        title: 'Receptionist',
        location: 'Thane',
        work_mode: 'onsite',
        description: 'Help a staff nurse, part time.',
      },
      {
        title: 'Clerk',
        location: 'Pune',
        work_mode: 'remote',
        employment_type: 'full_time',
        description: 'Call every staff nurse from home.',
      },
      {
        title: 'Staff Nurse Trainer',
        location: 'Pune',
        work_mode: 'remote',
        experience_min_years: 5,
      },
      ...Array.from({ length: 25 }, (_, at): PostingDetails => ({
        title: `Staff Nurse ${at}`,
        location: 'Nagpur',
        employment_type: 'full_time',
        work_mode: at % 2 ? 'onsite' : 'hybrid',
        experience_level: at % 3 ? 'entry' : 'senior',
      })),
    ];
    test.each([
      ['jobs nearby', { search: 'staff nurse', location: 'Thane' }],
      ['jobs with most of the words', { search: 'icu staff nurse' }],
      ['a place among the words', { search: 'staff nurse in thane' }],
      ['a mode among the words', { search: 'staff nurse work from home' }],
      ['a type among the words that was left out', { search: 'freelance staff nurse' }],
      ['pay and years among the words', { search: 'staff nurse 3 years 5 lpa' }],
      ['a shift among the words at a place', { search: 'night shift staff nurse thane' }],
      ['another spelling', { search: 'staf nures' }],
      ['another spelling at a place', { search: 'staf nures', location: 'Thane' }],
      ['a filter', { search: 'staff nurse', work_mode: 'onsite' }],
      ['a filter beside a wish', { search: 'part time staff nurse', experience_level: 'entry' }],
      ['the order of pay', { search: 'staff nurse', sort: 'salary', location: 'Mumbai' }],
    ])('with %s', async (_, query) => {
      await post(...nurses);
      const { facets, capped_facets, reading } = await search(query);
      const place = reading?.wishes?.find(({ kind }) => kind === 'location');
      const followed = Object.entries(facets).flatMap(([dimension, values]) =>
        values.map(async ({ value, count }) => {
          const { total, reading: by } = await search({
            ...query,
            // As the link on the page does.
            ...(dimension === 'location' && place ? { search: place.without } : {}),
            [dimension === 'company' ? 'company_id' : dimension]: value,
          });
          const found = by?.have_all_words || total;
          const isRight = capped_facets.includes(dimension as keyof typeof facets)
            ? found >= count
            : found === count;
          return isRight ? [] : [`${dimension} ${value}: ${count}, but finds ${found}`];
        }),
      );
      expect(followed.length).toBeGreaterThan(0);
      expect((await Promise.all(followed)).flat()).toEqual([]);
    });
  });
});
