import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { refreshSearch } from '../jobs/jobs.ts';
import { rank, searchesFor } from './recommendations.ts';

test('searches from the best fit to the merely new', () => {
  expect(searchesFor({ skills: ['Tally'], location: 'Vijay Nagar, Indore' })).toEqual([
    { skill: ['Tally'], location: 'Indore' },
    { skill: ['Tally'], location: '' },
    { skill: [], location: 'Indore' },
    { skill: [], location: '' },
  ]);
  expect(searchesFor({ skills: [], location: 'Pune' })).toEqual([
    { skill: [], location: 'Pune' },
    { skill: [], location: '' },
  ]);
  expect(searchesFor({ skills: [], location: ' ' })).toEqual([{ skill: [], location: '' }]);
});

test('jobs with more matching skills come first, equal ones newest first', () => {
  const matches = [
    { job_id: 1, skills: ['Excel'] },
    { job_id: 2, skills: ['TALLY', 'Excel', 'GST'] },
    { job_id: 3, skills: ['gst'] },
  ];
  expect(rank(matches, ['Tally', 'GST'], true)).toEqual([
    { job_id: 2, matched_skills: ['TALLY', 'GST'], is_nearby: true },
    { job_id: 3, matched_skills: ['gst'], is_nearby: true },
    { job_id: 1, matched_skills: [], is_nearby: true },
  ]);
});

describe('recommended jobs', () => {
  let portal: Portal;
  let companyId: number;
  const jobs: Record<string, number> = {};

  beforeAll(async () => {
    portal = await openPortal();
    companyId = (await openCompany(portal)).id;
    // The oldest first.
    const kinds = [
      ['both skills here', { skills: ['tally', 'GST'], location: 'Rau, Indore' }],
      ['a skill here', { skills: ['GST', 'Excel'], location: 'Indore' }],
      ['a skill elsewhere', { skills: ['Tally'], location: 'Kochi' }],
      ['here', { skills: ['Welding'], location: 'Indore' }],
      ['elsewhere', { skills: ['Welding'], location: 'Kochi' }],
      ['older news', { location: 'Leh' }],
      ['newer news', { location: 'Leh' }],
    ] as const;
    for (const [index, [name, job]] of kinds.entries()) {
      const posted_at = new Date(Date.now() - (kinds.length - index) * 3_600_000);
      jobs[name] = await open({
        ...job,
        skills: [...('skills' in job ? job.skills : [])],
        posted_at,
      });
    }
    await open({ skills: ['Tally', 'GST'], location: 'Indore', status: 'closed' });
  });
  afterAll(() => portal.close());

  async function open(job: Parameters<typeof openJob>[2]): Promise<number> {
    const id = await openJob(portal, companyId, job);
    await portal.db.transaction().execute((trx) => refreshSearch(trx, [id]));
    return id;
  }

  const recommended = (as?: Session) =>
    portal.call('GET /barong/resource/recommended_jobs', { as });

  /** The titles of the jobs with their reasons. */
  async function reasonsFor(as: Session) {
    const { body } = await recommended(as);
    const nameOf = new Map(Object.entries(jobs).map(([name, id]) => [id, name]));
    return body.recommended_jobs.map(({ job, matched_skills, is_nearby }) =>
      [nameOf.get(job.id), ...matched_skills, ...(is_nearby ? ['nearby'] : [])].join(', '),
    );
  }

  async function seekerWith(profile: object): Promise<Session> {
    const as = await register(portal, { verified: false });
    await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao', experience: [], education: [], skills: [], ...profile },
    });
    return as;
  }

  test('are six, by skills and place, then by skills, then by place, then the newest', async () => {
    const as = await seekerWith({ skills: ['Tally', 'GST'], location: 'Vijay Nagar, Indore' });
    expect(await reasonsFor(as)).toEqual([
      'both skills here, tally, GST, nearby',
      'a skill here, GST, nearby',
      'a skill elsewhere, Tally',
      'here, nearby',
      'newer news',
      'older news',
    ]);
    expect((await recommended(as)).body.is_personal).toBe(true);
    const { body } = await recommended(as);
    expect(body.recommended_jobs[0]?.job).toMatchObject({
      location: 'Rau, Indore',
      state: 'active',
    });
  });

  test('leave out what the seeker has applied to', async () => {
    const as = await register(portal);
    await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao', experience: [], education: [], skills: ['GST'], location: '' },
    });
    await apply(portal, as, jobs['both skills here'] ?? 0);
    expect((await reasonsFor(as)).slice(0, 2)).toEqual(['a skill here, GST', 'newer news']);
  });

  test('are the newest jobs for a seeker without a profile, and say so', async () => {
    const as = await register(portal, { verified: false });
    expect((await reasonsFor(as)).slice(0, 2)).toEqual(['newer news', 'older news']);
    expect((await recommended(as)).body.is_personal).toBe(false);
  });

  test('are for seekers only', async () => {
    const recruiter = await register(portal, { role: 'hr' });
    expect((await recommended(recruiter)).status).toBe(403);
    expect((await recommended()).status).toBe(401);
  });
});
