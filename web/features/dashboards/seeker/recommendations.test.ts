import { afterEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../../contract/jobs.ts';
import { rank, recommendJobs, searchesFor } from './recommendations.ts';

const job = (id: number, skills: string[]) => ({ id, skills }) as Job;

test('searches from what fits best to what is merely new', () => {
  expect(searchesFor({ skills: ['Tally'], location: 'Vijay Nagar, Indore' })).toEqual([
    { skill: ['Tally'], location: 'Indore' },
    { skill: ['Tally'] },
    { location: 'Indore' },
    {},
  ]);
  expect(searchesFor({ skills: [], location: 'Pune' })).toEqual([{ location: 'Pune' }, {}]);
  expect(searchesFor({ skills: [], location: ' ' })).toEqual([{}]);
});

test('more matching skills come first, equal ones stay newest first', () => {
  const jobs = [job(1, ['Excel']), job(2, ['TALLY', 'Excel', 'GST']), job(3, ['gst'])];
  expect(rank(jobs, ['Tally', 'GST'], true)).toEqual([
    { job: jobs[1], matched: ['TALLY', 'GST'], isNearby: true },
    { job: jobs[2], matched: ['gst'], isNearby: true },
    { job: jobs[0], matched: [], isNearby: true },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

test('takes six, none twice, none that one has applied to, and asks no further than needed', async () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/v2/barong/resource/my/applied_jobs': { applied_jobs: [{ job_id: 1 }] },
    'skill=Tally&location=Indore': [1, 2],
    'skill=Tally': [2, 3, 4, 5, 6, 7, 8],
  };
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const query = url.split('?')[1]?.replace('&sort=newest&limit=50', '') ?? url;
    const found = answers[query];
    const body = Array.isArray(found)
      ? { jobs: found.map((id: number) => job(id, ['Tally'])), location_matched: 'Indore' }
      : found;
    return Promise.resolve(Response.json(body));
  });
  const recommended = await recommendJobs(
    { skills: ['Tally'], location: 'Indore' },
    new AbortController().signal,
  );
  expect(recommended.map((one) => [one.job.id, one.isNearby])).toEqual([
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [7, false],
  ]);
  expect(asked).toHaveLength(3);
});
