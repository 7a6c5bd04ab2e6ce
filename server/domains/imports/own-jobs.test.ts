import { describe, expect, test } from 'vitest';
import { IMPORTS_AN_HOUR } from '../../../contract/jobs/job-imports.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { lockImportOf } from './own-queries.ts';

const open = async () => {
  const facts = { description: 'Cloth.', industry: 'Textiles', website: 'https://mill.example' };
  const company = await openCompany(portal, facts);
  return { companyId: company.id, recruiter: await registerRecruiter(portal, company.id) };
};

const portal = await openPortal();
const { companyId, recruiter } = await open();

const HEAD =
  'reference,title,description,location,employment_type,work_mode,min_experience,max_experience,salary,skills,openings';
const TAILOR =
  'A-1,Tailor,Sews the uniforms of schools.,"Sanwer Road, Indore",full time,onsite,2,4,"₹18,000 - 22,000 a month",Overlock|Cutting,3';
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

const bring = (csv: string, as: Actor = recruiter, language = 'en') =>
  portal.call('POST /barong/resource/job_imports', {
    as,
    body: { csv },
    headers: { 'accept-language': language },
  });
const preview = (csv: string, as: Actor = recruiter, language = 'en') =>
  portal.call('POST /barong/resource/job_imports/preview', {
    as,
    body: { csv },
    headers: { 'accept-language': language },
  });
const outcomes = (answer: Awaited<ReturnType<typeof bring>>) =>
  answer.body.rows.map(({ outcome, joined }) => (joined ? 'joined' : outcome));
const jobsOf = (company = companyId) =>
  portal.db
    .selectFrom('jobs')
    .leftJoin('job_search', 'job_id', 'jobs.id')
    .selectAll('jobs')
    .select('job_search.salary_max_inr as found_salary')
    .where('jobs.company_id', '=', company)
    .orderBy('jobs.id')
    .execute();

