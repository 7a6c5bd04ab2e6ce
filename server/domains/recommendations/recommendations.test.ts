import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { dayIn } from '../../../contract/format/today.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let companies: number[];
beforeAll(async () => {
  // A company for each job, because a list shows at most two of one company.
  companies = await Promise.all(
    Array.from({ length: 14 }, async () => (await openCompany(portal)).id),
  );
  for (const [index, [name, job]] of Object.entries(kinds).entries()) {
    const posted_at = new Date(Date.now() - (index + 1) * 3_600_000);
    const facts = { title: 'Helper', experience_level: null, ...job, posted_at };
    jobs[name] = await openJob(portal, companies[index] ?? 0, facts);
  }
});

const jobs: Record<string, number> = {};
const kinds: Record<string, Parameters<typeof openJob>[2]> = {
  'a weaver here': { title: 'Weaver', location: 'Rau, Indore', skills: ['Loom', 'Dyeing'] },
  'a weaver elsewhere': { title: 'Weaver', location: 'Kochi', skills: [] },
  'a weaver at home': { title: 'Weaver', location: 'Remote', work_mode: 'remote', skills: [] },
  'looms here': { location: 'Indore', skills: ['loom'] },
  'work here': { location: 'Indore', skills: ['Welding'] },
  'for ten years': { title: 'Weaver', location: 'Indore', experience_min_years: 10 },
  'for beginners': {
    title: 'Weaver',
    location: 'Indore',
    experience_max_years: 1,
    experience_min_years: 0,
  },
  'badly paid': { title: 'Weaver', location: 'Indore', salary_max_inr: 100_000 },
  closed: { title: 'Weaver', location: 'Indore', status: 'closed' },
  'of a mechanic': { title: 'Mechanic', location: 'Leh', skills: [] },
  'of a teacher': { title: 'Teacher', location: 'Leh', skills: [] },
};

/** Between five and six years of work, on whatever day the test runs. */
const startDate = dayIn(-5.5 * 365).slice(0, 7);
const weaver = {
  name: 'Asha Rao',
  title: 'Weaver',
  location: 'Vijay Nagar, Indore',
  skills: ['Loom'],
  expected_ctc_lpa: 3,
  experience: [{ title: 'Weaver', company: 'Malwa Mills', startDate, current: true }],
  education: [],
};

async function seekerWith(profile: object): Promise<Session> {
  const as = await register(portal);
  await portal.call('POST /barong/resource/user_profile', { as, body: profile } as never);
  return as;
}

const recommended = (as?: Actor) => portal.call('GET /barong/resource/recommended_jobs', { as });

async function listFor(as: Actor) {
  const nameOf = new Map(Object.entries(jobs).map(([name, id]) => [id, name]));
  const { body } = await recommended(as);
  return body.recommended_jobs.map((one) => ({ ...one, name: nameOf.get(one.job.id) }));
}
const namesFor = async (as: Actor) => (await listFor(as)).map(({ name }) => name);

async function pointsOf(as: Actor, job: string) {
  const one = (await listFor(as)).find(({ name }) => name === job);
  return Object.fromEntries((one?.reasons ?? []).map(({ kind, points }) => [kind, points]));
}

