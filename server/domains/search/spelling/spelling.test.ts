import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';
import { soundOf } from './distance.ts';
import { recountWords } from './word-counts.ts';

const portal = await openPortal();
beforeEach(async () => {
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_words').execute();
});

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const search = (query: Parameters<typeof searchFor>[1]) => searchFor(portal.db, query);
const titles = [
  'Accountant',
  'Java Developer',
  'Chef',
  'Tally Clerk',
  'AutoCAD Designer',
  'Photographer',
];

test.each([
  ['acountant', 'accountant'],
  ['JAVA develper', 'JAVA developer'],
  ['shef', 'chef'],
  ['taly', 'tally'],
  ['fotographer', 'photographer'],
  ['auto cad', 'autocad'],
])('%s is searched as %s, and says so', async (typed, meant) => {
  await post(...titles.map((title) => ({ title })));
  const { ids, reading } = await search({ search: typed });
  expect(ids).toHaveLength(1);
  expect(reading).toMatchObject({ words: meant, corrected_from: typed });
});

test.each([
  ['tele collar', 'telecaller'],
  ['physio there pist', 'physiotherapist'],
  ['a countant', 'accountant'],
])('%s is heard as %s', async (typed, meant) => {
  await post(...['Telecaller', 'Physiotherapist', 'Accountant'].map((title) => ({ title })));
  const { ids, reading } = await search({ search: typed });
  expect(ids).toHaveLength(1);
  expect(reading).toMatchObject({ words: meant, corrected_from: typed });
});

test('a sign between words has no sound', async () => {
  await post({ title: 'Telecaller' });
  await expect(search({ search: 'tele & collar' })).resolves.toBeDefined();
});

test('an English word in Devanagari is known by its consonants', async () => {
  await post({ title: 'Account Keeper' });
  expect((await search({ search: 'एकाउंट' })).reading?.words).toBe('account');
});

test('words that stand beside each other in jobs are not joined into another word by sound', async () => {
  await post({ title: 'Tele Collar Fitter' }, { title: 'Telecaller' });
  expect((await search({ search: 'tele collar' })).reading?.words ?? 'tele collar').toBe(
    'tele collar',
  );
});

test('a word without its vowels is written out', async () => {
  await post(...Array.from({ length: 20 }, () => ({ title: 'Nursing Staff' })));
  await portal.db.transaction().execute(recountWords);
  expect((await search({ search: 'bsc nsg' })).reading?.words).toBe('bsc nursing');
});

test('letters that slipped over a space go back', async () => {
  const gilders = await post(
    ...['Zither Gilder', 'Junior Zither Gilder', 'Zither Gilder Mate'].map((title) => ({ title })),
  );
  const { ids, reading } = await search({ search: 'zith ergilder' });
  expect(new Set(ids)).toEqual(new Set(gilders));
  expect(reading?.words).toBe('zither gilder');
});

test('an unfinished last word is completed, not cut down to a shorter one', async () => {
  await post({ title: 'Accountant' }, ...Array.from({ length: 3 }, () => ({ title: 'AC Fitter' })));
  expect((await search({ search: 'accou' })).reading?.words).toBe('accountant');
  expect((await search({ search: 'acco' })).reading?.words).toBe('accountant');
  await portal.db.deleteFrom('jobs').where('title', '=', 'Accountant').execute();
  await portal.db.deleteFrom('search_words').where('word', '=', 'accountant').execute();
  const { did_you_mean, reading } = await search({ search: 'accou' });
  expect([did_you_mean, reading?.words]).not.toContain('ac');
});

test('if every word is unfinished, they are read as the work whose name they begin', async () => {
  await post({ title: 'Delivery Boy' }, { title: 'Pantry Boy' }, { title: 'Del Boy Trader' });
  for (const typed of ['hous kee', 'del boy'])
    expect((await search({ search: typed })).reading?.corrected_from ?? null, typed).toBeNull();
  await portal.db.deleteFrom('jobs').where('title', '=', 'Del Boy Trader').execute();
  const { reading, did_you_mean } = await search({ search: 'del boy' });
  expect(reading).toMatchObject({ words: 'delivery boy', corrected_from: 'del boy' });
  expect(did_you_mean).toBeNull();
});