describe('a list of own jobs', () => {
  test('is previewed before anything is stored, and then posts what it contains', async () => {
    const own = await open();
    const shown = await preview(sheet(TAILOR), own.recruiter);
    expect(shown.body.rows).toEqual([
      {
        line: 2,
        reference: 'A-1',
        title: 'Tailor',
        outcome: 'new',
        joined: false,
        known_as: null,
        job_id: null,
        problems: [],
      },
    ]);
    expect(await jobsOf(own.companyId)).toEqual([]);
    const { body } = await bring(sheet(TAILOR), own.recruiter);
    const [job] = await jobsOf(own.companyId);
    expect(body.rows).toMatchObject([{ outcome: 'new', job_id: job?.id }]);
    expect(job).toMatchObject({
      title: 'Tailor',
      found_salary: 264_000,
      location: 'Sanwer Road, Indore',
      employment_type: 'full_time',
      work_mode: 'onsite',
      experience_level: 'junior',
      experience_min_years: 2,
      experience_max_years: 4,
      salary_min_inr: 216_000,
      salary_max_inr: 264_000,
      salary_period: 'month',
      skills: ['Overlock', 'Cutting'],
      openings: 3,
      posted_by: own.recruiter.user.id,
      reference: 'A-1',
    });
  });

  test('imported again changes what has changed, matched by its numbers, and duplicates nothing', async () => {
    const own = await open();
    await bring(sheet(TAILOR, TAILOR.replace('A-1,Tailor', 'A-2,Cutter')), own.recruiter);
    const again = sheet(TAILOR, TAILOR.replace('A-1,Tailor', 'A-2,Master Cutter'));
    expect(outcomes(await preview(again, own.recruiter))).toEqual(['same', 'changed']);
    expect(outcomes(await bring(again, own.recruiter))).toEqual(['same', 'changed']);
    expect((await jobsOf(own.companyId)).map(({ title }) => title)).toEqual([
      'Tailor',
      'Master Cutter',
    ]);
  });

  test('leaves alone what was changed, closed or deleted here', async () => {
    const own = await open();
    const rows = ['A-1', 'A-2', 'A-3'].map((it) =>
      TAILOR.replace('A-1,Tailor', `${it},Tailor ${it}`),
    );
    const first = (await bring(sheet(...rows), own.recruiter)).body.rows;
    const [kept, closed, deleted] = first.map(({ job_id }) => job_id ?? 0);
    const change = (id = 0, set: object) =>
      portal.db.updateTable('jobs').set(set).where('id', '=', id).execute();
    await change(kept, { openings: 9 });
    await change(closed, { status: 'closed' });
    await change(deleted, { deleted_at: new Date() });
    const changed = rows.map((row, at) => (at === 0 ? row : row.replace('Sews', 'Mends')));
    expect(outcomes(await bring(sheet(...changed), own.recruiter))).toEqual([
      'same',
      'closed',
      'closed',
    ]);
    expect((await jobsOf(own.companyId)).map(({ openings }) => openings)).toEqual([9, 3, 3]);
  });

  test('quotes a cell that cannot be read, and says what may stand there', async () => {
    const wrongIn = async (row: string, language = 'en') => {
      const [read] = (await preview(sheet(row), recruiter, language)).body.rows;
      return read?.problems.map(({ column, text }) => `${column}: ${text}`) ?? [];
    };
    const cells = ['full time', 'onsite', ',2,4,', '"₹18,000 - 22,000 a month"', 'Cutting,3'];
    const wrong = ['full of joy', 'on the moon', ',some,4,', 'good pay', 'Cutting,many'];
    const row = cells.reduce((all, cell, at) => all.replace(cell, wrong[at] ?? ''), TAILOR);
    const told = await wrongIn(row);
    expect(told).toEqual([
      'employment_type: “full of joy” is not understood. Write it like this: “full time”, “part time”, “contract”, “internship”, “freelance”.',
      'work_mode: “on the moon” is not understood. Write it like this: “remote”, “hybrid”, “onsite”.',
      'min_experience: “some” is not understood. Write it like this: “2”.',
      'salary: “good pay” is not understood. Write it like this: “3-4 LPA”, “₹18,000 - 22,000 a month”.',
      'openings: “many” is not understood. Write it like this: “3”.',
    ]);
    expect(await wrongIn(row, 'hi')).toContain(
      'work_mode: “on the moon” समझ में नहीं आया। इस तरह लिखें: “remote”, “hybrid”, “onsite”।',
    );
    // Everything that the message lists can be read.
    for (const [at, text] of told.entries()) {
      for (const [, name = ''] of text.split('like this')[1]?.matchAll(/“([^”]+)”/g) ?? []) {
        const cell = cells[at] ?? '';
        const inPlace = cell.startsWith(',')
          ? `,${name},4,`
          : cell.replace(/(?<=Cutting,).*|^(?!Cutting).*$/, `"${name}"`);
        expect(await wrongIn(TAILOR.replace(cell, inPlace))).toEqual([]);
      }
    }
    expect(await wrongIn(TAILOR.replace('A-1', ''))).toEqual([
      'reference: Give the row a number of your own, such as “A-101”.',
    ]);
  });

  test('joins an open job of the same title and place, posted by hand or imported from elsewhere', async () => {
    const own = await open();
    const place = { location: 'Sanwer Road Indore' };
    const byHand = await openJob(portal, own.companyId, { title: 'tailor ', ...place });
    const old = { title: 'Cutter', ...place, source: 'gazette', source_id: '7' };
    const fromElsewhere = await openJob(portal, own.companyId, old);
    await openJob(portal, own.companyId, { title: 'Presser', ...place, status: 'closed' });
    const stranger = await open();
    await openJob(portal, stranger.companyId, { title: 'Presser', ...place });
    const csv = sheet(
      TAILOR,
      TAILOR.replace('A-1,Tailor', 'A-2,CUTTER'),
      TAILOR.replace('A-1,Tailor', 'A-3,Presser'),
      TAILOR.replace('A-1,Tailor', 'A-4,Tailor'),
    );
    const { body } = await bring(csv, own.recruiter);
    expect(body.rows.map(({ joined, job_id }) => (joined ? job_id : null))).toEqual([
      byHand,
      fromElsewhere,
      null,
      null,
    ]);
    expect((await jobsOf(own.companyId))[1]).toMatchObject({ source: 'gazette', reference: 'A-2' });
    expect(outcomes(await bring(csv, own.recruiter))).toEqual(['same', 'same', 'same', 'same']);
  });

  test('names what is wrong by line and column in both languages, and drops no other row', async () => {
    const own = await open();
    const csv = sheet(
      'B-1,,No title,Indore,full time,,,,,,',
      'B-2,Tailor,Sews.,Indore,sometimes,moon,x,1,plenty,,0',
      ',Tailor,Sews.,Indore,full time,,,,,,',
      'B-4,Tailor,Sews.',
      'B-5,"Tailor, call 98260 12345",Sews.,Indore,full time,,,,,,',
      'B-6,Tailor,"Sews. Only for Brahmins.",Indore,full time,,5,2,,,',
      TAILOR,
      TAILOR,
    );
    const { body } = await bring(csv, own.recruiter);
    expect(
      body.rows.map(({ line, problems }) => [line, problems.map(({ column }) => column)]),
    ).toEqual([
      [2, ['title']],
      [3, ['employment_type', 'work_mode', 'min_experience', 'salary', 'openings']],
      [4, ['reference']],
      [5, [null]],
      [6, ['title']],
      [7, ['min_experience', 'description', 'lawful_reasons']],
      [8, []],
      [9, ['reference']],
    ]);
    expect((await jobsOf(own.companyId)).map(({ reference }) => reference)).toEqual(['A-1']);
    const texts = (await preview(csv, own.recruiter, 'hi')).body.rows.map(
      ({ problems }) => problems[0]?.text,
    );
    expect(texts[7]).toBe('इस फ़ाइल की किसी पहले की पंक्ति में यही नंबर है।');
    expect(texts.filter(Boolean).every((text) => /\p{Script=Devanagari}/u.test(text ?? ''))).toBe(
      true,
    );
  });

  test('leaves fields of an existing job alone if its file has no column for them', async () => {
    const own = await open();
    await bring(sheet(TAILOR), own.recruiter);
    const few = 'reference,title,description,location,employment_type';
    const row = 'A-1,Tailor,Sews curtains.,Indore,part time';
    const { body } = await bring(`${few}\n${row}`, own.recruiter);
    expect(body.rows).toMatchObject([{ outcome: 'changed', problems: [] }]);
    expect(await jobsOf(own.companyId)).toMatchObject([
      {
        description: 'Sews curtains.',
        employment_type: 'part_time',
        work_mode: 'onsite',
        experience_min_years: 2,
        salary_min_inr: 216_000,
        skills: ['Overlock', 'Cutting'],
        openings: 3,
      },
    ]);
  });

  test('changes a job that has a lawful reason for whom it asks', async () => {
    const own = await open();
    const lawful = {
      title: 'Tailor',
      location: 'Sanwer Road, Indore',
      description: 'Only female candidates can apply.',
      lawful_reasons: JSON.stringify({ gender: 'A hostel for women' }),
    };
    const id = await openJob(portal, own.companyId, lawful);
    const csv = sheet(
      TAILOR.replace('Sews the uniforms of schools.', 'Only female candidates can apply.'),
    );
    const { body } = await bring(csv, own.recruiter);
    expect(body.rows).toMatchObject([{ outcome: 'changed', joined: true, job_id: id }]);
  });

  test('may ask for particular people if a column gives the lawful reason for each kind', async () => {
    const own = await open();
    const list = (text: string, reasons: string) =>
      `${HEAD},lawful_reasons\nW-1,Warden,${text},Indore,full time,,,,,,,${reasons}`;
    const text = 'Only female candidates can apply.';
    const problems = async (csv: string) =>
      (await preview(csv, own.recruiter)).body.rows[0]?.problems.map(({ column }) => column);
    expect(await problems(list(text, ''))).toEqual(['description', 'lawful_reasons']);
    expect(await problems(list(text, 'age: A hostel for women'))).toContain('description');
    expect(await problems(list(text, 'A hostel for women'))).toEqual([
      'lawful_reasons',
      'description',
    ]);
    await bring(list(text, 'Gender: A hostel for women'), own.recruiter);
    const reasons = async () => (await jobsOf(own.companyId)).map((job) => job.lawful_reasons);
    expect(await reasons()).toEqual([{ gender: 'A hostel for women' }]);
    // An empty cell changes nothing.
    await bring(list(`Keeps the keys. ${text}`, ''), own.recruiter);
    expect(await reasons()).toEqual([{ gender: 'A hostel for women' }]);
  });

  test.each([['<p '], ['<b>a '], ['&#1'], ['**a'], [' <b> ']])(
    'is read to its end, whatever a cell repeats: %s',
    async (piece) => {
      const cell = piece.repeat(Math.floor(800_000 / piece.length));
      const { status, body } = await preview(sheet(TAILOR.replace('Sews the', cell)));
      expect([status, body.rows[0]?.outcome]).toEqual([200, 'wrong']);
    },
  );

  test('may have any word as a column name', async () => {
    const { status } = await preview('title,constructor,__proto__\nTailor,x,y');
    expect(status).toBe(200);
  });

  test('of a consultant names the client of each job', async () => {
    const { companyId: consultantId, recruiter: as } = await openTeam(portal, {
      company: {
        description: 'Staffing.',
        industry: 'Services',
        says_consultant: true,
      },
    });
    const csv = [`${HEAD},client`, `${TAILOR},`, `${TAILOR.replace('A-1', 'A-2')},Asha Mills`];
    const shown = await preview(csv.join('\n'), as);
    expect(outcomes(shown)).toEqual(['wrong', 'new']);
    expect(shown.body.rows[0]?.problems.map(({ column }) => column)).toEqual(['client']);
    expect(outcomes(await bring(csv.join('\n'), as))).toEqual(['wrong', 'new']);
    expect(await jobsOf(consultantId)).toMatchObject([
      { reference: 'A-2', client_name: 'Asha Mills' },
    ]);
  });

  test('says nothing that a job must not say', async () => {
    const csv = sheet('C-1,Tailor,"Sews. Only for Brahmins.",Indore,full time,,,,,,');
    expect((await preview(csv)).body.rows[0]?.problems).toMatchObject([
      { column: 'description' },
      { column: 'lawful_reasons' },
    ]);
  });

  test.each(['Dear Sir,\nplease find', '\u0000', 'title'.padEnd(3, ' ') + 'x,y\n1'])(
    'that is none is refused as a whole: %j',
    async (csv) => {
      const { status } = await preview(csv);
      expect(status).toBe(422);
    },
  );

  test('has a limited number of rows', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => `D-${at},Tailor,,,,,,,,,`);
    const { status, body } = await preview(sheet(...rows));
    expect([status, body.errors]).toEqual([422, ['resource.job_import.too_many_rows']]);
    expect((await preview('a,b\n1,2')).body.errors).toEqual(['resource.job_import.unreadable']);
  });

  test('is imported one at a time, and only by a company that may post', async () => {
    await portal.db.transaction().execute(async (trx) => {
      await lockImportOf(trx, companyId);
      const { status, body } = await bring(sheet(TAILOR));
      expect([status, body.errors]).toEqual([409, ['resource.job_import.running']]);
    });
    const homeless = await register(portal, { role: 'hr' });
    expect((await bring(sheet(TAILOR), homeless)).body.errors).toEqual([
      'resource.hr_profile.incomplete',
    ]);
  });
});

