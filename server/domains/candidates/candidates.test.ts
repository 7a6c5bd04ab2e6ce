import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { Sent } from '../../../contract/endpoint.ts';
import type { candidates } from '../../../contract/candidates.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { CandidateSnapshot } from '../../../db/tables/applications.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addProfile } from '../../../db/world/people.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let recruiter: Session;
let stranger: Session;
let asha: Session;
let meera: Session;
let ravi: Session;
let bookkeeping: number;
let driving: number;

const work = (startDate: string, endDate: string | null, title: string) => ({
  id: title,
  title,
  company: 'Malwa Mills',
  location: 'Dewas',
  startDate,
  endDate,
  current: endDate === null,
  description: '',
  skills: ['Ledgers'],
});

const said = { title: 'Accountant', about: '', education: [], phone: '+919876543210' };

beforeAll(async () => {
  const company = await openCompany(portal, { name: 'Sharma Agro Traders' });
  const elsewhere = await openCompany(portal, { name: 'Blue Dart Cargo' });
  recruiter = await registerRecruiter(portal, company.id);
  stranger = await registerRecruiter(portal, elsewhere.id, 'Vikram Seth');
  asha = await register(portal, { name: 'Asha Rao' });
  meera = await register(portal, { name: 'Meera Joshi', email: 'meera_j@people.test' });
  ravi = await register(portal, { name: 'Ravi Iyer' });
  bookkeeping = await openJob(portal, company.id, { title: 'Bookkeeper' });
  driving = await openJob(portal, company.id, { title: 'Driver' });
  const foreign = await openJob(portal, elsewhere.id, { title: 'Packer' });
  const send = (
    { user }: Session,
    job: number,
    day: number,
    {
      status = 'pending',
      ...candidate
    }: Partial<CandidateSnapshot> & {
      status?: 'pending' | 'rejected';
    },
  ) =>
    addApplication(portal.db, user.id, job, {
      status,
      created_at: new Date(Date.UTC(2026, 9, day)),
      candidate: { ...said, name: user.username, ...candidate },
    });
  await send(asha, driving, 1, { skills: ['Driving'], status: 'rejected' });
  await send(asha, bookkeeping, 5, {
    skills: ['Tally', 'GST'],
    location: 'Vijay Nagar, Indore',
    notice_period_days: 30,
    expected_ctc_inr: 450_000,
    experience: [work('2020-01', '2022-06', 'Clerk'), work('2022-01', '2023-12', 'Accountant')],
  });
  await send(meera, bookkeeping, 3, {
    skills: ['Tally', 'SAP'],
    location: 'Bhopal',
    preferred_locations: ['Bangalore'],
    last_working_day: '2020-01-31',
    notice_period_days: 90,
    total_experience_months: 20,
  });
  await send(ravi, foreign, 4, { skills: ['Tally'] });
});