test('the other words of a search decide between several words that may be meant', async () => {
  await post(
    { title: 'Cabin Crew' },
    ...Array.from({ length: 30 }, () => ({ title: 'Supply Chain Planner' })),
  );
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 30 })
    .where('word', '=', 'chain')
    .execute();
  const { ids, reading } = await search({ search: 'cbain crew' });
  expect(reading).toMatchObject({ words: 'cabin crew', corrected_from: 'cbain crew' });
  expect(ids).toHaveLength(1);
});

test('a first letter is wrong less often than a vowel is missing', async () => {
  await post({ title: 'Mechanical Engineer' }, { title: 'Technical Engineer' });
  expect((await search({ search: 'mechnical engineer' })).reading?.words).toBe(
    'mechanical engineer',
  );
});

test('of two misspelt words both are corrected, although one of them finds something', async () => {
  await post(...Array.from({ length: 21 }, () => ({ title: 'Electrical Engineer' })));
  await portal.db.transaction().execute(recountWords);
  const { reading } = await search({ search: 'elecrical enginer' });
  expect(reading).toMatchObject({
    words: 'electrical engineer',
    corrected_from: 'elecrical enginer',
  });
});

test('beside a misspelt role a place is still read as a place', async () => {
  const [there] = await post(
    { title: 'Accountant', location: 'Pune' },
    { title: 'Accountant', location: 'Kochi' },
  );
  const { ids, reading, location_matched } = await search({ search: 'acountant pune' });
  expect([ids, location_matched]).toEqual([[there], 'Pune, Maharashtra']);
  expect(reading).toMatchObject({
    words: 'accountant',
    corrected_from: 'acountant',
    wishes: [{ kind: 'location', value: 'Pune', without: 'acountant' }],
  });
});

test.each(['acountant banglor', 'acountant bengluru'])(
  '%s has two slips, one of them in the place',
  async (typed) => {
    const [there] = await post(
      { title: 'Accountant', location: 'Bengaluru' },
      { title: 'Accountant', location: 'Kochi' },
    );
    const { ids, reading } = await search({ search: typed });
    expect(ids).toEqual([there]);
    expect(reading).toMatchObject({ words: 'accountant', wishes: [{ value: 'Bengaluru' }] });
  },
);

test('a language is not a misspelt state, and a word of jobs is not a misspelt town', async () => {
  await post(...Array.from({ length: 5 }, () => ({ title: 'Kotakar Cook' })));
  await portal.db.transaction().execute(recountWords);
  for (const typed of ['teacher punjabi', 'cook kotakar']) {
    const { reading } = await search({ search: typed });
    expect(reading?.wishes ?? [], typed).toEqual([]);
  }
});

test('a short word of a job or company is a name, and another is only offered', async () => {
  await post({ title: 'Driver', company_name: 'Ola' }, { title: 'OLAP Developer' });
  expect((await search({ search: 'ola' })).ids).toHaveLength(1);
  await post({ title: 'Oil Engineer' });
  const { did_you_mean, reading } = await search({ search: 'olp' });
  expect([did_you_mean, reading?.words]).toEqual(['olap', 'olp']);
});

test('a misspelt role that no job has finds related work', async () => {
  await post({ title: 'Furniture Maker' });
  const { ids, reading } = await search({ search: 'carpanter' });
  expect(ids).toHaveLength(1);
  expect(reading).toMatchObject({ words: 'carpenter', corrected_from: 'carpanter' });
});

test('a misspelt place is the one that is spelt alike and has jobs', async () => {
  await post({ title: 'Driver', location: 'Noida' }, { title: 'Driver', location: 'Hyderabad' });
  const places = [
    ['nodia', 'Noida, Uttar Pradesh'],
    ['haidrabad', 'Hyderabad, Telangana'],
  ] as const;
  for (const [typed, place] of places) {
    const found = await search({ location: typed });
    expect([found.location_matched, found.reading?.location_corrected_from]).toEqual([
      place,
      typed,
    ]);
  }
});

