import { describe, expect, test } from 'vitest';
import { EXCLUSIONS_MAX } from '../../../contract/constants.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { matchNews } from '../alerts/matching.ts';
import { sendDueAlerts } from '../alerts/sending.ts';

const portal = await openPortal();

const UNKNOWN = 999_999_999;

const read = async (as?: Actor) =>
  (await portal.call('GET /barong/resource/exclusions', { as })).body;
const excludeCompany = (as: Actor | undefined, company_id: number) =>
  portal.call('POST /barong/resource/excluded_companies', { as, body: { company_id } });
const readmitCompany = (as: Actor | undefined, company_id: number) =>
  portal.call('DELETE /barong/resource/excluded_companies/:company_id', {
    as,
    params: { company_id },
  });
const excludeConsultants = (as: Actor | undefined, excluded: boolean) =>
  portal.call('PUT /barong/resource/excluded_consultants', { as, body: { excluded } });
const excludeJob = (as: Actor | undefined, job_id: number) =>
  portal.call('POST /barong/resource/excluded_jobs', { as, body: { job_id } });
const readmitJob = (as: Actor | undefined, job_id: number) =>
  portal.call('DELETE /barong/resource/excluded_jobs/:job_id', { as, params: { job_id } });

/** The ids of the jobs that a search finds, and how many it says there are. */
async function found(as: Actor | undefined, query: { search?: string; company_id?: number }) {
  const { body } = await portal.call('GET /barong/public/jobs', { as, query });
  return { ids: new Set(body.jobs.map(({ id }) => id)), total: body.meta.total };
}

/** Two companies that each have a job with this word in its title; the second is a consultant. */
async function twoJobs(word: string) {
  const mill = (await openCompany(portal, { name: `${word} Mills` })).id;
  const agent = (await openCompany(portal, { name: `${word} Placement Services` })).id;
  const title = `${word} Operator`;
  return {
    mill,
    agent,
    atMill: await openJob(portal, mill, { title }),
    byAgent: await openJob(portal, agent, { title }),
  };
}

describe('a hidden company', () => {
  test('is left out of the search, is counted in the settings, and can be shown again', async () => {
    const as = await register(portal, { verified: false });
    const { mill, atMill, byAgent } = await twoJobs('Spindle');
    expect((await excludeCompany(as, mill)).status).toBe(201);
    expect(await found(as, { search: 'spindle' })).toEqual({ ids: new Set([byAgent]), total: 1 });
    const { companies } = await read(as);
    expect(companies).toMatchObject([{ company_id: mill, name: 'Spindle Mills', open_jobs: 1 }]);
    expect((await readmitCompany(as, mill)).status).toBe(200);
    expect((await found(as, { search: 'spindle' })).ids).toEqual(new Set([atMill, byAgent]));
    expect((await read(as)).companies).toEqual([]);
  });

  test('is still found when filtering by that company', async () => {
    const as = await register(portal, { verified: false });
    const { mill, atMill } = await twoJobs('Bobbin');
    await excludeCompany(as, mill);
    expect((await found(as, { company_id: mill })).ids).toEqual(new Set([atMill]));
  });

  test('stays visible to everybody else', async () => {
    const as = await register(portal, { verified: false });
    const other = await register(portal, { verified: false });
    const { mill, atMill, byAgent } = await twoJobs('Treadle');
    await excludeCompany(as, mill);
    for (const somebody of [other, undefined]) {
      expect((await found(somebody, { search: 'treadle' })).ids).toEqual(
        new Set([atMill, byAgent]),
      );
    }
    await readmitCompany(other, mill);
    expect((await read(as)).companies).toHaveLength(1);
  });

  test('is hidden once, however often somebody asks', async () => {
    const as = await register(portal, { verified: false });
    const { mill } = await twoJobs('Heddle');
    await excludeCompany(as, mill);
    expect((await excludeCompany(as, mill)).status).toBe(201);
    expect((await read(as)).companies).toHaveLength(1);
    await readmitCompany(as, mill);
    expect((await readmitCompany(as, mill)).status).toBe(200);
  });
});

