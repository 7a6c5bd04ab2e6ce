import { beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../test/postings.ts';

const portal = await openPortal();

test('the answer says how it read the search', async () => {
  const [id] = await postJobs(portal.db, [{ title: 'Accountant', skills: ['Tally'] }]);
  const ask = (query: { search: string; as_typed?: string }) =>
    portal.call('GET /barong/public/jobs', { query });
  const corrected = await ask({ search: 'acountant' });
  expect(corrected.body).toMatchObject({
    jobs: [{ id }],
    reading: { words: 'accountant', corrected_from: 'acountant', have_all_words: null },
  });
  const typed = await ask({ search: 'acountant', as_typed: 'true' });
  expect(typed.body).toMatchObject({ jobs: [], reading: null });
  const most = await ask({ search: 'accountant moonlight' });
  expect(most.body).toMatchObject({ jobs: [{ id }], reading: { have_all_words: 0 } });
});

test('a place that no job has is read as the one that was meant', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [id] = await postJobs(portal.db, [{ location: 'Hyderabad' }, { location: 'Pune' }]);
  const ask = (query: { location: string; as_typed?: string }) =>
    portal.call('GET /barong/public/jobs', { query });
  for (const location of ['hydrabad', 'HYD', 'Hitech City', 'Gachibowli']) {
    const { body } = await ask({ location });
    expect(body).toMatchObject({ jobs: [{ id }], location_matched: 'Hyderabad, Telangana' });
  }
  const { body } = await ask({ location: 'hydrabad' });
  expect(body).toMatchObject({ reading: { location_corrected_from: 'hydrabad' } });
  const typed = await ask({ location: 'hydrabad', as_typed: 'true' });
  expect(typed.body).toMatchObject({ jobs: [], reading: null });
});

test('a postal code among the words is read as a place, and its town is searched where no job says the code', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [town] = await postJobs(portal.db, [
    { title: 'Driver', location: 'Bengaluru' },
    { title: 'Driver', location: 'Pune' },
  ]);
  expect(await searchFor(portal.db, { search: 'driver 560037' })).toMatchObject({
    ids: [town],
    location_matched: 'Bengaluru, Karnataka',
    reading: {
      wishes: [{ kind: 'location', value: '560037 Bengaluru' }],
      location_corrected_from: '560037 Bengaluru',
    },
  });
});

test('a little-known town that is misspelt by its sound is read as that town', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [there] = await postJobs(portal.db, [
    { title: 'Packer', location: 'Bhiwandi' },
    { title: 'Packer', location: 'Pune' },
  ]);
  for (const search of ['packer bhivandi', 'bhivandi']) {
    const { ids, reading } = await searchFor(portal.db, { search });
    expect(ids, search).toEqual([there]);
    expect(reading, search).toMatchObject({ wishes: [{ kind: 'location', value: 'Bhiwandi' }] });
  }
});

test('the name of a company is read from words in their right spelling, too', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [own] = await Promise.all(
    ['Welder', 'Fitter', 'Turner'].map((title) => postJobOf(portal.db, 'Kaveri Forge', { title })),
  );
  await postJobs(portal.db, [{ title: 'Welder' }]);
  const { ids, reading } = await searchFor(portal.db, { search: 'kaverri forge welder' });
  expect(ids[0]).toBe(own);
  expect(reading).toMatchObject({
    corrected_from: 'kaverri forge welder',
    words: 'kaveri forge welder',
    wishes: [{ kind: 'company', value: 'Kaveri Forge' }],
  });
});

test('words that ask for nothing are quoted as typed, with an ellipsis for the words between', async () => {
  await postJobs(portal.db, [{ title: 'Zither Tuner' }]);
  const said = async (search: string) =>
    (await searchFor(portal.db, { search })).reading?.no_words ?? null;
  expect(await said('how much does a zither tuner earn')).toBe('how much does a … earn');
  expect(await said('can you show me zither tuner')).toBe('can you show me');
});

test('an examination is not read as a company of that name', async () => {
  await portal.db.deleteFrom('jobs').execute();
  await postJobOf(portal.db, 'SSC', { title: 'Welder' });
  const { reading } = await searchFor(portal.db, { search: 'ssc gd' });
  expect(reading?.wishes ?? null).toBeNull();
});