test('words sound alike here as they do in the database', async () => {
  const words =
    'chef,shef,photographer,station,accountant,quick,jawan,zebra,yoga,aeiou,hyderabad,mission';
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, search_sound(word) as sound
    from unnest(${words.split(',')}::text[]) as word`.execute(portal.db);
  expect(rows.map(({ word }) => soundOf(word))).toEqual(rows.map(({ sound }) => sound));
});

test.each([
  ['mechanic two wheeler', ['Tv Mechanic', 'Wheeler Mechanic']],
  ['ward boy', ['Word Processor']],
  ['turner machinist', ['Trainer', 'Machines Trainer']],
  ['merchant navy', ['Navi Loader', 'Merchant of Navi']],
  ['mbbs', ['MBS Trader']],
  ['data entry without bond', ['Data Entry', 'Bound Data Entry']],
] as const)(
  '%s is what was meant, although jobs have words that are spelt alike',
  async (typed, jobs) => {
    await post(...jobs.map((title) => ({ title })));
    const { did_you_mean, reading } = await search({ search: typed });
    expect([did_you_mean, reading?.corrected_from ?? null]).toEqual([null, null]);
  },
);

test('a word from descriptions is not corrected', async () => {
  const body = { title: 'Helper', description: 'Keep the loom oiled.' };
  await post({ title: 'Loam Gardener' }, ...Array.from({ length: 20 }, () => body));
  expect((await search({ search: 'loom operator' })).reading?.corrected_from ?? null).toBeNull();
});

test.each([
  ['swigy delivery partner', 'swiggy delivery partner'],
  ['crane operater', 'crane operator'],
] as const)('%s is surely %s, although no job has all the words', async (typed, meant) => {
  await post(
    { title: 'Swiggy Rider' },
    { title: 'Swift Delivery Partner' },
    { title: 'Operator' },
    { title: 'Crane Mechanic' },
  );
  expect((await search({ search: typed })).reading?.words).toBe(meant);
});

test('a spelling of several words is only offered unless jobs have them all', async () => {
  await post({ title: 'Water Carrier' }, { title: 'Pump Fitter' });
  const { did_you_mean, reading } = await search({ search: 'watr fitter' });
  expect([did_you_mean, reading?.corrected_from ?? null]).toEqual(['water fitter', null]);
});

test('a correction of several letters, or of one in a three-letter word, is not offered unless a job has all of its words', async () => {
  await post({ title: 'Genie Paas Engineer' }, { title: 'Cashier' }, { title: 'WPF Typist' });
  expect((await search({ search: 'paisa ginne cashier' })).did_you_mean).toBeNull();
  expect((await search({ search: 'typist 40 wpm' })).did_you_mean).toBeNull();
});

test('a word from titles is not corrected to one that is hardly more frequent', async () => {
  await post({ title: 'VMC Setter' }, { title: 'Baby Sitter' });
  const { reading } = await search({ search: 'setter zyxcnc programmer' });
  expect(reading?.words).not.toContain('sitter');
});

test('a word that finds jobs only by its stem is corrected', async () => {
  const jobs = (title: string) => Array.from({ length: 20 }, () => ({ title }));
  await post({ title: 'Maintenance Fitter' }, ...jobs('Maintains Linux'));
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 60 })
    .where('word', '=', 'maintenance')
    .execute();
  const { ids, reading } = await search({ search: 'maintainance' });
  expect([ids.length, reading?.words]).toEqual([1, 'maintenance']);
});

test.each([
  ['callcenter', ['Call Center Agent', 'Call Center Lead'], 'call center'],
  ['hrexecutive', ['HR Executive', 'Senior HR Executive'], 'hr executive'],
] as const)('%s is split, because jobs have %j', async (typed, jobs, meant) => {
  await post(...jobs.map((title) => ({ title })));
  await portal.db.transaction().execute(recountWords);
  expect((await search({ search: typed })).reading?.words).toBe(meant);
});

test('a word that no job has is corrected although its stem finds jobs, and not to a misspelt word of those jobs', async () => {
  const many = (title: string) =>
    Array.from({ length: 25 }, (_, at) => ({ title: `${title} ${at}` }));
  await post(...many('Data Analyst'), ...many('Data Analytics Clerk'), ...many('Civil Engineer'));
  await post({ title: 'Civil Enginer' });
  await portal.db.transaction().execute(recountWords);
  for (const [typed, meant] of [
    ['data analyts', 'data analyst'],
    ['civil enginir', 'civil engineer'],
  ]) {
    const { reading } = await search({ search: typed });
    expect(reading).toMatchObject({ words: meant, corrected_from: typed });
  }
  // Other forms of words that find the same are not doubted.
  expect((await search({ search: 'data analysts' })).reading?.corrected_from ?? null).toBeNull();
  expect((await search({ search: 'engineers clerks' })).reading?.corrected_from ?? null).toBeNull();
});

test('two common words are joined only if more jobs have them as one', async () => {
  await post({ title: 'Shop Floor Clerk' }, { title: 'Shop Floor' }, { title: 'Shopfloor Tailor' });
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 20 })
    .where('word', 'in', ['shop', 'floor'])
    .execute();
  const { reading } = await search({ search: 'shop floor tailor' });
  expect(reading?.corrected_from ?? null).toBeNull();
});

test('a search as typed corrects nothing', async () => {
  await post({ title: 'Accountant' });
  expect(await search({ search: 'acountant', as_typed: true })).toMatchObject({
    ids: [],
    reading: null,
    did_you_mean: null,
  });
});

test('a part of a town is no misspelt word, although another town is spelt nearly so', async () => {
  const [there = 0] = await post(
    { title: 'Clerk', location: 'Goregaon' },
    ...Array.from({ length: 30 }, () => ({ title: 'Clerk in Gurgaon', location: 'Gurgaon' })),
  );
  expect((await search({ search: 'goregaon' })).ids).toEqual([there]);
  const { reading } = await search({ search: 'painter goregaon' });
  expect(reading?.corrected_from ?? null).toBeNull();
});

test('a spelling that finds only a little more is offered, not taken', async () => {
  const [typed] = await post(
    { title: 'Wellder' },
    { title: 'Welder' },
    { title: 'Welder' },
    { title: 'Welder' },
  );
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 30 })
    .where('word', '=', 'welder')
    .execute();
  const found = await search({ search: 'wellder' });
  expect(found.ids).toEqual([typed]);
  expect(found.did_you_mean).toBe('welder');
});

test('a word that many jobs have is not doubted', async () => {
  await post({ title: 'Drover' }, ...Array.from({ length: 30 }, () => ({ title: 'Driver' })));
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 20 })
    .where('word', '=', 'drover')
    .execute();
  expect((await search({ search: 'drover' })).did_you_mean).toBeNull();
});

test('a name that a title has beside the other words is not corrected', async () => {
  const [own] = await post({ title: 'Retail Sales Executive - Haldi' });
  await post(...Array.from({ length: 60 }, () => ({ title: 'Handi Sales Executive' })));
  await portal.db.transaction().execute(recountWords);
  const { ids, reading } = await search({ search: 'haldi sales' });
  expect([ids[0], reading?.corrected_from ?? null]).toEqual([own, null]);
});

test('nothing is corrected to what no job has', async () => {
  await post({ title: 'Plumber', location: 'Pune' });
  expect((await search({ search: 'zzzzqq' })).did_you_mean).toBeNull();
  await portal.db.deleteFrom('jobs').execute();
  expect((await search({ search: 'plumbar' })).did_you_mean).toBeNull();
});

test('where the place has none of the corrected jobs, the spelling is offered', async () => {
  await post({ title: 'Plumber', location: 'Pune' });
  expect((await search({ search: 'plumbar', location: 'Pune' })).reading?.words).toBe('plumber');
  expect((await search({ search: 'plumbar', location: 'Goa' })).did_you_mean).toBe('plumber');
});

test('the count of words follows the open jobs', async () => {
  await post({ title: 'Welder' }, { title: 'Welder Helper' });
  await portal.db.transaction().execute(recountWords);
  const rows = await portal.db
    .selectFrom('search_words')
    .select(['word', 'jobs', 'sound'])
    .execute();
  expect(rows).toContainEqual({ word: 'welder', jobs: 2, sound: 'vldr' });
  expect(rows).toContainEqual({ word: 'helper', jobs: 1, sound: 'hlpr' });
});
