import { beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../../test/postings.ts';

// Which of the words that were typed say the work, and which only the person, the place or the employer.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = async (search: string) => (await searchFor(portal.db, { search })).ids;
const postOf = (name: string, posting: PostingDetails) => postJobOf(portal.db, name, posting);

test('a qualification counts for less than the work, however rare it is', async () => {
  const [work, degree] = await post(
    { title: 'Payroll Executive', daysAgo: 9 },
    { title: 'MBA Marketing' },
    ...Array.from({ length: 5 }, () => ({ title: 'Payroll Clerk', daysAgo: 20 })),
  );
  const found = await find('mba payroll');
  expect(found).toContain(work);
  expect(found).not.toContain(degree);
});

test('a rank beside other words is no kind of work', async () => {
  await post({ title: 'Field Service Technician' }, { title: 'Travel Advisor' });
  expect(await find('kayak technician')).toEqual([]);
  expect(await find('kayak advisor')).toEqual([]);
  await post({ title: 'Office Boy' });
  expect(await find('kayak boy')).toEqual([]);
  const [officer] = await post({ title: 'Security Officer' }, { title: 'Kitchen Supervisor' });
  expect(await find('security supervisor')).toEqual([officer]);
});

test('a number says nothing by itself', async () => {
  const [, telecaller] = await post(
    { title: 'Data Engineer 12 to 18 Years' },
    { title: 'Telecaller' },
  );
  expect(await find('12 pass')).toEqual([telecaller]);
});

test('somebody who has passed the tenth class finds work that asks for no more', async () => {
  const [, helper] = await post({ title: 'Chief Architect' }, { title: 'Helper' });
  for (const search of ['10th pass job', '10 pass', 'दसवीं पास']) {
    expect(await find(search), search).toEqual([helper]);
  }
});

test('words about the person say nothing about the work', async () => {
  const [typist] = await post(
    { title: 'Typist' },
    { title: 'Candidate Lead' },
    { title: 'Deaf School Lead' },
  );
  for (const search of ['candidate typist', 'deaf typist'])
    expect(await find(search), search).toEqual([typist]);
});

test('a job with all the other words but not the work itself is not an answer', async () => {
  const [guard] = await post(
    { title: 'Security Supervisor' },
    { title: 'Mall Manager' },
    { title: 'Scrum Master' },
  );
  expect(await find('mall me guard')).toEqual([guard]);
  expect(await find('ladies tailor master')).toEqual([]);
});

test('a kind of work is found by its name, however many other words stand beside it', async () => {
  const [editor] = await post({ title: 'Video Editor', daysAgo: 9 }, { title: 'Motion Graphics' });
  const found = await searchFor(portal.db, { search: 'video editor youtube channel reels' });
  expect(found.ids[0]).toBe(editor);
  expect(found.why).toContainEqual({
    job_id: editor,
    reason: 'some_words',
    said: 'video editor',
    typed: 'youtube channel reels',
  });
});

test('half of the name of the work is not a full answer', async () => {
  await post({ title: 'Payment Services', description: 'Customer care.' });
  const { reading } = await searchFor(portal.db, { search: 'customer service' });
  expect(reading).toMatchObject({ first_tier: 0 });
});

test('the work that a company lacks is found elsewhere, before the company fills the page', async () => {
  const titles = ['Store Clerk', 'Data Analyst', 'Legal Counsel', 'Site Engineer', 'Cook', 'Baker'];
  const others: number[] = [];
  for (const title of titles) others.push(await postOf('Kaveri', { title }));
  await portal.db
    .updateTable('jobs')
    .set({
      company_id: portal.db
        .selectFrom('jobs')
        .select('company_id')
        .where('id', '=', others[0] ?? 0),
    })
    .where('id', 'in', others)
    .execute();
  const [welder = 0] = await post({ title: 'Welder', daysAgo: 9 });
  expect((await find('kaveri welder')).indexOf(welder)).toBeLessThan(4);
});

test('somebody who has not been to school finds the same work', async () => {
  const [, helper] = await post({ title: 'Chief Architect' }, { title: 'Helper' });
  expect(await find('bina padhai ka kaam')).toEqual([helper]);
});

test('in software and offices, "driver" and "security" are other work', async () => {
  const titles = ['Device Driver Developer', 'Chief Information Security Officer'];
  const [developer] = await post(...titles.map((title) => ({ title, description: 'A driver.' })));
  expect(await find('driver')).toEqual([]);
  expect(await find('ambulance driver')).toEqual([]);
  expect(await find('security guard')).toEqual([]);
  const [driver, officer] = await post(
    { title: 'Delivery Driver', daysAgo: 9 },
    { title: 'Security Officer', daysAgo: 9 },
  );
  for (const search of ['driver', 'ambulance driver', 'गाड़ी चलाने वाला']) {
    expect(await find(search), search).toEqual([driver]);
  }
  expect(await find('security guard')).toEqual([officer]);
  expect((await find('driver developer'))[0]).toBe(developer);
});

test('descriptions say nothing of work by hand, even beside titles that do', async () => {
  const [driver] = await post(
    { title: 'Driver', daysAgo: 9 },
    { title: 'Sales Executive', description: 'A key driver of growth.' },
  );
  expect(await find('driver')).toEqual([driver]);
});

test('a search for deliveries does not find people who manage them', async () => {
  const titles = ['Delivery Head', 'Service Delivery Executive', 'HR Service Delivery Associate'];
  const [head] = await post(...titles.map((title) => ({ title })));
  const [executive, driver] = await post(
    { title: 'Delivery Executive', daysAgo: 8 },
    { title: 'Delivery Driver', daysAgo: 9 },
  );
  for (const search of ['delivery', 'delivery boy', 'sabzi delivery', 'डिलीवरी बॉय']) {
    expect(new Set(await find(search)), search).toEqual(new Set([executive, driver]));
  }
  expect((await find('delivery head'))[0]).toBe(head);
});

test('a department named after a rank is not the work: "Associate - Delivery" delivers no parcels', async () => {
  await post({ title: 'Senior Associate - Delivery' });
  const [rider] = await post({ title: 'Delivery Associate', daysAgo: 9 });
  for (const search of ['delivery', 'delivery associate', 'delivery boy'])
    expect(await find(search), search).toEqual([rider]);
});

test('skills may have the other sense of a word that names no kind of work by itself', async () => {
  await post(
    { title: 'Azure Developer', skills: ['Data Factory'] },
    { title: 'Lift Software Tester' },
  );
  expect(await find('factory')).toEqual([]);
  expect(await find('lift operator')).toEqual([]);
  const [lift] = await post({ title: 'Elevator Attendant' });
  expect(await find('lift operator')).toEqual([lift]);
});

test('accounts of customers are not those that an accountant keeps', async () => {
  await post({ title: 'Key Account Manager', description: 'Accountant' });
  const [clerk] = await post({ title: 'Accounts Clerk', daysAgo: 9 });
  expect(await find('accountant')).toEqual([clerk]);
});

test('related work is named by words beside each other', async () => {
  await post({ title: 'Nursery School Social Worker' });
  const [between, turned] = await post(
    { title: 'Nursery (Plants) Worker', daysAgo: 8 },
    { title: 'Worker - Nursery', daysAgo: 9 },
  );
  expect(new Set(await find('gardener'))).toEqual(new Set([between, turned]));
});

test('another name of the work counts only as it is spelt, even if another word has the same stem', async () => {
  const [hospital, hotel] = await post(
    { title: 'Hospital' },
    { title: 'Night Desk Clerk, Hotel', daysAgo: 9 },
  );
  expect(await find('hotel')).toEqual([hotel, hospital]);
});

test('related work in another sense of the word is not shown either', async () => {
  const [machine] = await post(
    { title: 'Machine Operator' },
    { title: 'Associate Data Warehouse Engineer' },
  );
  expect(await find('crane operator')).toEqual([machine]);
});

test('the name of a company does not say the work of its jobs', async () => {
  await postOf('Tailored Solutions', { title: 'Magento Developer' });
  expect(await find('tailor')).toEqual([]);
  const [stitching] = await post({ title: 'Stitching Master', skills: ['Tailor'] });
  expect((await find('tailor'))[0]).toBe(stitching);
});

test('skills alone do not make a posting one for the work', async () => {
  const [nurse, research] = await post(
    { title: 'Staff Nurse', daysAgo: 9 },
    { title: 'Research Associate', skills: ['Nurse', 'ICU', 'Staff'] },
  );
  const { ids, reading } = await searchFor(portal.db, { search: 'staff nurse icu' });
  expect(ids).toEqual([nurse, research]);
  expect(reading).toMatchObject({ first_tier: 0 });
});

describe('companies', () => {
  test('of two names the one that mostly says its company is meant', async () => {
    await postOf('AutoCAD', { title: 'Clerk' });
    await post(...Array.from({ length: 5 }, () => ({ title: 'AutoCAD Designer' })));
    const meant = await postOf('Nilgiri', { title: 'AutoCAD Drafter', daysAgo: 9 });
    expect((await find('nilgiri autocad'))[0]).toBe(meant);
  });

  test('a company that is called like a kind of work does not come before it', async () => {
    await postOf('HR', { title: 'Data Analyst' });
    const work = await post(
      ...Array.from({ length: 3 }, (_, at) => ({ title: `HR Executive ${at}`, daysAgo: 9 })),
    );
    for (const search of ['hr', 'hr leh']) {
      const found = await find(search);
      expect(new Set(found.slice(0, 3)), search).toEqual(new Set(work));
    }
  });

  test('nor does a company that is named after what the work is about, unless a title says just the rest', async () => {
    const other = await postOf('Flutter', { title: 'Game Developer of Flutter Ltd' });
    const [work] = await post(
      ...Array.from({ length: 3 }, (_, at) => ({ title: `Flutter Developer ${at}`, daysAgo: 9 })),
    );
    const found = await find('flutter developer');
    expect(found.indexOf(work ?? 0)).toBeLessThan(found.indexOf(other));
    const exact = await postOf('Flutter', { title: 'Developer', daysAgo: 9 });
    expect((await find('flutter developer'))[0]).toBe(exact);
  });

  test('the jobs of one company by several entries do not fill the page', async () => {
    for (const title of ['Clerk', 'Analyst', 'Counsel', 'Baker'])
      await postOf('Tungabhadra', { title });
    const [welder = 0] = await post({ title: 'Welder', daysAgo: 9 });
    expect((await find('tungabhadra welder')).indexOf(welder)).toBeLessThan(4);
  });

  test('a name takes no word away from the work beside it', async () => {
    await postOf('Kaveri Software', { title: 'Accountant' });
    const own = await postOf('Kaveri', { title: 'Software Engineer' });
    const { ids, reading } = await searchFor(portal.db, { search: 'kaveri software engineer' });
    expect(ids[0]).toBe(own);
    expect(reading?.wishes).toMatchObject([{ value: 'Kaveri', without: 'software engineer' }]);
  });

  test('a name of several words is known in the other number, too', async () => {
    const own = await postOf('Kaveri Hospitals', { title: 'Nurse', daysAgo: 9 });
    await post({ title: 'Hospital Nurse' });
    expect((await find('kaveri hospital nurse'))[0]).toBe(own);
  });

  test('two of them show the jobs of both, and each can be taken off', async () => {
    const nila = await postOf('Nila Looms Pvt Ltd', { title: 'Weaver', daysAgo: 1 });
    const kaveri = await postOf('Kaveri Forge', { title: 'Welder', daysAgo: 2 });
    const tara = await postOf('Tara Works', { title: 'Welder', daysAgo: 3 });
    await post({ title: 'Cook' });
    for (const search of [
      'nila looms kaveri forge',
      'kaveri forge, nila looms',
      'nila looms or kaveri forge',
    ]) {
      expect(await find(search), search).toEqual([nila, kaveri]);
    }
    const { ids, reading } = await searchFor(portal.db, {
      search: 'welder kaveri forge, tara works',
    });
    expect(ids).toEqual([kaveri, tara]);
    expect(reading).toMatchObject({
      words: 'welder',
      wishes: [
        { kind: 'company', value: 'Kaveri Forge', without: 'welder tara works' },
        { kind: 'company', value: 'Tara Works', without: 'welder kaveri forge' },
      ],
    });
  });

  test('two names of one word each are read, however they are joined', async () => {
    const zenithal = await postOf('Zenithal', { title: 'Fitter', daysAgo: 1 });
    const orbitane = await postOf('Orbitane', { title: 'Turner', daysAgo: 2 });
    for (const joint of [' ', ' or ', ' ya ', '/', ',', ' and ']) {
      const search = `zenithal${joint}orbitane`;
      const { ids, reading } = await searchFor(portal.db, { search });
      expect(ids, search).toEqual([zenithal, orbitane]);
      expect(reading?.wishes, search).toHaveLength(2);
    }
  });

  test('a word that mostly says something else does not name a company', async () => {
    await postOf('Java', { title: 'Clerk' });
    await postOf('Kaveri', { title: 'Welder' });
    const ids = await post(...Array.from({ length: 5 }, () => ({ title: 'Java Developer' })));
    const { reading } = await searchFor(portal.db, { search: 'java kaveri' });
    expect(reading?.wishes).toMatchObject([{ kind: 'company', value: 'Kaveri' }]);
    expect(ids).toHaveLength(5);
  });

  test('a short form means the company with the whole name', async () => {
    const tcs = await postOf('Tata Consultancy Services', { title: 'Clerk', daysAgo: 3 });
    await post({ title: 'Trainer for TCS iON' });
    expect((await find('tcs'))[0]).toBe(tcs);
  });
});

test('work that only the descriptions of other work mention is not an answer', async () => {
  const analyst = { title: 'Business Analyst', description: 'Tailored reports and a tailor shop.' };
  await post(analyst);
  expect(await find('silai ka kaam')).toEqual([]);
  const [tailor] = await post({ title: 'Ladies Tailor' });
  expect((await find('silai ka kaam'))[0]).toBe(tailor);
});

test('the name of a kind of work is its words together', async () => {
  const [reliability, site] = await post(
    { title: 'Site Reliability Engineer' },
    { title: 'Mechanical Site Engineer, PEB Engineer', daysAgo: 9 },
  );
  expect(await find('site engineer')).toEqual([site, reliability]);
});

test('a title that says only the rank is not the work, although the skills say it', async () => {
  const [chef, officer] = await post(
    { title: 'Executive Chef', skills: ['Purchase'] },
    { title: 'Purchase Officer', daysAgo: 9 },
  );
  expect(await find('purchase executive')).toEqual([officer, chef]);
});

test('the half of such a name that other work shares finds none of it', async () => {
  await post({ title: 'Data Entry Operator' }, { title: 'Software Developer, Direct X' });
  expect(await find('crane operator')).toEqual([]);
  expect(await find('x ray tech')).toEqual([]);
});

test('where no posting for the work states years, it is shown without them before related work', async () => {
  const [civil] = await post(
    { title: 'Civil Engineer', daysAgo: 9 },
    { title: 'Site Engineer', experience_min_years: 0, experience_max_years: 1 },
  );
  const { ids, reading } = await searchFor(portal.db, { search: 'civil engineer fresher' });
  expect(ids[0]).toBe(civil);
  expect(reading).toMatchObject({ relaxed: ['experience_years'] });
});

test('without the years that a beginner asked for, titles above beginners are no answer', async () => {
  const [civil, site] = await post(
    { title: 'Civil Engineer', daysAgo: 9 },
    { title: 'Site Engineer' },
    { title: 'Senior Civil Engineer' },
    { title: 'Lead Site Engineer' },
  );
  expect(await find('civil engineer fresher')).toEqual([civil, site]);
});

test('beside the name of a company, too, years that no posting states are left out', async () => {
  const own = await postOf('Kaveri', { title: 'Java Developer', daysAgo: 9 });
  await post({ title: 'Java Trainee', experience_min_years: 0, experience_max_years: 1 });
  const { ids, reading } = await searchFor(portal.db, { search: 'kaveri java fresher' });
  expect(ids[0]).toBe(own);
  expect(reading).toMatchObject({ relaxed: ['experience_years'] });
});