test('years that a single job states are left out where many others do not state them', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [stated] = await postJobs(portal.db, [
    { title: 'Staff Nurse', experience_min_years: 0, experience_max_years: 1 },
    ...['Ward', 'OT', 'Dialysis', 'Camp'].map((of) => ({ title: `${of} Nurse` })),
  ]);
  const read = (more = {}) => searchFor(portal.db, { search: 'fresher nurse', ...more });
  expect(await read()).toMatchObject({ ids: [stated], reading: { relaxed: null } });
  await postJobs(portal.db, [{ title: 'ICU Nurse', work_mode: 'remote' }]);
  expect(await read()).toMatchObject({ total: 6, reading: { relaxed: ['experience_years'] } });
  // With a filter they are left out, too: otherwise it would find fewer jobs than the count beside it says.
  expect(await read({ work_mode: ['remote'] })).toMatchObject({
    total: 1,
    reading: { relaxed: ['experience_years'] },
  });
});

test('a day shift that a single job states is left out where many others do not state it', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [stated] = await postJobs(portal.db, [{ title: 'Staff Nurse', shift: 'day' }]);
  const read = (search: string) => searchFor(portal.db, { search });
  expect(await read('nurse day shift')).toMatchObject({
    ids: [stated],
    reading: { relaxed: null },
  });
  await postJobs(
    portal.db,
    ['Ward', 'OT', 'ICU', 'Camp', 'Bus', 'Ship'].map((of) => ({ title: `${of} Nurse` })),
  );
  expect(await read('nurse day shift')).toMatchObject({
    total: 7,
    reading: { relaxed: ['shift'] },
  });
});

test('a night shift is left out where no job says it beside the work, but kept where one does', async () => {
  await portal.db.deleteFrom('jobs').execute();
  await postJobs(portal.db, [
    { title: 'US IT Surveyor', shift: 'night' },
    { title: 'US IT Recruiter', shift: 'day' },
  ]);
  const read = () => searchFor(portal.db, { search: 'us it recruiter night shift' });
  expect(await read()).toMatchObject({ reading: { relaxed: ['shift'] } });
  const [stated] = await postJobs(portal.db, [{ title: 'US IT Recruiter', shift: 'night' }]);
  const { ids, reading } = await read();
  expect(ids[0]).toBe(stated);
  expect(reading).toMatchObject({ relaxed: null });
});

test('what the words ask for besides the work becomes filters that can be taken off', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [pune] = await postJobs(portal.db, [
    { title: 'Driver', location: 'Pune' },
    { title: 'Driver', location: 'Goa' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'driver in pune' },
  });
  expect(body).toMatchObject({
    jobs: [{ id: pune }],
    location_matched: 'Pune, Maharashtra',
    reading: {
      words: 'driver',
      wishes: [{ kind: 'location', value: 'Pune', without: 'driver' }],
    },
  });
});

