import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

// Names of kinds of work among the words that were typed.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = async (search: string) => (await searchFor(portal.db, { search })).ids;

test('a kind of work that was typed among other words comes before related work', async () => {
  const [caller] = await post(
    { title: 'Telecaller', daysAgo: 9 },
    { title: 'BPO Executive' },
    { title: 'Customer Care' },
  );
  expect((await find('bengali speaking telecaller'))[0]).toBe(caller);
});

test('a kind of work is recognised in another spelling of its name', async () => {
  const [front] = await post(
    { title: 'Frontend Developer', daysAgo: 9 },
    { title: 'Web Developer' },
  );
  expect((await find('front end developer zither quill'))[0]).toBe(front);
  const [app] = await post({ title: 'App Developer' });
  expect(await find('react native dev')).toContain(app);
});

test('of a whole sentence, the words that nobody searches for are ignored', async () => {
  const [helper] = await post({ title: 'Helper' });
  const { ids, reading } = await searchFor(portal.db, {
    search: 'what are the jobs where they will just want some helper',
  });
  expect([ids, reading?.have_all_words ?? null]).toEqual([[helper], null]);
});

test('skills alone do not count as a name of several words', async () => {
  const [analyst, typist] = await post(
    { title: 'Margin Analyst', skills: ['Back Office'] },
    { title: 'Typist', daysAgo: 9 },
  );
  const { ids, reading } = await searchFor(portal.db, { search: 'back office' });
  expect(ids).toContain(typist);
  expect(ids).toContain(analyst);
  expect(reading).toMatchObject({ have_all_words: 1, first_tier: 0 });
});

test('related work is named by its own letters', async () => {
  await post({ title: 'Threat Detection Lead' });
  expect(await find('investigator')).toEqual([]);
});

test('a security supervisor is no engineer of security', async () => {
  const [guard] = await post(
    { title: 'Security Officer', daysAgo: 9 },
    { title: 'Security Engineer' },
    { title: 'Java Security' },
  );
  expect(await find('security supervisor')).toEqual([guard]);
});

test('who looks after patients finds nurses rather than data scientists of a clinic', async () => {
  const [nurse] = await post(
    { title: 'Staff Nurse', daysAgo: 9 },
    { title: 'Data Scientist', skills: ['Patient care'] },
  );
  expect(await find('marij ki dekhbhal')).toEqual([nurse]);
});

test('somebody who guards data is not a security officer', async () => {
  const [guard] = await post(
    { title: 'Security Officer', daysAgo: 9 },
    { title: 'Chief Information Security Officer' },
  );
  expect(await find('investigator')).toEqual([guard]);
  expect(await find('lathe machine operator')).toEqual([]);
});

test('"it" alone is work in computing, whatever sector or company stands beside it', async () => {
  const [network, programmer] = await post(
    { title: 'Network Engineer' },
    { title: 'Programmer', daysAgo: 9 },
    { title: 'Job Trainer', description: 'It is the right job, and it is near.' },
    { title: 'IT Recruiter' },
    { title: 'Company Secretary' },
  );
  for (const search of ['it job', 'IT sector', 'it company me kaam', 'आईटी']) {
    expect(new Set(await find(search)), search).toEqual(new Set([network, programmer]));
  }
});

test('a shop is named by its goods, and looks for people who sell', async () => {
  const [sales, pharmacist] = await post(
    { title: 'Retail Sales Executive' },
    { title: 'Pharmacist' },
    { title: 'Mobile Developer' },
  );
  for (const search of ['mobile ki dukan me kaam', 'जूते की दुकान'])
    expect((await find(search))[0], search).toBe(sales);
  expect(await find('medical ki dukan par kaam')).toEqual([pharmacist]);
});

test('words about how people are hired say nothing of the work', async () => {
  const [pharmacist] = await post({ title: 'Pharmacist' }, { title: 'Walkin Interview Coder' });
  expect(await find('walkin interview pharmacist')).toEqual([pharmacist]);
  expect(await find('walk in interview drive pharmacist')).toEqual([pharmacist]);
});

test('an examination finds its work at other employers too', async () => {
  const [typist] = await post({ title: 'Data Entry Operator' }, { title: 'Welder' });
  expect(await find('ssc cgl')).toEqual([typist]);
  const [teacher] = await post({ title: 'Teacher' }, { title: 'Card Designer' });
  expect(await find('ctet admit card 2026')).toEqual([teacher]);
  // NTPC is an employer, too.
  expect((await find('rrb ntpc syllabus'))[0]).toBe(typist);
});

test('"government" is not a kind of work: the school class beside it counts', async () => {
  const [helper] = await post({ title: 'Helper', daysAgo: 9 }, { title: 'Government Advisor' });
  expect((await find('10th pass govt job without exam'))[0]).toBe(helper);
});

test('an apprentice is found by the trade, not by the rank', async () => {
  const [mechanic] = await post(
    { title: 'Diesel Mechanic', daysAgo: 9 },
    { title: 'Apprentice Baker' },
  );
  expect(await find('naps mechanic apprentice')).toEqual([mechanic]);
});

test('a postman brings letters, unless words of programming stand beside the word', async () => {
  const [courier, tester] = await post(
    { title: 'Courier' },
    { title: 'API Tester', skills: ['Postman'] },
  );
  expect(await find('postman')).toEqual([courier]);
  expect((await find('postman api testing'))[0]).toBe(tester);
});

test('work that resembles other work is not found under that name', async () => {
  const [moulder] = await post({ title: 'Injection Moulding Operator' });
  expect(await find('die casting')).toEqual([moulder]);
  const [, cleaner] = await post({ title: 'Car Washer' }, { title: 'Cleaner' });
  expect(await find('gaadi dhone ka kaam')).toContain(cleaner);
  expect(await find('housekeeping')).toEqual([cleaner]);
});

test('words for manual workers are not left out, however rare the word beside them is', async () => {
  const [secretary, driver] = await post(
    { title: 'Quilted Secretary' },
    ...Array.from({ length: 9 }, () => ({ title: 'Bus Driver' })),
  );
  const found = await find('quilted driver');
  expect(found).toContain(driver);
  expect(found).not.toContain(secretary);
});

test('the workplace counts for less than the work', async () => {
  const [, billing] = await post(
    { title: 'Hospital Consultant' },
    { title: 'Billing Clerk', daysAgo: 9 },
    ...Array.from({ length: 5 }, () => ({ title: 'Billing Lead', daysAgo: 20 })),
  );
  expect((await find('hospital billing'))[0]).toBe(billing);
});

test('an examination beside the work says as little as a degree', async () => {
  const [technician] = await post({ title: 'Technician' }, { title: 'Welder' });
  expect(await find('rrb technician')).toEqual([technician]);
});

test('an administrator of one thing is none of another', async () => {
  const [developer] = await post({ title: 'Zither Developer', daysAgo: 9 }, { title: 'HR Admin' });
  expect((await find('zither admin'))[0]).toBe(developer);
});

test('a name in Hindi letters weighs as much as in English', async () => {
  const [nurse] = await post(
    { title: 'Nursing Tutor', daysAgo: 9 },
    ...Array.from({ length: 9 }, () => ({ title: 'Housekeeping Staff' })),
  );
  expect((await find('नर्सिंग स्टाफ'))[0]).toBe(nurse);
});

test('a Hindi word that is known only in a longer name is read by its sound', async () => {
  const [operator] = await post({ title: 'Lathe Operator' }, { title: 'Typist' });
  expect(await find('लेथ ऑपरेटर')).toEqual([operator]);
});