test('lists are read only so often in an hour for each company, previewed or imported', async () => {
  const own = await open();
  for (let sent = 1; sent < IMPORTS_AN_HOUR; sent += 1) await preview('reference', own.recruiter);
  expect((await bring(sheet(TAILOR), own.recruiter)).status).toBe(200);
  expect((await preview(sheet(TAILOR), own.recruiter)).status).toBe(429);
  expect((await bring(sheet(TAILOR), own.recruiter)).status).toBe(429);
  expect((await preview(sheet(TAILOR))).status).toBe(200);
});

describe('the columns about conditions', () => {
  const FULL = `${HEAD},shift,conditions,access_contact,access_email`;
  const list = (row: string) => [FULL, `${TAILOR},${row}`].join('\r\n');

  test('are read in our names and the usual words, and change with their row', async () => {
    const own = await open();
    await bring(
      list('Night shift,Cab after 7 pm|POSH committee|step_free,Lata Rao,lata@mill.example'),
      own.recruiter,
    );
    expect((await jobsOf(own.companyId))[0]).toMatchObject({
      shift: 'night',
      conditions: ['night_transport', 'posh_committee', 'step_free'],
      access_contact_name: 'Lata Rao',
      access_contact_email: 'lata@mill.example',
    });
    await bring(list(',creche,,'), own.recruiter);
    expect((await jobsOf(own.companyId))[0]).toMatchObject({
      shift: null,
      conditions: ['creche'],
      access_contact_name: null,
    });
    // A list without these columns changes nothing about them.
    await bring(sheet(TAILOR.replace('Tailor', 'Master Tailor')), own.recruiter);
    expect((await jobsOf(own.companyId))[0]).toMatchObject({
      title: 'Master Tailor',
      conditions: ['creche'],
    });
  });

  test('are reported if they are not understood, or name nobody to ask about access', async () => {
    const problems = async (row: string) =>
      (await preview(list(row))).body.rows[0]?.problems.map(({ column }) => column);
    expect(await problems('whenever,free tea,,')).toEqual(['shift', 'conditions']);
    expect(await problems(',wheelchair,,')).toEqual(['access_contact', 'access_email']);
    expect(await problems(',wheelchair,Lata Rao,nobody')).toEqual(['access_email']);
  });
});