describe('consultants', () => {
  test('are hidden all at once, counted, and can be shown again', async () => {
    const as = await register(portal, { verified: false });
    const { atMill, byAgent } = await twoJobs('Shuttle');
    const before = (await read(as)).consultants;
    expect(before).toMatchObject({ excluded: false });
    expect(before.open_jobs).toBeGreaterThan(0);
    await excludeConsultants(as, true);
    await excludeConsultants(as, true);
    expect(await found(as, { search: 'shuttle' })).toEqual({ ids: new Set([atMill]), total: 1 });
    expect((await read(as)).consultants).toEqual({ ...before, excluded: true });
    await excludeConsultants(as, false);
    expect((await found(as, { search: 'shuttle' })).ids).toEqual(new Set([atMill, byAgent]));
  });

  test.each([
    ['Rozgaar Darpan Consultants', null, true],
    ['Talentwadi HR Services', null, true],
    ['itForte Staffing Services', null, true],
    ['PAN India Recruiters', null, true],
    ['Sharma Placement', null, true],
    ['Applycup Hiring Solutions', null, true],
    ['Leading Client', 'Recruitment / Staffing', true],
    ['Tata Consultancy Services', 'IT Services', false],
    ['Abroad Pathway Immigration Consultant', null, false],
    ['CGI Information Systems and Management Consultants', null, false],
    ['Indore Tax Consultants', null, false],
    ['Chrome Plating Works', null, false],
    ['Boston Consulting Group', 'Management Consulting', false],
  ])('are recognised by name or industry: %s (%s): %s', async (name, industry, is_consultant) => {
    const company = await openCompany(portal, { name, industry });
    expect(company).toMatchObject({ is_consultant });
  });
});

test('alerts leave out what is hidden, even if it was hidden while it waited to be sent', async () => {
  const as = await register(portal);
  const body = { name: 'Loom', frequency: 'at_once', search: { search: 'carder' } } as const;
  await portal.call('POST /barong/resource/alerts', { as, body });
  const first = await twoJobs('Carder');
  await matchNews(portal.db);
  await excludeCompany(as, first.mill);
  await excludeConsultants(as, true);
  await sendDueAlerts(portal.services);
  await openJob(portal, first.mill, { title: 'Carder Fitter' });
  const open = await openCompany(portal, { name: 'Open Mills' });
  await openJob(portal, open.id, { title: 'Carder Winder' });
  await matchNews(portal.db);
  await sendDueAlerts(portal.services);
  const mails = await portal.mailsTo(as.user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Carder Winder');
  expect(mails[0]?.text).not.toMatch(/Carder (Operator|Fitter)/);
});

describe('"Less like this" for a job', () => {
  test('is counted with the jobs of its kind and company, and can be taken back', async () => {
    const as = await register(portal, { verified: false });
    const { mill, atMill } = await twoJobs('Warper');
    await openJob(portal, mill, { title: 'Clerk' });
    expect((await excludeJob(as, atMill)).status).toBe(201);
    await excludeJob(as, atMill);
    expect((await read(as)).jobs).toMatchObject([
      { job_id: atMill, title: 'Warper Operator', company_name: 'Warper Mills', open_jobs: 3 },
    ]);
    await readmitJob(as, atMill);
    expect((await read(as)).jobs).toEqual([]);
  });

  test('hides nothing from the search', async () => {
    const as = await register(portal, { verified: false });
    const { atMill, byAgent } = await twoJobs('Beamer');
    await excludeJob(as, atMill);
    expect((await found(as, { search: 'beamer' })).ids).toEqual(new Set([atMill, byAgent]));
  });
});

describe('an exclusion is refused', () => {
  test('for what is not there', async () => {
    const as = await register(portal, { verified: false });
    const { mill } = await twoJobs('Doffer');
    const draft = await openJob(portal, mill, { status: 'draft' });
    const answers = [
      await excludeCompany(as, UNKNOWN),
      await excludeJob(as, UNKNOWN),
      await excludeJob(as, draft),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [404, ['resource.company.not_found']],
      [404, ['resource.job.not_found']],
      [404, ['resource.job.not_found']],
    ]);
  });

  test('without a value', async () => {
    const as = await register(portal, { verified: false });
    const { status } = await portal.call('PUT /barong/resource/excluded_consultants', {
      as,
      body: {},
    } as never);
    expect(status).toBe(422);
  });

  test('beyond the number that an account can have', async () => {
    const as = await register(portal, { verified: false });
    const { mill, atMill } = await twoJobs('Ginner');
    const companies = await Promise.all(
      Array.from({ length: EXCLUSIONS_MAX }, () => openCompany(portal)),
    );
    await portal.db
      .insertInto('excluded_companies')
      .values(companies.map(({ id }) => ({ account_id: as.user.id, company_id: id })))
      .execute();
    for (const answer of [await excludeCompany(as, mill), await excludeJob(as, atMill)]) {
      expect([answer.status, answer.body.errors]).toEqual([409, ['resource.exclusion.too_many']]);
    }
  });

  test('to recruiters and guests', async () => {
    const recruiter = await register(portal, { role: 'hr' });
    const { mill } = await twoJobs('Teaser');
    expect((await excludeCompany(recruiter, mill)).status).toBe(403);
    expect((await excludeCompany(undefined, mill)).status).toBe(401);
  });
});