type Query = Sent<(typeof candidates)['GET /barong/resource/candidates']>['query'];
const list = (query: Query = {}, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/candidates', { as, query });
const names = async (query: Query = {}) =>
  (await list(query)).body.candidates.map(({ name }) => name);
const open = (id: number, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/candidates/:id', { as, params: { id } });

describe('the candidates of a company', () => {
  test('are those who applied to it, once each, as they were when they applied last', async () => {
    const { status, body } = await list();
    expect([status, body.meta.total]).toEqual([200, 2]);
    const [first, second] = body.candidates;
    expect(first).toMatchObject({
      id: asha.user.id,
      name: 'Asha Rao',
      email: asha.user.email,
      profile: { title: 'Accountant', location: 'Vijay Nagar, Indore', skills: ['Tally', 'GST'] },
      notice_period_days: 30,
      expected_ctc_lpa: 4.5,
    });
    const sent = first?.recent_applications.map((one) => [one.job_title, one.status]);
    expect(sent).toEqual([
      ['Bookkeeper', 'pending'],
      ['Driver', 'rejected'],
    ]);
    expect(second).toMatchObject({ name: 'Meera Joshi', expected_ctc_lpa: null });
    expect((await list({}, stranger)).body.candidates.map(({ name }) => name)).toEqual([
      'Ravi Iyer',
    ]);
  });

  test.each<[string, Query, string[]]>([
    ['a word', { search: 'tally' }, ['Asha Rao', 'Meera Joshi']],
    ['the beginning of a name', { search: 'mee' }, ['Meera Joshi']],
    ['the beginning of what they do', { search: 'acc' }, ['Asha Rao', 'Meera Joshi']],
    ['a whole word before those that begin so', { search: 'tal' }, ['Asha Rao', 'Meera Joshi']],
    ['no beginning in quotes', { search: '"acc"' }, []],
    ['no beginning of two letters', { search: 'ac' }, []],
    ['an address', { search: 'meera_j@people.test' }, ['Meera Joshi']],
    ['words without another', { search: 'tally NOT (sap OR oracle)' }, ['Asha Rao']],
    ['what they did', { search: 'ledgers AND "malwa mills"' }, ['Asha Rao']],
    ['nothing that only an older application said', { search: 'driving' }, []],
    ['nothing of the job', { search: 'bookkeeper' }, []],
    ['the status of any application', { status: ['rejected'] }, ['Asha Rao']],
    ['a notice period', { available_in_days: 30 }, ['Asha Rao', 'Meera Joshi']],
    ['a last working day that is over', { available_in_days: 0 }, ['Meera Joshi']],
    ['pay, of those who shared it', { expected_ctc_max: 5 }, ['Asha Rao']],
    ['less pay than they expect', { expected_ctc_max: 4.4 }, []],
    ['a place', { location: 'indore' }, ['Asha Rao']],
    ['a place that they wish, by another name', { location: 'Bengaluru' }, ['Meera Joshi']],
    ['a part of a place', { location: 'vijay nagar' }, ['Asha Rao']],
    ['no half of a name', { location: 'ind' }, []],
    ['years', { experience_min: 4 }, ['Asha Rao']],
    ['at most so many years', { experience_max: 1 }, ['Meera Joshi']],
    [
      'everything at once',
      {
        search: 'tally',
        location: 'Indore',
        experience_min: 4,
        status: ['pending'],
        available_in_days: 45,
        expected_ctc_max: 4.5,
      },
      ['Asha Rao'],
    ],
  ])('are found by %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('are found by their present address', async () => {
    const moved = { email: 'new-asha@people.test' };
    await portal.db.updateTable('accounts').set(moved).where('id', '=', asha.user.id).execute();
    expect(await names({ search: 'new-asha@people.test' })).toEqual(['Asha Rao']);
    const back = { email: asha.user.email };
    await portal.db.updateTable('accounts').set(back).where('id', '=', asha.user.id).execute();
    expect(await names({ search: 'new-asha@people.test' })).toEqual([]);
  });

  test('disappear when they have deleted their account', async () => {
    const leaver = await register(portal, { name: 'Leela Leaver' });
    await addApplication(portal.db, leaver.user.id, driving, {
      created_at: new Date('2026-09-01'),
    });
    expect(await names({ search: 'leaver' })).toEqual(['Leela Leaver']);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: leaver,
      body: { password: 'Mango-tree-42' },
    });
    expect(await names()).toEqual(['Asha Rao', 'Meera Joshi']);
    expect((await open(leaver.user.id)).body.errors).toEqual(['resource.candidate.not_found']);
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ available_in_days: 400 }, 'available_in_days'],
    [{ experience_min: 1.5 }, 'experience_min'],
    [{ experience_min: 5, experience_max: 2 }, 'experience_min'],
    [{ expected_ctc_max: -1 }, 'expected_ctc_max'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ saved: 1, since: '0000-01-01T00:00:00Z' }, 'since'],
    [{ saved: 1, since: '2026-11-24T00:00:00+23:00' }, 'since'],
  ])('are refused with %j', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('are found by Hindi words and by the beginning of a Hindi name', async () => {
    const { companyId, recruiter: as } = await openTeam(portal);
    const seeker = await register(portal, { name: 'प्रिया शर्मा' });
    await addApplication(portal.db, seeker.user.id, await openJob(portal, companyId), {
      candidate: { name: 'प्रिया शर्मा', title: 'लेखाकार', about: 'दुकान का हिसाब रखती हूँ।' },
    });
    const found = async (search: string) =>
      (await list({ search }, as)).body.candidates.map(({ name }) => name);
    for (const search of ['प्रिया', 'प्रि', 'शर्मा', 'लेखाकार', 'लेखा', 'हिसाब', 'शर्म NOT टैली']) {
      expect([search, await found(search)]).toEqual([search, ['प्रिया शर्मा']]);
    }
    for (const search of ['प्रियंका', 'कार', 'ड्राइवर']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  test('are found in Hindi by a name that they write in Latin letters', async () => {
    const { companyId, recruiter: as } = await openTeam(portal);
    const seeker = await register(portal, { name: 'Kavita Solanki' });
    await addApplication(portal.db, seeker.user.id, await openJob(portal, companyId), {
      candidate: { name: 'Kavita Solanki', title: 'Tailor' },
    });
    const count = async (search: string) => (await list({ search }, as)).body.meta.total;
    for (const search of ['कविता', 'सोलंकी AND tailor', 'कविता NOT प्रिया']) {
      expect([search, await count(search)]).toEqual([search, 1]);
    }
    for (const search of ['"कविता"', 'सविता', 'tailor NOT सोलंकी']) {
      expect([search, await count(search)]).toEqual([search, 0]);
    }
  });

  describe('who wrote the name of their work in the other script, or call it something else', () => {
    const found = async (candidate: Partial<CandidateSnapshot>, search: string) =>
      (await inTeamOf(candidate)).count(search);
    const inTeamOf = async (candidate: Partial<CandidateSnapshot>) => {
      const { companyId, recruiter: as } = await openTeam(portal);
      const seeker = await register(portal);
      await addApplication(portal.db, seeker.user.id, await openJob(portal, companyId), {
        candidate: { ...said, name: seeker.user.username, title: '', ...candidate },
      });
      return {
        count: async (search: string) => (await list({ search }, as)).body.meta.total,
      };
    };

    test.each([
      ['टैली', { skills: ['Tally ERP'] }],
      ['tally', { skills: ['टैली'] }],
      ['अकाउंटेंट', { title: 'Senior Accountant' }],
      ['driver', { title: 'ड्राइवर' }],
      ['drivers AND tally', { title: 'ड्राइवर', skills: ['टैली'] }],
      ['machine operator', { about: 'मैं मशीन ऑपरेटर हूँ' }],
      ['chartered accountant OR tailor', { title: 'CA' }],
      ['डाटा एंट्री', { title: 'Data entry operator' }],
    ])('are found by %s', async (search, candidate) => {
      expect(await found(candidate, search)).toBe(1);
    });

    test('are found by what is done to what, but not by a name of work because of such words', async () => {
      expect(await found({ title: 'Cleaner' }, 'toilet saf')).toBe(1);
      expect(await found({ about: 'I kept a toilet saf' }, 'cleaner')).toBe(0);
    });

    test('are found by their class, and no lower one', async () => {
      expect(await found({ about: 'आठवीं, 8वीं पास' }, '8th pass')).toBe(1);
      expect(await found({ about: '2nd pass, 5vi pass' }, '8th pass')).toBe(0);
    });

    test('are found by every name of two words that means the work, and by no other pair of its words', async () => {
      expect(await found({ title: 'Idli karigar' }, 'cook')).toBe(1);
      expect(await found({ about: 'I sell dosa to a master' }, 'cook')).toBe(0);
    });

    test('are not found by quotes, and left out by NOT only under the same name', async () => {
      const { count } = await inTeamOf({ title: 'Chauffeur', skills: ['टैली'] });
      for (const search of ['driver', 'tally NOT driver', '"टैली"'])
        expect([search, await count(search)]).toEqual([search, 1]);
      for (const search of ['"driver"', '"tally"', 'chauffeur NOT tally', 'chauffeur -tally'])
        expect([search, await count(search)]).toEqual([search, 0]);
    });
  });

  test('are for recruiters', async () => {
    expect((await list({}, asha)).body.errors).toEqual(['authz.unauthorized']);
    expect((await portal.call('GET /barong/resource/candidates', {})).status).toBe(401);
    const homeless = await register(portal, { role: 'hr' });
    expect((await list({}, homeless)).body.candidates).toEqual([]);
  });
});

describe("a candidate's page", () => {
  test('has what was sent last, and only applications to this company', async () => {
    const { status, body } = await open(asha.user.id);
    expect([status, body.name, body.profile.skills]).toEqual([200, 'Asha Rao', ['Tally', 'GST']]);
    expect(body.applications.map(({ job_title }) => job_title)).toEqual(['Bookkeeper', 'Driver']);
    expect(body.contactDetails.phone).toBe('+919876543210');
  });

  test('counts as a look by the company, of which the candidate is told', async () => {
    const fresh = await register(portal, { name: 'Fresh Face' });
    await addApplication(portal.db, fresh.user.id, driving, { created_at: new Date('2026-01-01') });
    await list({ search: 'fresh' });
    const views = () => portal.call('GET /barong/resource/profile_views', { as: fresh });
    expect((await views()).body.profile_views).toEqual([]);
    await open(fresh.user.id);
    expect((await views()).body.profile_views).toMatchObject([
      { company_name: 'Sharma Agro Traders', opened: ['profile'], reasons: ['applied'] },
    ]);
    await portal.db.deleteFrom('applications').where('seeker_id', '=', fresh.user.id).execute();
  });

  test('is not found for somebody who applied only elsewhere, even if they allow companies to find them', async () => {
    await addProfile(portal.db, ravi.user.id, { visibility: 'applied' });
    for (const id of [ravi.user.id, recruiter.user.id, 999_999]) {
      expect((await open(id)).body.errors).toEqual(['resource.candidate.not_found']);
    }
  });
});

test('months of experience are counted as everywhere else', async () => {
  const { id } = (await register(portal)).user;
  const experience = [
    work('2019-05', '2020-01', 'a'),
    work('2020-01', '2020-03', 'b'),
    work('2024-11', null, 'c'),
    { ...work('2018-01', '2018-02', 'd'), endDate: null },
    work('2030-01', '2031-01', 'e'),
  ];
  await addProfile(portal.db, id, {
    visibility: 'checked',
    experience: JSON.stringify(experience),
  });
  const row = await portal.db
    .selectFrom('candidate_search')
    .select('experience_months')
    .where('account_id', '=', id)
    .executeTakeFirst();
  expect(row?.experience_months).toBe(totalExperienceMonths(experience));
});
