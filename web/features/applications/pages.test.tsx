import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import ReceivedPage from './received/received-page.tsx';
import { markup, textOf } from './test-pages.tsx';
import { sampleMyApplication, received, tracked } from '../../test/sample-applications.ts';
import TrackerPage from './tracker/tracker-page.tsx';

describe('the tracker', () => {
  const counts = {
    all: 3,
    Applied: 2,
    Interviewing: 0,
    'Offer Extended': 0,
    'No Answer': 0,
    Rejected: 1,
    Withdrawn: 0,
  };
  const page = (
    address: string,
    query: object,
    applications = [sampleMyApplication()],
    language: 'en' | 'hi' = 'en',
  ) =>
    markup(<TrackerPage />, language, {
      address,
      answers: [
        [
          ['my-applications', 'list', { search: '', status: [], page: 1, ...query }],
          {
            tracked_applications: tracked(applications),
            counts,
            meta: metaOf({ page: 1, limit: 10 }, applications.length),
          },
        ],
      ],
    });

  test('has every status with its count, and links that keep the other filters', () => {
    const html = page('/?type=contract', { employment_type: 'contract' });
    expect(textOf(html)).toMatch(/All 3 Applied 2 Interviewing 0 Offer Extended 0 Rejected 1/);
    expect(html).toContain('href="/user/applications?status=Rejected&amp;type=contract"');
    expect(html).toMatch(/aria-current="true"[^>]*>All/);
  });

  test('marks the status of the address and filters by it', () => {
    const html = page('/?status=Rejected', { status: ['Rejected'] });
    expect(html).toMatch(/aria-current="true"[^>]*>Rejected/);
    expect(textOf(html)).toContain('Accounts Executive');
  });

  test('offers the experience of the specification', () => {
    const text = textOf(page('/', {}));
    expect(text).toContain('Entry Level 1+ years 3+ years 5+ years 7+ years 10+ years');
    expect(text).toContain('Full-time Part-time Contract Internship Freelance');
  });

  test('without any application it leads to the jobs', () => {
    const html = page('/', {}, []);
    expect(textOf(html)).toContain('No applications found');
    expect(html).toContain('href="/user/jobs"');
    expect(textOf(html)).not.toContain('Clear All Filters');
  });

  test('without a fitting one it offers to clear the filters', () => {
    const html = page('/?search=zzz', { search: 'zzz' }, []);
    expect(textOf(html)).toContain('No application fits these filters.');
    expect(html).toContain('href="/user/applications"');
  });

  test('shows the open application beside the list', () => {
    const html = page('/?application=7', {});
    expect(html).toMatch(/<aside aria-label="Application"/);
    expect(textOf(html)).toContain('Withdraw');
  });

  test('speaks Hindi throughout', () => {
    const text = textOf(page('/', {}, [], 'hi'));
    expect(text).toContain('मेरे आवेदन');
    expect(text).toContain('कोई आवेदन नहीं मिला');
  });
});

describe("the recruiter's list", () => {
  const counts = {
    all: 2,
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
  const page = (address: string, query: object, applications = [received('pending')]) =>
    markup(<ReceivedPage />, 'en', {
      address,
      answers: [
        [
          [
            'received-applications',
            'list',
            null,
            { search: '', status: [], page: 1, limit: 20, sort: 'answer_due', ...query },
          ],
          {
            applications,
            counts,
            meta: metaOf({ page: 1, limit: 20 }, applications.length),
          },
        ],
        [
          ['own-jobs', 'switch'],
          { jobs: [{ id: 5, title: 'Accounts Executive', application_count: 2 }] },
        ],
      ],
    });

  test('has the columns of the specification and every status with its count', () => {
    const text = textOf(page('/', {}));
    for (const column of ['Candidate', 'Job Title', 'Applied', 'Status', 'Actions']) {
      expect(text).toContain(column);
    }
    expect(text).toMatch(
      /All 2 Pending 1 Reviewing 0 Interview 0 Accepted 0 Offered 0 Hired 0 Rejected 1/,
    );
  });

  test('switches between the jobs that have applications', () => {
    expect(textOf(page('/', {}))).toContain('All jobs Accounts Executive (2)');
  });

  test('the open one has its place in the list and its decisions', () => {
    const text = textOf(page('/?application=7', {}));
    expect(text).toContain('1 of 1');
    expect(text).toContain('asha@people.test');
    expect(text).toContain('Mark as reviewing');
    expect(text).toContain('I kept books.');
  });

  test('an empty filter can be cleared, an empty list leads to posting a job', () => {
    expect(textOf(page('/?status=accepted', { status: ['accepted'] }, []))).toContain(
      'Nobody fits these filters.',
    );
    expect(page('/', {}, [])).toContain('href="/hr/jobs/create"');
  });
});
