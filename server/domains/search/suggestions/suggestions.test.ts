import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addTask } from '../../../platform/tasks.ts';
import { openCompany, registerRecruiter } from '../../../test/hiring.ts';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs } from '../../../test/postings.ts';
import { importPostings } from '../../imports/imports.ts';
import { countAnew, unindexJobs } from '../search.ts';

const portal = await openPortal();
// Answers are cached briefly, so each test types something of its own.
beforeEach(async () => {
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_suggestions').execute();
});

const count = async () => {
  await addTask(portal.db, 'count_suggestions', {});
  await portal.work();
};
const post = async (...postings: PostingDetails[]) => {
  const ids = await postJobs(portal.db, postings);
  await count();
  return ids;
};
const ask = async (q: string, kind?: string) => {
  const { status, body } = await portal.call('GET /barong/public/suggestions', {
    query: { q, ...(kind ? { kind: [kind as 'title'] } : {}) },
  });
  expect(status).toBe(200);
  return body.suggestions;
};
const texts = async (q: string, kind?: string) => (await ask(q, kind)).map(({ text }) => text);

describe('the typed text', () => {
  test.each([
    ['acc', { title: 'Accounts Executive' }, 'Accounts Executive'],
    ['exec', { title: 'Accounts Executive' }, 'Accounts Executive'],
    ['ACCOUNTS exe', { title: 'Accounts Executive' }, 'Accounts Executive'],
    ['cafe', { title: 'Café Manager' }, 'Café Manager'],
    ['Résu', { title: 'Resume Writer' }, 'Resume Writer'],
    ['चा', { title: 'ट्रक चालक' }, 'ट्रक चालक'],
    ['tal', { skills: ['Tally ERP'] }, 'Tally ERP'],
    ['c+', { skills: ['C++'] }, 'C++'],
    ['.n', { skills: ['.NET'] }, '.NET'],
    ['node.', { skills: ['Node.js'] }, 'Node.js'],
    ['bang', { location: 'Indiranagar, Bengaluru' }, 'Bengaluru'],
    ['बेंग', { location: 'Bangalore' }, 'Bengaluru'],
    ['mumb', { location: 'Navi Mumbai' }, 'Navi Mumbai'],
    ['पाइथ', { skills: ['Python'] }, 'Python'],
  ] as const)('%s is the beginning of a word of %j', async (q, posting, text) => {
    await post(posting as PostingDetails);
    expect(await texts(q)).toContain(text);
  });

  test.each([
    ['sec gua', { title: 'Night Security Guard' }, 'Night Security Guard'],
    ['gua sec', { title: 'Security Guard' }, 'Security Guard'],
    ['ca', { title: 'Chartered Accountant' }, 'Chartered Accountant'],
    ['इले', { title: 'Electrician' }, 'Electrician'],
    ['ड्राइ', { title: 'Driver', skills: ['ड्राइविंग'] }, 'Driver'],
    ['hydrabad', { location: 'Hyderabad' }, 'Hyderabad'],
    ['carpentar', { title: 'Carpenter' }, 'Carpenter'],
    ['plumbr hel', { title: 'Plumber Helper' }, 'Plumber Helper'],
    ['bangl', { location: 'Bengaluru', skills: ['Banglore'] }, 'Bengaluru'],
    ['secu guar', { title: 'Watchman' }, 'Security Guard'],
    ['hous kee', { title: 'Room Attendant' }, 'Housekeeping'],
    ['del boy', { title: 'Bike Rider' }, 'Delivery Boy'],
    ['graf des', { title: 'Illustrator' }, 'Graphic Designer'],
    ['aut cad', { title: 'CAD Designer', skills: ['AutoCAD'] }, 'Computer Aided Design'],
    ['peon', { title: 'Office Helper', location: 'Pune' }, 'Peon'],
    ['nodia', { skills: ['Node.js'], location: 'Noida' }, 'Noida'],
    ['beuti', { title: 'Hair Stylist' }, 'Beautician'],
    ['jun cho', { title: 'Dance Teacher' }, 'Junior Choreographer'],
    ['lau help', { title: 'Washerman' }, 'Laundry Helper'],
    ['टाइपिस्', { title: 'Typist' }, 'Typist'],
    ['resepsn', { title: 'Receptionist' }, 'Receptionist'],
    ['टैली', { title: 'Tally Clerk' }, 'Tally Clerk'],
    ['ऑफिस बॉ', { title: 'Office Boy' }, 'Office Boy'],
    ['कंप्लाय', { title: 'Compliance Officer' }, 'Compliance Officer'],
    ['टैक्सी', { title: 'Taxi Fleet Manager' }, 'Taxi Fleet Manager'],
    [
      'head tunnel scieen',
      { title: 'Head Tunnel Scientist', location: 'Seoni' },
      'Head Tunnel Scientist',
    ],
    ['capgimi', { skills: ['Capgemini Tools'] }, 'Capgemini Tools'],
    ['nur kolk', { title: 'GNM Nurse', location: 'Kolkata' }, 'Nurse Kolkata'],
    ['calcutta nur', { title: 'GNM Nurse', location: 'Kolkata' }, 'Nurse Kolkata'],
    ['नर्स कोल', { title: 'GNM Nurse', location: 'Kolkata' }, 'Nurse Kolkata'],
    ['nrs', { title: 'Ward Nurse' }, 'Nurse'],
    ['elctrcn', { title: 'Site Electrician' }, 'Electrician'],
    ['sr plum', { title: 'Senior Plumber' }, 'Senior Plumber'],
    ['lucno', { title: 'Chef', location: 'Lucknow' }, 'Lucknow'],
    ['cook pu', { title: 'Cook Helper', location: 'Pune' }, 'Cook Pune'],
    [
      'part time beau',
      { title: 'Bridal Beautician', employment_type: 'part_time' },
      'Beautician Part Time',
    ],
    ['chef jo', { title: 'Sous Chef', location: 'Jodhpur' }, 'Sous Chef'],
    ['mr job', { title: 'Medical Representative' }, 'Medical Representative'],
    ['bpo nig', { title: 'BPO Agent', shift: 'night' }, 'BPO Night Shift'],
    ['b.te', { skills: ['B Tech'] }, 'B Tech'],
    ['salam', { title: 'Salad Chef', location: 'Salem' }, 'Salem'],
  ] as const)('%s means %j', async (q, posting, text) => {
    await post(posting as PostingDetails);
    expect((await texts(q))[0]).toBe(text);
  });

  test('a skill is suggested once, in the spelling of most jobs', async () => {
    await post(...['Vue.js', 'Vue', 'Vue.js', 'VueJS'].map((skill) => ({ skills: [skill] })));
    for (const typed of ['vue', 'vuejs']) expect(await texts(typed)).toEqual(['Vue.js']);
  });

  test.each([
    ['work that nobody offers', 'actuar', { title: 'Chef' }],
    ['a misspelt beginning of it', 'radiograf', { title: 'Chef' }],
    ['it with a rank', 'sen geolog', { title: 'Chef' }],
    ['it at a place', 'dietic kolk', { title: 'Chef', location: 'Kolkata' }],
    ['a degree in any field', 'diplo', { title: 'Pharmacist' }],
  ] as const)('a name that finds nothing is not suggested: %s', async (_, q, posting) => {
    await post(posting);
    expect(await texts(q, 'title')).toEqual([]);
  });

  test('work that merely looks alike is not suggested beside what begins with the same letters or sounds', async () => {
    await post({ title: 'Cashier' }, { title: 'Agriculture' }, { title: 'Patient Care' });
    expect(await texts('कैशि')).toEqual(['Cashier']);
    await post({ title: 'Taxi Fleet Manager' });
    expect(await texts('टैक्स')).toEqual(['Taxi Fleet Manager']);
  });

  test.each([
    ['c+', { title: 'Chef', skills: ['C++'], location: 'Chennai' }, ['C++']],
    ['.ne', { title: 'Chef', skills: ['.NET'], location: 'Delhi' }, ['.NET']],
    ['r&', { title: 'R&D Head', location: 'Rajkot' }, ['R&D Head']],
    ['p&l', { title: 'Solar Panel Fitter' }, []],
  ] as const)('a sign is a part of the name: %s', async (q, posting, names) => {
    await post(posting as PostingDetails);
    expect(await texts(q)).toEqual(names);
  });

  test('the slightest slip comes first', async () => {
    await post({ title: 'Recruiter' }, { title: 'Receptionist' });
    expect((await texts('recp', 'title'))[0]).toBe('Receptionist');
  });

  test('names that begin with the text come before a town whose other name does', async () => {
    await post(
      { title: 'Security Guard' },
      ...Array.from({ length: 5 }, () => ({ title: 'Chef', location: 'Secunderabad' })),
    );
    expect(await texts('secu')).toEqual(['Security Guard', 'Hyderabad']);
  });

  test('the word that was probably meant is suggested although one job is misspelt alike', async () => {
    await post(
      { skills: ['Pyhton'], location: 'Patan' },
      ...Array.from({ length: 5 }, () => ({ skills: ['Python'] })),
    );
    expect((await texts('pyhton'))[0]).toBe('Python');
  });

  test('a rare town that looks like the text comes after a frequent skill that begins with its name', async () => {
    await post({ skills: ['Angular'] }, { skills: ['Angular'], location: 'Angul' });
    expect(await texts('angulr')).toEqual(['Angular', 'Angul']);
  });

  test('the full form of an abbreviation comes before names that begin with it', async () => {
    await post(...Array.from({ length: 5 }, () => ({ title: 'HR Helper' })), {
      title: 'Human Resources',
    });
    expect(await texts('hr')).toEqual(['Human Resources', 'HR Helper']);
  });

  test.each(['', '   ', '%', '_', '++', '🙂', "'", '\\'])('%j suggests nothing', async (q) => {
    await post({ title: 'Driver' });
    expect(await ask(q)).toEqual([]);
  });

  test('treats wildcards as plain text', async () => {
    await post({ title: 'Loader' });
    expect(await ask('lo%')).toEqual([]);
    expect(await ask('_oa')).toEqual([]);
  });

  test('of more than a hundred characters is refused', async () => {
    const answer = await portal.call('GET /barong/public/suggestions', {
      query: { q: 'x'.repeat(101) },
    });
    expect(answer.status).toBe(422);
  });
});

