import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../../test/postings.ts';

// What stands on the first page of a search by relevance.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = async (search: string, more: { limit?: number } = {}) =>
  (await searchFor(portal.db, { search, ...more })).ids;
const postOf = (name: string, posting: PostingDetails) => postJobOf(portal.db, name, posting);

test('an exact title comes first even if a thousand newer titles have its words too', async () => {
  const [title] = await post(
    { title: 'Welding Supervisor', daysAgo: 20 },
    ...Array.from({ length: 1001 }, (_, at) => ({ title: `Welding Supervisor Trainee ${at}` })),
  );
  expect((await find('welding supervisor', { limit: 3 }))[0]).toBe(title);
  expect((await find('welding supervisor jobs', { limit: 3 }))[0]).toBe(title);
});

test('titles stand in the same order whether or not the page goes on beyond them', async () => {
  const many = (title: string, skills: string[]) =>
    Array.from({ length: 65 }, (_, at) => ({ title: `${title} ${at % 60}`, skills, daysAgo: at }));
  await post(...many('Welder of Ward', []), ...many('Fitter of Ward', ['Welder']));
  const whole = await searchFor(portal.db, { search: 'welder', limit: 100 });
  const first = await searchFor(portal.db, { search: 'welder', limit: 50 });
  expect(first.ids).toEqual(whole.ids.slice(0, 50));
  expect([first.total, whole.ids.length]).toEqual([130, 100]);
  expect(await find('welder', { limit: 49 })).toEqual(whole.ids.slice(0, 49));
});

test.each([
  ['Urgent Requirement - Welder', 'urgent requirement welder'],
  ['Welder (Immediate Joiner)', 'Welder (Immediate Joiner)'],
  ['Required - Welder', 'Required - Welder Kaveri Forge'],
  ['Vacancy : Welder', 'Kaveri Forge Vacancy : Welder'],
])('"%s" comes first for “%s”, before titles of the work alone', async (title, search) => {
  const whole = await postOf('Kaveri Forge', { title, daysAgo: 9 });
  await postOf('Kaveri Forge', { title: 'Welder' });
  await postOf('Tara Works', { title: 'Welder' });
  expect((await find(search))[0]).toBe(whole);
  expect((await find('welder'))[0]).not.toBe(whole);
});

