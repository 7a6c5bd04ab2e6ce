import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../contract/lists.ts';
import { sampleJob } from '../test/sample-job.ts';
import { sampleProfile } from '../test/sample-profile.ts';
import { show } from '../test/stage.tsx';
import { answer, callsOf } from '../test/stub-server.ts';
import SeekerDashboard from './seeker-dashboard.tsx';

const APPLICATIONS = 'GET /barong/resource/my/applications';
const SAVED = 'GET /barong/resource/saved_jobs';
const RECOMMENDED = 'GET /barong/resource/recommended_jobs';
const SAVED_IDS = 'GET /barong/resource/saved_jobs/ids';

beforeEach(() => {
  answer('GET /barong/public/advertisements', { advertisement: null });
  answer('GET /barong/resource/user_profile', sampleProfile());
  answer(SAVED_IDS, { job_ids: [7] });
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: true });
  answer('GET /barong/resource/missing_skills', { missing_skills: [] });
  answer('GET /barong/resource/contact_requests', ({ query }) => ({
    contact_requests: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/exclusions', {
    companies: [],
    consultants: { excluded: false, open_jobs: 0 },
    jobs: [],
  });
  answer(RECOMMENDED, {
    recommended_jobs: [
      {
        job: sampleJob({ id: 5, title: 'Loom Fitter' }),
        score: 38,
        reasons: [{ kind: 'city', points: 16, words: [] }],
        matched_skills: [],
        is_nearby: true,
      },
    ],
    is_personal: true,
  });
  answer(APPLICATIONS, ({ query }) => ({
    applications: [],
    counts: {
      all: 0,
      waiting: 0,
      Applied: 0,
      Interviewing: 0,
      'Offer Extended': 0,
      'No Answer': 0,
      Rejected: 0,
      Withdrawn: 0,
    },
    meta: metaOf(query, 0),
  }));
  answer(SAVED, ({ query }) => ({
    saved_jobs: [],
    counts: { all: 0, active: 0, expiring: 0, expired: 0 },
    meta: metaOf(query, 0),
  }));
  answer('POST /barong/resource/saved_jobs', ({ body }) => ({
    job_id: body.job_id,
    saved_at: '2026-11-18T09:32:00.000Z',
  }));
  answer('GET /barong/resource/profile_views', ({ query }) => ({
    profile_views: [],
    counts: { month: 0, year: 0 },
    meta: metaOf(query, 0),
  }));
});

test('each list is fetched once, and those affected by saving a job again after one was saved', async () => {
  await show(<SeekerDashboard />, { as: 'user', at: '/dashboard/user' });
  const calls = () => ({
    applications: callsOf(APPLICATIONS).length,
    saved: callsOf(SAVED).length,
    recommended: callsOf(RECOMMENDED).length,
  });
  await expect.poll(() => callsOf(SAVED_IDS)).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /^Save / })).toBeVisible();
  expect(calls()).toEqual({ applications: 2, saved: 1, recommended: 1 });
  await page.getByRole('button', { name: /^Save / }).click();
  await expect.poll(calls).toEqual({ applications: 4, saved: 2, recommended: 1 });
});