describe('recommended jobs', () => {
  test('are six, and the one that fits in every respect comes first', async () => {
    const as = await seekerWith(weaver);
    const names = await namesFor(as);
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('a weaver here');
    expect(names).not.toContain('closed');
    expect((await recommended(as)).body.is_personal).toBe(true);
  });

  test('have reasons that add up to their scores, the best score first', async () => {
    const list = await listFor(await seekerWith(weaver));
    for (const { score, reasons } of list) {
      expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
      expect(reasons.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true);
    }
    const scores = list.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('name their reasons in the words of job and profile', async () => {
    const [best] = await listFor(await seekerWith(weaver));
    expect(best).toMatchObject({ matched_skills: ['Loom'], is_nearby: true });
    const words = Object.fromEntries((best?.reasons ?? []).map((one) => [one.kind, one.words]));
    expect(words).toMatchObject({ title: ['Weaver'], skills: ['Loom'], city: [] });
  });

  test.each([
    ['work at home', 'a weaver at home', { remote: 12 }],
    ['a place that is named', 'a weaver here', { city: 16 }],
    ['more years than one has', 'for ten years', { more_experience: -14 }],
    [
      'fewer years than one has',
      'for beginners',
      { less_experience: expect.any(Number) as number },
    ],
    ['pay below what is expected', 'badly paid', { less_pay: -6 }],
  ])('count %s', async (_, job, points) => {
    expect(await pointsOf(await seekerWith(weaver), job)).toMatchObject(points);
  });

  test('go by past titles where there is no headline', async () => {
    const as = await seekerWith({ ...weaver, title: '' });
    expect((await namesFor(as))[0]).toBe('a weaver here');
  });

  test('count a town around a preferred one as nearby', async () => {
    const thane = await openJob(portal, companies[12] ?? 0, { title: 'Potter', location: 'Thane' });
    const as = await seekerWith({ name: 'Asha', title: 'Potter', preferred_locations: ['Mumbai'] });
    const { body } = await recommended(as);
    const near = body.recommended_jobs.find(({ job }) => job.id === thane);
    expect(near?.reasons).toContainEqual({ kind: 'area', points: 12, words: [] });
  });

  test('say whether somebody at the company can answer', async () => {
    const { id } = await openCompany(portal);
    await registerRecruiter(portal, id);
    const job = await openJob(portal, id, { title: 'Glazier', location: 'Indore' });
    const { body } = await recommended(await seekerWith({ name: 'Asha', title: 'Glazier' }));
    const found = body.recommended_jobs.find((one) => one.job.id === job);
    expect(found?.reasons.map(({ kind }) => kind)).toContain('answers');
  });

  test('leave out what the seeker has applied to or saved', async () => {
    const as = await seekerWith(weaver);
    await apply(portal, as, jobs['a weaver here'] ?? 0);
    const job_id = jobs['a weaver at home'] ?? 0;
    await portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id } });
    const names = await namesFor(as);
    expect(names).not.toContain('a weaver here');
    expect(names).not.toContain('a weaver at home');
  });

  test('show two jobs of a company at most while there are others', async () => {
    const company = companies[13] ?? 0;
    const titles = ['Baker I', 'Baker II', 'Baker III', 'Baker IV'];
    for (const title of titles) await openJob(portal, company, { title });
    const { body } = await recommended(await seekerWith({ name: 'Asha', title: 'Baker' }));
    const first = body.recommended_jobs.filter(({ job }) => job.company_id === company);
    expect(first).toHaveLength(2);
  });

  test('are the newest jobs for a seeker without a profile, and say so', async () => {
    const as = await register(portal, { verified: false });
    const { body } = await recommended(as);
    expect(body.recommended_jobs).toHaveLength(6);
    expect(body.is_personal).toBe(false);
  });

  test('are like the jobs that a seeker without a profile applied to or saved, and near them', async () => {
    const as = await register(portal);
    await apply(portal, as, jobs['of a teacher'] ?? 0);
    const job_id = jobs['a weaver here'] ?? 0;
    await portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id } });
    const { body } = await recommended(as);
    expect(body.recommended_jobs[0]?.job).toMatchObject({ title: 'Weaver', location: 'Indore' });
    expect(body.recommended_jobs[0]?.reasons.slice(0, 2)).toEqual([
      { kind: 'chosen_title', points: 36, words: ['Weaver'] },
      { kind: 'chosen_place', points: 16, words: [] },
    ]);
    expect(body.is_personal).toBe(false);
  });

  test('go by the profile alone where it names work and place', async () => {
    const as = await seekerWith(weaver);
    await apply(portal, as, jobs['of a teacher'] ?? 0);
    const reasons = (await listFor(as)).flatMap((one) => one.reasons.map(({ kind }) => kind));
    expect(reasons).toContain('title');
    expect(reasons.filter((kind) => kind.startsWith('chosen'))).toEqual([]);
  });
});

test('are not affected by name, picture, college, gender and past companies', async () => {
  const asha = await seekerWith({
    ...weaver,
    about: 'She has woven for three years.',
    education: [
      {
        degree: 'B.Tech',
        institution: 'IIT Bombay',
        field: 'Textiles',
        score: 9.8,
        scoreKind: 'cgpa',
      },
    ],
  });
  const salim = await seekerWith({
    ...weaver,
    name: 'Salim Khan',
    phone: '98765 43211',
    about: 'He is married and has woven for three years.',
    education: [],
    experience: [{ ...weaver.experience[0], company: 'Small Shop', description: 'Day wages' }],
  });
  const first = (await recommended(asha)).body;
  expect(first.recommended_jobs.length).toBeGreaterThan(0);
  expect((await recommended(salim)).body).toEqual(first);
});