test('companies are suggested only if they have open jobs', async () => {
  await portal.db.insertInto('companies').values({ name: 'Zenana Mills' }).execute();
  const company = await portal.db
    .insertInto('companies')
    .values({ name: 'Zenith Mills', updated_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [id = 0] = await post({ title: 'Weaver' });
  await portal.db.updateTable('jobs').set({ company_id: company.id }).execute();
  await portal.db.updateTable('job_search').set({ company_id: company.id }).execute();
  await count();
  expect(await ask('zen')).toEqual([{ kind: 'company', text: 'Zenith Mills', count: 1 }]);
  await portal.db.transaction().execute((trx) => unindexJobs(trx, [id]));
  await count();
  expect(await ask('zenith')).toEqual([]);
});

test('the most frequent comes first, in its most frequent spelling and with its count', async () => {
  const [, , , gone = 0] = await post(
    { title: 'Welding Helper' },
    { title: 'WELDER' },
    { title: 'Welder' },
    { title: 'Welder' },
    { title: 'Welder' },
  );
  expect(await ask('wel')).toEqual([
    { kind: 'title', text: 'Welder', count: 4 },
    { kind: 'title', text: 'Welding Helper', count: 1 },
  ]);
  await portal.db.transaction().execute((trx) => unindexJobs(trx, [gone]));
  await count();
  expect(await ask('weld')).toContainEqual({ kind: 'title', text: 'Welder', count: 3 });
});

test('an imported job is suggested at once, and an expired one not after the next count', async () => {
  const file = path.join(tmpdir(), `vritti-${randomUUID()}.jsonl`);
  writeFileSync(file, JSON.stringify({ id: '1', title: 'Glazier', company: 'Sheesh Mahal' }));
  await importPostings(portal.db, file);
  rmSync(file);
  const { id } = await portal.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
  expect(await texts('sheesh')).toEqual(['Sheesh Mahal']);
  expect(await texts('gla')).toEqual(['Glazier']);
  const expires_at = new Date(Date.now() - 1000);
  await portal.db.updateTable('job_search').set({ expires_at }).where('job_id', '=', id).execute();
  await count();
  expect(await texts('glaz')).toEqual([]);
});

test('recounting does not rewrite unchanged rows', async () => {
  await post({ title: 'Upholsterer' });
  await post({ title: 'Upholsterer' });
  expect(await ask('upholst')).toEqual([{ kind: 'title', text: 'Upholsterer', count: 2 }]);
  const rowsAsTheyLie = () =>
    sql`select kind, key, start, xmin::text, xmax::text from search_suggestions
      order by kind, key, start`
      .execute(portal.db)
      .then(({ rows }) => rows);
  const before = await rowsAsTheyLie();
  await count();
  expect(await rowsAsTheyLie()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

test('places can be requested alone, and there are never more than eight suggestions', async () => {
  await post(
    ...'abcdefghijkl'.split('').map((letter) => ({
      title: `Nagrik ${letter}`,
      location: 'Nagpur',
    })),
  );
  expect(await ask('nag', 'location')).toEqual([{ kind: 'location', text: 'Nagpur', count: 12 }]);
  await count();
  const all = await ask('nagr');
  expect(all).toHaveLength(8);
  const mixed = await ask('na');
  expect(mixed).toHaveLength(8);
  expect(mixed.map(({ kind }) => kind)).toContain('location');
});

/** Posts jobs of a company of its own. */
const postAs = async (name: string, ...postings: PostingDetails[]) => {
  const [id = 0] = await postJobs(portal.db, postings);
  const job = portal.db.selectFrom('jobs').where('id', '=', id).select('company_id');
  await portal.db.updateTable('companies').set({ name }).where('id', '=', job).execute();
};

test('a company is suggested once, whatever its legal form, and by its short form', async () => {
  await postAs('Tata Consultancy Services', { title: 'TCS Opportunity' });
  await postAs('TATA Consultancy Services Ltd.', { title: 'Chef' });
  await postAs('Tata Consultancy Services Limited', { title: 'Chef' });
  await count();
  expect(await texts('tata consultancy')).toHaveLength(1);
  expect((await ask('tcs')).map(({ kind }) => kind)).toEqual(['company', 'title']);
});

test('among many jobs a title is suggested that several companies use, or that is a role', async () => {
  const jobs = Array.from({ length: 500 }, () => ({ title: 'Quilt Opportunity for Weavers' }));
  await postAs('Mills', { title: 'Quilter' }, { title: 'Wireman' }, ...jobs);
  await postAs('Looms', { title: 'Quilter' });
  await count();
  expect(await texts('quil', 'title')).toEqual(['Quilter']);
  expect(await ask('wirem', 'title')).toEqual([{ kind: 'title', text: 'Wireman', count: 1 }]);
});

test('letters that slipped over a space go back', async () => {
  await post(...Array.from({ length: 20 }, () => ({ title: 'Zither Gilder' })));
  await countAnew(portal.db);
  expect(await texts('zith ergilder')).toContain('Zither Gilder');
});

test('a text that is both a title and a skill is suggested once', async () => {
  await post({ title: 'Upholstery', skills: ['upholstery'] });
  expect(await ask('uph')).toHaveLength(1);
});

describe('what a recruiter writes is suggested only after an hour', () => {
  const anHourAgo = new Date(Date.now() - 3_601_000);
  const employer = async (name: string) => {
    const company = await openCompany(portal, {
      name,
      description: 'Cloth.',
      industry: 'Textiles',
    });
    return { companyId: company.id, as: await registerRecruiter(portal, company.id) };
  };
  const form = {
    description: 'Weave.',
    location: 'Panipat',
    employment_type: 'full_time' as const,
  };
  const wait = (table: 'jobs' | 'companies') =>
    portal.db.updateTable(table).set({ updated_at: anHourAgo }).execute();

  test('of a new job', async () => {
    const { as } = await employer('Dyeworks');
    const body = { ...form, title: 'Dyer One', skills: ['Dyeing'] };
    await portal.call('POST /barong/resource/jobs', { as, body });
    await count();
    expect(await texts('dye')).toEqual([]);
    await wait('jobs');
    await count();
    expect(await texts('dyei')).toEqual(['Dyeing']);
    expect(await texts('dyer')).toEqual(['Dyer One']);
  });

  test('of a changed title', async () => {
    const { as } = await employer('Tanners');
    const { body } = await portal.call('POST /barong/resource/jobs', {
      as,
      body: { ...form, title: 'Tanner' },
    });
    await wait('jobs');
    await portal.call('PUT /barong/resource/jobs/:id', {
      as,
      params: { id: body.id },
      body: { title: 'Tannery Fraud' },
    });
    await count();
    expect(await texts('tannery')).toEqual([]);
  });

  test('of a new name of a company', async () => {
    const { as } = await employer('Old Looms');
    await portal.call('POST /barong/resource/jobs', { as, body: { ...form, title: 'Porter' } });
    await wait('jobs');
    await wait('companies');
    await count();
    expect(await texts('old')).toEqual(['Old Looms']);
    await portal.call('POST /barong/resource/hr_profile', {
      as,
      body: { company_name: 'New Looms', company_description: 'Cloth.', industry: 'Textiles' },
    });
    await count();
    expect(await texts('new', 'company')).toEqual([]);
  });
});
