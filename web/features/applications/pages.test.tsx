import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import ReceivedPage from './received/received-page.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import { sampleOwnJob, stubOwnJobs } from '../../test/sample-hiring.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { sampleMyApplication, received, tracked } from '../../test/sample-applications.ts';
import TrackerPage from './tracker/tracker-page.tsx';

describe('the tracker', () => {
  const counts = {
    all: 3,
    waiting: 2,
    Applied: 2,
    Interviewing: 0,
    'Offer Extended': 0,
    'No Answer': 0,
    Rejected: 1,
    Withdrawn: 0,
  };
  const page = (
    address: string,
    applications = [sampleMyApplication()],
    language: 'en' | 'hi' = 'en',
  ) => {
    answer('GET /barong/resource/tracked_applications', ({ query }) => ({
      tracked_applications: tracked(applications),
      counts,
      meta: metaOf(query, applications.length),
    }));
    return answeredMarkupOf(<TrackerPage />, { address, language });
  };

  test('has every status with its count, and links that keep the other filters', async () => {
    const html = await page('/?type=contract');
    expect(wordsOf(html)).toMatch(/All 3 Applied 2 Interviewing 0 Offer Extended 0 Rejected 1/);
    expect(html).toContain('href="/user/applications?status=Rejected&amp;type=contract"');
    expect(html).toMatch(/aria-current="true"[^>]*>All/);
  });

  test('marks the status of the address and filters by it', async () => {
    const html = await page('/?status=Rejected');
    expect(html).toMatch(/aria-current="true"[^>]*>Rejected/);
    expect(wordsOf(html)).toContain('Accounts Executive');
  });

  test('offers the experience of the specification', async () => {
    const text = wordsOf(await page('/'));
    expect(text).toContain('Entry Level 1+ years 3+ years 5+ years 7+ years 10+ years');
    expect(text).toContain('Full-time Part-time Contract Internship Freelance');
  });

  test('without any application it leads to the jobs', async () => {
    const html = await page('/', []);
    expect(wordsOf(html)).toContain('No applications found');
    expect(html).toContain('href="/user/jobs"');
    expect(wordsOf(html)).not.toContain('Clear All Filters');
  });

  test('without a fitting one it offers to clear the filters', async () => {
    const html = await page('/?search=zzz', []);
    expect(wordsOf(html)).toContain('No application fits these filters.');
    expect(html).toContain('href="/user/applications"');
  });

  test('shows the open application beside the list', async () => {
    const html = await page('/?application=7');
    expect(html).toMatch(/<aside aria-label="Application"/);
    expect(wordsOf(html)).toContain('Withdraw');
  });

  test('speaks Hindi throughout', async () => {
    const text = wordsOf(await page('/', [], 'hi'));
    expect(text).toContain('मेरे आवेदन');
    expect(text).toContain('कोई आवेदन नहीं मिला');
  });
});

describe("the recruiter's list", () => {
  const counts = {
    all: 2,
    waiting: 1,
    pending: 1,
    reviewing: 0,
    interview: 0,
    offered: 0,
    hired: 0,
    accepted: 0,
    rejected: 1,
    unanswered: 0,
    withdrawn: 0,
  };
  const page = (address: string, applications = [received('pending')]) => {
    stubOwnJobs(sampleOwnJob({ id: 5, title: 'Accounts Executive', application_count: 2 }));
    answer('GET /barong/resource/applications', ({ query }) => ({
      ids: applications.map(({ id }) => id),
      applications,
      counts,
      due_within_week: 0,
      answers_in_time_percent: null,
      meta: metaOf(query, applications.length),
    }));
    return answeredMarkupOf(<ReceivedPage />, { address });
  };

  test('has the columns of the specification and every status with its count', async () => {
    const text = wordsOf(await page('/'));
    for (const column of ['Candidate', 'Job Title', 'Applied', 'Status', 'Actions']) {
      expect(text).toContain(column);
    }
    expect(text).toMatch(/All 2 Pending 1 Reviewing 0 Interview 0 Accepted 0 Rejected 1/);
  });

  test('switches between the jobs that have applications', async () => {
    expect(wordsOf(await page('/'))).toContain('All jobs Accounts Executive (2)');
  });

  test('the open one is highlighted in the list, with its decisions', async () => {
    const text = wordsOf(await page('/?application=7'));
    expect(text).toContain('1 of 1');
    expect(text).toContain('asha@people.test');
    expect(text).toContain('Mark as reviewing');
    expect(text).toContain('I kept books.');
  });

  test('an empty filter can be cleared, and an empty list links to posting a job', async () => {
    expect(wordsOf(await page('/?status=accepted', []))).toContain('Nobody fits these filters.');
    expect(await page('/', [])).toContain('href="/hr/jobs/create"');
  });
});