describe('wishes that only words can express', () => {
  beforeEach(() => portal.db.deleteFrom('jobs').execute());

  const ask = async (search: string) => {
    const { body } = await portal.call('GET /barong/public/jobs', { query: { search } });
    return { ids: body.jobs.map(({ id }: { id: number }) => id), reading: body.reading };
  };
  const wishOf = (kind: string, value: string) => ({
    wishes: expect.arrayContaining([expect.objectContaining({ kind, value })]),
    relaxed: null,
  });

  test.each([
    ['tutor -django', 'exclude', 'django', {}, { description: 'Knows Django.' }],
    ['tutor not maths', 'exclude', 'maths', {}, { title: 'Tutor for Maths' }],
    ['"home tutor"', 'phrase', 'home tutor', { title: 'Home Tutor' }, { title: 'Tutor at Home' }],
    ['tutor or cook', 'either', 'tutor / cook', { title: 'Cook' }, { title: 'Guard' }],
    ['tutor night shift', 'shift', 'night', { shift: 'night' }, { shift: 'day' }],
    ['tutor night shift', 'shift', 'night', { description: 'A night shift.' }, { shift: 'day' }],
    [
      'entry level tutor',
      'experience_level',
      'entry',
      { experience_level: 'entry' },
      { experience_level: 'senior' },
    ],
    [
      'fresher tutor',
      'experience_years',
      '0',
      { description: 'Freshers may apply.' },
      { experience_level: 'senior' },
    ],
    [
      'tutor internship',
      'employment_type',
      'internship',
      { employment_type: 'internship' },
      { employment_type: 'full_time' },
    ],
    [
      'tutor part time',
      'employment_type',
      'part_time',
      { title: 'Tutor (Part-Time)', employment_type: 'full_time' },
      { employment_type: 'full_time', description: 'A part of the time you write.' },
    ],
    [
      'tutor contract',
      'employment_type',
      'contract',
      { title: 'Tutor (Contract to Hire)', employment_type: 'full_time' },
      { employment_type: 'full_time', description: 'A contract is signed.' },
    ],
    ['tutor last 3 days', 'posted_within', '3', { daysAgo: 2 }, { daysAgo: 10 }],
    ['tutor in pune, goa', 'location', 'Goa', { location: 'Goa' }, { location: 'Leh' }],
  ] as const)('%s filters by %s %s', async (search, kind, value, found, other) => {
    const [id] = await postJobs(portal.db, [
      { title: 'Tutor', ...found },
      { title: 'Tutor', ...other },
    ] as PostingDetails[]);
    expect(await ask(search)).toMatchObject({ ids: [id], reading: wishOf(kind, value) });
  });

  test('a minus in the title of a job is not read', async () => {
    const ids = await postJobs(portal.db, [{ title: 'Tutor -Maths' }, { title: 'Tutor' }]);
    expect(await ask('tutor -maths')).toMatchObject({ ids, reading: { wishes: null } });
  });

  test('the words of a pasted title are not read as wishes', async () => {
    const [id] = await postJobs(portal.db, [
      { title: 'Tutor | Part Time, 2-4 years', employment_type: 'full_time' },
      { title: 'Tutor', employment_type: 'part_time' },
    ]);
    const { ids, reading } = await ask('Tutor | Part Time, 2-4 years');
    expect([ids[0], reading?.wishes ?? null]).toEqual([id, null]);
    expect((await ask('tutor part time, 2-4 years')).reading?.wishes).not.toBeNull();
  });

  test('if a company is named behind "at", or beside work, only its jobs are shown', async () => {
    const [own] = await postJobs(portal.db, [{ title: 'Tutor', company_name: 'Vidya Hall' }]);
    const { company_id } = await portal.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', own ?? 0)
      .executeTakeFirstOrThrow();
    const company = portal.db.updateTable('companies').where('id', '=', company_id);
    await company.set({ name: 'Vidya Hall Pvt Ltd' }).execute();
    await postJobs(portal.db, [{ title: 'Tutor' }, { title: 'Cook' }]);
    for (const search of ['tutor at vidya hall', 'vidya hall tutor']) {
      const reading = wishOf('company', 'Vidya Hall Pvt Ltd');
      expect(await ask(search)).toMatchObject({ ids: [own], reading });
    }
    expect((await ask('cook at vidya hall')).reading).toMatchObject({ relaxed: ['company'] });
  });

  test('where no job fulfils all, one wish is left out, and its words are not searched for', async () => {
    const [paid] = await postJobs(portal.db, [
      { title: 'Tutor', location: 'Pune', salary_min_inr: 200_000, salary_max_inr: 200_000 },
      { title: 'Pune Guide', location: 'Goa' },
    ]);
    expect(await ask('tutor shimla')).toMatchObject({
      ids: [paid],
      reading: {
        words: 'tutor',
        relaxed: ['location'],
        wishes: [{ kind: 'location', value: 'Shimla', without: 'tutor' }],
      },
    });
    expect(await ask('tutor pune 5-8 lpa')).toMatchObject({
      ids: [paid],
      reading: { relaxed: ['pay'], undisclosed_pay: null },
    });
    expect((await ask('tutor pune -tutor')).ids).toEqual([]);
  });

  test('a part of a town without such a job falls back to the town, and says so', async () => {
    const [id] = await postJobs(portal.db, [
      { title: 'Tutor', location: 'Delhi' },
      { title: 'Cook', location: 'Saket, Delhi' },
    ]);
    expect(await ask('tutor saket delhi')).toMatchObject({
      ids: [id],
      reading: { location_corrected_from: 'Saket Delhi', relaxed: null },
    });
  });

  test('jobs that keep their pay to themselves follow those that state it', async () => {
    const [silent, paid] = await postJobs(portal.db, [
      { title: 'Tutor' },
      { title: 'Tutor of Maths', salary_min_inr: 600_000, salary_max_inr: 600_000 },
      { title: 'Tutor', salary_min_inr: 100_000, salary_max_inr: 100_000 },
    ]);
    expect(await ask('tutor above 5 lpa')).toMatchObject({
      ids: [paid, silent],
      reading: { undisclosed_pay: 'last' },
    });
    // Nothing but pay was typed, so a job that does not state its pay is no answer.
    expect(await ask('500 per day')).toMatchObject({
      ids: [paid],
      reading: { undisclosed_pay: null },
    });
  });
});