test('a place in a title makes no difference to the order for the work at that place', async () => {
  const [plain, withPlace] = await post(
    { title: 'Welder', location: 'Pune', company_name: 'Tara Works' },
    { title: 'Welder - Pune', location: 'Pune', daysAgo: 9 },
  );
  expect(await find('welder pune')).toEqual([plain, withPlace]);
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

test.each(['jp morgan welder', 'welder J.P. Morgan', 'jpmorgan welder'])(
  '%s brings the welders of that company alone, in any spelling of its gaps',
  async (search) => {
    await post({ title: 'Welder at JP Morgan near JPMorgan' });
    const own = await postOf('J P Morgan Ltd', { title: 'Welder for JPMorgan', daysAgo: 9 });
    expect(await find(search)).toEqual([own]);
  },
);

test('"and" between the names of a company may be a sign', async () => {
  await post({ title: 'Welder of gears and wheels' });
  const own = await postOf('Gears & Wheels', { title: 'Welder', daysAgo: 9 });
  expect(await find('welder gears and wheels')).toEqual([own]);
});

test('the short form that stands behind the name of a company need not be typed', async () => {
  await post({ title: 'Civil Welder' });
  const own = await postOf('Kaveri & Sons (K&S)', { title: 'Welder', daysAgo: 9 });
  await postOf('Kaveri & Sons (Dealer)', { title: 'Welder' });
  expect(await find('kaveri and sons welder')).toEqual([own]);
});

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

test('a company that is known by a short form of its name answers in full', async () => {
  await postOf('Tara Works', {
    title: 'Welder',
    description: 'For TCS in Pune.',
    location: 'Pune',
  });
  const own = await postOf('Tata Consultancy Services', {
    title: 'Welder Trainee',
    location: 'Pune',
  });
  const found = await searchFor(portal.db, { search: 'tcs welder pune' });
  expect(found.ids[0]).toBe(own);
  // Or its jobs would be said to have most of the words.
  expect(found.reading?.first_tier).toBeNull();
});

test('a word that no title has does not hide the jobs for the other, however common that is', async () => {
  const jobs = Array.from({ length: 30 }, (_, at) => ({ title: `Sales Officer ${at}` }));
  await post({ title: 'Clerk', description: 'For a zyxwvu.' });
  await post(...jobs);
  const found = await searchFor(portal.db, { search: 'zyxwvu sales' });
  expect(found).toMatchObject({ total: 30, reading: { have_all_words: 0 } });
});

test('where a town has few such jobs, those of the towns around it come next, and are counted apart', async () => {
  const [related, gurugram, noida, delhi, description] = await post(
    { title: 'Accounts Clerk', location: 'Delhi' },
    { title: 'Tax Accountant', location: 'Gurugram', daysAgo: 1 },
    { title: 'Cost Accountant', location: 'Noida', daysAgo: 2 },
    { title: 'Accountant', location: 'Delhi', daysAgo: 9 },
    { title: 'Driver', location: 'Noida', description: 'Ask the accountant.' },
    { title: 'Bank Accountant', location: 'Jaipur' },
  );
  for (const query of [
    { search: 'accountant in delhi' },
    { search: 'accountant', location: 'Delhi' },
  ]) {
    const found = await searchFor(portal.db, query);
    expect(found).toMatchObject({
      ids: [delhi, gurugram, noida, related],
      reading: { first_tier: 1, nearby: { total: 2, towns: ['Noida', 'Gurugram'] } },
    });
    expect(found.ids).not.toContain(description);
  }
});

test('jobs nearby come before the same work at the place is looked for anywhere', async () => {
  const [thane] = await post(
    { title: 'Plumber', location: 'Thane' },
    { title: 'Plumber', location: 'Goa' },
  );
  expect(await searchFor(portal.db, { search: 'plumber in mumbai' })).toMatchObject({
    ids: [thane],
    reading: { first_tier: 0, relaxed: null, nearby: { total: 1, towns: ['Thane'] } },
  });
});

test('with ten such jobs in a town none nearby are shown, nor where a part of it is asked for', async () => {
  await post({ title: 'Plumber', location: 'Noida' });
  await post(
    { title: 'Plumber', location: 'Andheri, Mumbai' },
    { title: 'Plumber', location: 'Thane' },
  );
  const jobs = Array.from({ length: 10 }, (_, at) => ({
    title: `Plumber ${at}`,
    location: 'Delhi',
  }));
  await post(...jobs);
  expect((await searchFor(portal.db, { search: 'plumber in delhi' })).total).toBe(10);
  const part = await searchFor(portal.db, { search: 'plumber in andheri mumbai' });
  expect(part.ids).toHaveLength(1);
});

test('a job with all the words comes before one whose title says one of them alone', async () => {
  const [all, shorter] = await post(
    { title: 'Night Auditor', skills: ['Opera'], daysAgo: 9 },
    { title: 'Auditor' },
  );
  const found = await searchFor(portal.db, { search: 'opera auditor' });
  expect(found).toMatchObject({
    ids: [all, shorter],
    reading: { have_all_words: 1, first_tier: 1 },
  });
});

test('jobs whose description alone has the words come after jobs for related work, however many they are', async () => {
  const analysts = Array.from({ length: 60 }, (_, at) => ({
    title: `Business Analyst ${at}`,
    description: 'Write for an educator of special machines',
  }));
  const [teacher] = await post({ title: 'Primary Teacher', daysAgo: 9 }, ...analysts);
  const found = await searchFor(portal.db, { search: 'special educator' });
  expect(found.ids[0]).toBe(teacher);
  expect(found).toMatchObject({ total: 61, reading: { have_all_words: 60, first_tier: 0 } });
});

test.each([
  ['operator', 'Crane Operators on Night Shift', 'Operations'],
  ['accountant', 'Accountant for Cost and Tax', 'Account'],
  ['mechanic', 'Mechanic for Trucks and Buses', 'Mechanical'],
  ['government', 'Liaison with the Government', 'Governance'],
])(
  '%s finds "%s" before the newer "%s", which shares only its stem',
  async (search, title, other) => {
    const [typed, stem] = await post({ title, daysAgo: 9 }, { title: other });
    expect(await find(search)).toEqual([typed, stem]);
  },
);

test('a title that shares only the stem of a word is not in the first tier', async () => {
  await post({ title: 'Accountant' }, { title: 'Senior Account Manager' });
  const found = await searchFor(portal.db, { search: 'senior accountant' });
  expect(found).toMatchObject({ total: 2, reading: { have_all_words: 1, first_tier: 0 } });
});

test('work that a company does not have is shown at others, and the page says so', async () => {
  await postOf('Kaveri', { title: 'Store Clerk', description: 'Beside a welder.' });
  const [welder] = await post({ title: 'Gas Welder', daysAgo: 9 });
  for (const search of ['kaveri welder', 'welder kaveri', 'welder at kaveri']) {
    const { ids, reading } = await searchFor(portal.db, { search });
    expect(ids[0], search).toBe(welder);
    expect(reading, search).toMatchObject({
      wishes: [{ kind: 'company', value: 'Kaveri', without: 'welder' }],
      relaxed: ['company'],
    });
  }
});

test('related work at the company comes before the same work at others', async () => {
  const own = await postOf('Kaveri', { title: 'Fabricator', daysAgo: 9 });
  await post({ title: 'Gas Welder' });
  const { ids, reading } = await searchFor(portal.db, { search: 'kaveri welder' });
  expect(ids).toEqual([own]);
  expect(reading).toMatchObject({ relaxed: null });
});

test('a word of a town is not taken for the company that is called so', async () => {
  await postOf('Salt', { title: 'Lake Surveyor' });
  const [there] = await post({ title: 'Welder', location: 'Salt Lake, West Bengal' });
  const { ids, reading } = await searchFor(portal.db, { search: 'salt lake welder' });
  expect(ids).toEqual([there]);
  expect(reading).toMatchObject({ wishes: [{ kind: 'location', value: 'Salt Lake' }] });
});

test.each([
  ['urban designer', 'Urban', 'Town Planner'],
  ['bd manager', 'BD', 'Business Development Manager'],
  ['oracle dba', 'Oracle', 'Oracle DBA'],
])('%s is work, although a company is called "%s"', async (search, name, title) => {
  await postOf(name, { title: 'Librarian' });
  const [work] = await post({ title, daysAgo: 9 });
  const { ids, reading } = await searchFor(portal.db, { search });
  expect(ids[0]).toBe(work);
  expect(reading?.wishes ?? null).toBeNull();
});

test('of equally good jobs those of other companies come before the fourth of one, on every page', async () => {
  const titles = ['Packer', 'Packer (Day)', 'Packer (Night)', 'Packer (Dawn)', 'Packer (Dusk)'];
  const many = await post(...titles.map((title) => ({ title })));
  const other = await postOf('Tara Works', { title: 'Packer (Tea)', daysAgo: 9 });
  const found = await find('packer');
  expect(found.indexOf(other)).toBe(3);
  expect(found).toHaveLength(many.length + 1);
  const pages = [1, 2, 3].map((page) => searchFor(portal.db, { search: 'packer', limit: 2, page }));
  expect((await Promise.all(pages)).flatMap(({ ids }) => ids)).toEqual(found);
  const { ids, next_cursor } = await searchFor(portal.db, { search: 'packer', limit: 4 });
  const rest = await searchFor(portal.db, { search: 'packer', cursor: next_cursor ?? '' });
  expect([...ids, ...rest.ids]).toEqual(found);
});

test('where pay was asked for, a job for related work that states it comes before one that keeps it to itself', async () => {
  const [silent, stated, described] = await post(
    { title: 'Finance Executive' },
    { title: 'Finance Analyst', salary_min_inr: 1_200_000, daysAgo: 9 },
    {
      title: 'Librarian',
      description: 'Help the finance executive.',
      salary_min_inr: 1_200_000,
    },
  );
  const found = await searchFor(portal.db, { search: 'finance executive above 10 lakhs' });
  expect(found).toMatchObject({
    ids: [stated, silent, described],
    reading: { first_tier: 0, undisclosed_pay: 'last' },
  });
});

test('where pay was asked for, no more than three jobs for other work that state it come before the work itself', async () => {
  const [silent, ...others] = await post(
    { title: 'Tower Painter' },
    ...['Wall', 'Car', 'Sign', 'Ship'].map((what) => ({
      title: `${what} Painter`,
      salary_min_inr: 1_200_000,
    })),
  );
  const found = await find('tower painter above 10 lakhs');
  expect(found.indexOf(silent ?? 0)).toBe(3);
  expect(new Set(found)).toEqual(new Set([silent, ...others]));
});

test('where pay was asked for, half of the words are enough to find the work itself', async () => {
  const [nurse] = await post(
    { title: 'Nurse' },
    { title: 'ICU Ventilator Chemist', salary_min_inr: 600_000, salary_max_inr: 600_000 },
  );
  expect(await find('icu ventilator nurse 30000 salary')).toContain(nurse);
});

test('what an abbreviation stands for comes before titles that have its letters beside other words', async () => {
  const [meant, letters] = await post(
    { title: 'Senior Software Engineer', daysAgo: 9 },
    { title: 'SSE - Cloud' },
  );
  expect(await find('sse')).toEqual([meant, letters]);
});

test('an abbreviation means every name of what it stands for', async () => {
  const [other] = await post({ title: 'Guest Service Associate' });
  expect(await find('gre')).toEqual([other]);
});

test('a name of several words finds titles with most of them, before those for related work', async () => {
  const [most, related] = await post(
    { title: 'Business Development Officer', daysAgo: 9 },
    { title: 'Key Account Manager' },
  );
  expect(await find('business development manager')).toEqual([most, related]);
});

test('of two kinds of work, a title that names either is equally good', async () => {
  await post({ title: 'Cook' }, { title: 'Bus Driver' });
  const found = await searchFor(portal.db, { search: 'cook or driver' });
  expect(found).toMatchObject({ total: 2, reading: { first_tier: null } });
});

test('the rank that was typed is no answer without the work', async () => {
  const [work] = await post({ title: 'Kayak Guide', daysAgo: 9 }, { title: 'Tea Executive' });
  expect(await find('kayak executive')).toEqual([work]);
});

test('"it" beside a rank is information technology, of which the title has to say something', async () => {
  const [it] = await post({ title: 'IT Manager', daysAgo: 9 }, { title: 'Manager' });
  expect((await find('it manager'))[0]).toBe(it);
});

test.each(['admission counselor', 'admission counsellor'])(
  '%s finds titles in British and in American spelling as full answers',
  async (search) => {
    const own = await post({ title: 'Admission Counsellor' }, { title: 'Admission Counselor' });
    await post({ title: 'Admission Clerk' });
    const { ids, reading } = await searchFor(portal.db, { search });
    expect(new Set(ids.slice(0, 2))).toEqual(new Set(own));
    expect(reading?.have_all_words).toBe(2);
  },
);

test('words for the person a job is for, typed in two words, exclude no title', async () => {
  const [welder] = await post({ title: 'Welder' }, { title: 'House Manager' });
  expect(await find('house wife welder')).toEqual([welder]);
});

test.each(['welder aur fitter', 'welder और fitter'])(
  '%s asks for both, and first for who does both',
  async (search) => {
    const [both] = await post({ title: 'Welder cum Fitter', daysAgo: 9 });
    const own = await post({ title: 'Welder' }, { title: 'Fitter' });
    const { ids, reading } = await searchFor(portal.db, { search });
    expect(ids[0]).toBe(both);
    expect(new Set(ids.slice(1))).toEqual(new Set(own));
    expect(reading?.have_all_words).toBe(1);
  },
);