describe('what a seeker does not want to be shown', () => {
  test('is not recommended: a company, and all consultants', async () => {
    const mine = await openCompany(portal);
    const agent = await openCompany(portal, { name: 'Quick Placement' });
    await openJob(portal, mine.id, { title: 'Cobbler' });
    const byAgent = await openJob(portal, agent.id, { title: 'Cobbler' });
    const as = await seekerWith({ name: 'Asha', title: 'Cobbler' });
    const first = async () =>
      (await recommended(as)).body.recommended_jobs.map(({ job }) => job.title);
    expect((await first()).slice(0, 2)).toEqual(['Cobbler', 'Cobbler']);
    await portal.call('POST /barong/resource/excluded_companies', {
      as,
      body: { company_id: mine.id },
    });
    expect((await recommended(as)).body.recommended_jobs[0]?.job.id).toBe(byAgent);
    await portal.call('PUT /barong/resource/excluded_consultants', {
      as,
      body: { excluded: true },
    });
    expect(await first()).not.toContain('Cobbler');
  });

  test('is recommended less: similar jobs and those of the company, until that is undone', async () => {
    const company = await openCompany(portal);
    const job_id = await openJob(portal, company.id, { title: 'Cook' });
    const sameKind = await openJob(portal, (await openCompany(portal)).id, { title: 'Cook' });
    await openJob(portal, company.id, { title: 'Cook Helper', skills: ['Frying'] });
    const as = await seekerWith({ name: 'Asha', title: 'Cook', skills: ['Frying'] });
    const scoreOf = async (id: number) =>
      (await recommended(as)).body.recommended_jobs.find(({ job }) => job.id === id)?.score;
    const before = (await scoreOf(sameKind)) ?? 0;
    await portal.call('POST /barong/resource/excluded_jobs', { as, body: { job_id } });
    expect(await scoreOf(job_id)).toBeUndefined();
    expect((await scoreOf(sameKind)) ?? -100).toBeLessThan(before);
    await portal.call('DELETE /barong/resource/excluded_jobs/:job_id', { as, params: { job_id } });
    expect(await scoreOf(sameKind)).toBe(before);
    expect(await scoreOf(job_id)).toBeDefined();
  });
});

describe('skills that would open up jobs', () => {
  const missing = async (as?: Actor) => portal.call('GET /barong/resource/missing_skills', { as });

  test('are what saved and recommended jobs ask for and the profile lacks', async () => {
    const { id } = await openCompany(portal);
    const facts = { title: 'Smith', location: 'Bhuj', skills: ['Forging', 'Arc Welding'] };
    const saved = await openJob(portal, id, facts);
    await openJob(portal, id, { title: 'Smith', location: 'Bhuj', skills: ['arc-welding'] });
    const posted_at = new Date(Date.now() - 40 * 86_400_000);
    await openJob(portal, id, {
      title: 'Clerk',
      location: 'Kota',
      skills: ['Arc Welding'],
      posted_at,
    });
    const as = await seekerWith({
      name: 'Asha',
      title: 'Smith',
      location: 'Bhuj',
      skills: ['forging'],
    });
    await portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id: saved } });
    const { missing_skills } = (await missing(as)).body;
    expect(missing_skills[0]).toEqual({
      skill: 'Arc Welding',
      asked_by: 2,
      of: 7,
      open_jobs: 2,
      capped: false,
      location: 'Bhuj',
    });
    expect(missing_skills.map(({ skill }) => skill.toLowerCase())).not.toContain('forging');
  });

  test('are counted exactly as the search for them counts, also without hidden companies', async () => {
    const as = await seekerWith(weaver);
    const hidden = (await openCompany(portal)).id;
    await openJob(portal, hidden, { title: 'Weaver', location: 'Indore', skills: ['Dyeing'] });
    const body = { company_id: hidden };
    for (const change of [() => Promise.resolve(), () => exclude(as, body)]) {
      await change();
      const { missing_skills } = (await missing(as)).body;
      expect(missing_skills.length).toBeGreaterThan(0);
      for (const { skill, location, open_jobs } of missing_skills) {
        const query = { skill: [skill], location };
        const found = await portal.call('GET /barong/public/jobs', { as, query });
        expect(found.body.meta.total).toBe(open_jobs);
      }
    }
  });

  const exclude = (as: Actor, body: { company_id: number }) =>
    portal.call('POST /barong/resource/excluded_companies', { as, body });

  test('are counted everywhere if nobody nearby asks for them', async () => {
    const { id } = await openCompany(portal);
    const job_id = await openJob(portal, id, {
      title: 'Tanner',
      location: 'Kota',
      skills: ['Hides'],
    });
    const as = await seekerWith({ name: 'Asha', location: 'Leh' });
    await portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id } });
    const one = (await missing(as)).body.missing_skills.find(({ skill }) => skill === 'Hides');
    expect(one).toMatchObject({ open_jobs: 1, location: '' });
  });

  test('are none on the first day, when nothing is known of the seeker, and then those of what they saved', async () => {
    const { id } = await openCompany(portal);
    const facts = { title: 'Roaster', location: 'Kota', skills: ['Sorting Beans'] };
    const job_id = await openJob(portal, id, facts);
    const as = await register(portal);
    expect((await missing(as)).body).toEqual({ missing_skills: [] });
    await portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id } });
    const { missing_skills } = (await missing(as)).body;
    expect(missing_skills.map(({ skill }) => skill)).toContain('Sorting Beans');
  });
});