test('where few jobs have the words, jobs for related work follow', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [related, asked] = await postJobs(portal.db, [
    { title: 'Furniture Maker' },
    { title: 'Carpenter' },
    { title: 'Pastry Chef' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', { query: { search: 'carpenter' } });
  expect(body).toMatchObject({
    jobs: [{ id: asked }, { id: related }],
    reading: { have_all_words: 1 },
  });
});

test('of jobs with all the words, those whose title says little else come first', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [plain, longer] = await postJobs(portal.db, [
    { title: 'Quality Engineer' },
    { title: 'Quality Engineer for Castings, Night Crew' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'quality engineer' },
  });
  expect(body).toMatchObject({ jobs: [{ id: plain }, { id: longer }] });
});

test('a headline about oneself that finds nothing is read by the work that it names, and says so', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const ids = await postJobs(
    portal.db,
    [1, 2, 3, 4, 5].map((at) => ({ title: `Foreman ${at}`, skills: ['Glass Blowing'] })),
  );
  const search = 'sincere honest punctual person with zeal, courage and glass blowing';
  const found = await searchFor(portal.db, { search });
  expect(new Set(found.ids)).toEqual(new Set(ids));
  expect(found.reading).toMatchObject({ words: 'glass blowing', corrected_from: search });
});

test('what is written in the letters of another language of India is read', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [id] = await postJobs(portal.db, [
    { title: 'Driver', location: 'Bengaluru' },
    { title: 'Driver', location: 'Pune' },
    { title: 'Cook', location: 'Bengaluru' },
  ]);
  const { ids } = await searchFor(portal.db, { search: 'ಬೆಂಗಳೂರು ಡ್ರೈವರ್ ಕೆಲಸ' });
  expect(ids).toEqual([id]);
});

test.each(['Ledgermibxqzab', 'Ledgermib3x1a2'])(
  'the rare word %s finds its one job, not the one whose word ends otherwise',
  async (word) => {
    const other = `${word.slice(0, -1)}9`;
    const [id] = await postJobs(portal.db, [
      { title: `Accounts Assistant ${word}` },
      { title: `Accounts Assistant ${other}` },
    ]);
    const { body } = await portal.call('GET /barong/public/jobs', { query: { search: word } });
    expect(body).toMatchObject({ jobs: [{ id }], reading: null, did_you_mean: null });
  },
);

test('a wish is left out where only a description has the words, and kept where nothing else has them', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [driver, trainer] = await postJobs(portal.db, [
    { title: 'Driver', description: 'Takes our Kubernetes team to Shimla', location: 'Shimla' },
    { title: 'Kubernetes Trainer', location: 'Pune' },
  ]);
  const read = (search: string) => searchFor(portal.db, { search });
  expect(await read('kubernetes shimla')).toMatchObject({
    ids: expect.arrayContaining([trainer]),
    reading: { relaxed: ['location'] },
  });
  await portal.db.deleteFrom('jobs').where('title', '=', 'Kubernetes Trainer').execute();
  expect(await read('kubernetes shimla')).toMatchObject({
    ids: [driver],
    reading: { relaxed: null },
  });
});
