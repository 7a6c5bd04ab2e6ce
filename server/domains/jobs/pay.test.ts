import { describe, expect, test } from 'vitest';
import { openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { recruiter } = await openTeam(portal);

const post = (more: Record<string, unknown>) =>
  portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: {
      title: 'Loader',
      description: 'Loads trucks.',
      location: 'Nashik',
      employment_type: 'contract',
      ...more,
    },
  });

const search = async (query: Record<string, string>) => {
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { location: 'Nashik', ...query },
  });
  return body.jobs.map((job) => job.id);
};

describe('pay by the day', () => {
  // 312 days of ₹650.
  const daily = { salary_period: 'day', salary_min: 2.028, salary_max: 2.028 };

  test('is shown as it was stated, and found and sorted by the year', async () => {
    const byDay = await post(daily);
    const byYear = await post({ salary_min: 2, salary_max: 2 });
    expect(byDay.body).toMatchObject(daily);
    expect(byYear.body.salary_period).toBe('year');
    const { body } = await portal.call('GET /barong/public/jobs/:id', {
      params: { id: byDay.body.id },
    });
    expect(body).toMatchObject(daily);
    expect(await search({ salary_min: '2.01' })).toEqual([byDay.body.id]);
    expect(await search({ sort: 'salary' })).toEqual([byDay.body.id, byYear.body.id]);
  });

  test('is copied with its period, and stays when something else changes', async () => {
    const { body: job } = await post({ ...daily, status: 'draft' });
    const changed = await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id: job.id },
      body: { title: 'Loader, nights' },
    });
    const copy = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
      as: recruiter,
      params: { id: job.id },
    });
    expect([changed.body.salary_period, copy.body.salary_period]).toEqual(['day', 'day']);
  });

  test('by any other period is refused', async () => {
    expect((await post({ ...daily, salary_period: 'week' })).status).toBe(422);
  });
});
