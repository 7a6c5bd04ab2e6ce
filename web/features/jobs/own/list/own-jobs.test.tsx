import { describe, expect, test } from 'vitest';
import type { HrProfile } from '../../../../../contract/companies.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { sampleOwnJob, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { isPublishing } from '../form/form-actions.tsx';
import { emptyFields, type JobFields } from '../form/job-fields.ts';
import { JobForm } from '../form/job-form.tsx';
import { OwnJobCard } from './own-job-card.tsx';
import OwnJobsPage from './own-jobs-page.tsx';
import { sampleListedJob } from '../../../../parts/jobs/sample-listed-job.ts';
import { inDays } from '../../../../test/in-days.ts';

const job = (more: Partial<OwnJob> = {}) =>
  sampleOwnJob({
    ...sampleListedJob({
      id: 5,
      title: 'Store Manager',
      location: 'Indore',
      salary_min: 3,
      application_count: 1_234,
      created_at: inDays(-2),
      posted_at: inDays(-2),
      expires_at: inDays(20),
    }),
    preview_url: 'https://vritti.test/jobs/preview/5#preview=secret',
    ...more,
  });

describe("a posting's card", () => {
  test('shows its state and links to its applications, preview and form', () => {
    const html = markupOf(<OwnJobCard job={job()} />);
    for (const text of ['Store Manager', 'Active', '₹3–3.6 LPA', 'Full-time', 'Indore']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('View Applications (1,234)');
    expect(html).toContain('href="/hr/applications/5"');
    expect(html).toContain('href="https://vritti.test/jobs/preview/5#preview=secret"');
    expect(html).toContain('href="/hr/jobs/5/edit"');
    expect(html).toContain('Posted 2 days ago');
    expect(html).toContain('aria-label="More for Store Manager"');
  });

  test('shows the level, also of a job that says how many years are required', () => {
    const years = { experience_min_years: 3, experience_max_years: 5 };
    const words = (more: Partial<OwnJob>) => wordsOf(markupOf(<OwnJobCard job={job(more)} />));
    expect(words({ ...years, experience_level: 'mid' })).toContain('Mid · 3–5 years');
    expect(words({ ...years, experience_level: null })).toContain('3–5 years');
    expect(words({ experience_level: 'mid' })).toContain('Mid');
  });

  test.each([
    ['draft', 'Draft', 'Written 2 days ago'],
    ['closed', 'Closed', 'Posted 2 days ago'],
    ['expired', 'Expired', 'Posted 2 days ago'],
  ] as const)('a job that is %s says so', (state, word, when) => {
    const html = markupOf(<OwnJobCard job={job({ state, expires_at: inDays(3) })} />);
    expect(html).toContain(word);
    expect(html).toContain(when);
    expect(html).not.toContain('Closes');
  });

  test('an open job that lacks something says what and until when, and links to its form', () => {
    const lacking = job({ confirm_by: '2099-12-06T06:00:00.000Z', lacks: ['client'] });
    const html = markupOf(<OwnJobCard job={lacking} />);
    expect(wordsOf(html)).toContain('It does not say for whom you hire. Add that by 06 Dec 2099');
    expect(html).toMatch(
      /href="\/hr\/jobs\/5\/edit"[^>]*aria-label="Complete: Store Manager"|aria-label="Complete: Store Manager"[^>]*href="\/hr\/jobs\/5\/edit"/,
    );
  });

  test('one that is featured says until when', () => {
    const featured = job({ is_featured: true, featured_until: '2099-12-06' });
    expect(wordsOf(markupOf(<OwnJobCard job={featured} />))).toContain(
      'Featured until 06 Dec 2099',
    );
  });

  test('has a clock only in its last seven days', () => {
    expect(markupOf(<OwnJobCard job={job({ expires_at: inDays(3) })} />)).toContain(
      'Closes in 3 days',
    );
    expect(markupOf(<OwnJobCard job={job()} />)).not.toContain('Closes');
  });
});

describe('the list of postings', () => {
  test('says when there are none and links to the form', async () => {
    stubOwnJobs();
    const html = await answeredMarkupOf(<OwnJobsPage />);
    expect(html).toContain('You haven&#x27;t posted any jobs yet…');
    expect(html).toContain('href="/hr/jobs/create"');
  });

  test('counts each status in its tab', async () => {
    const of = (state: OwnJob['state'], count: number) => Array<OwnJob>(count).fill(job({ state }));
    stubOwnJobs(...of('active', 7), ...of('draft', 2), ...of('closed', 1), ...of('expired', 4));
    const html = await answeredMarkupOf(<OwnJobsPage />, { language: 'hi' });
    for (const text of ['सभी', 'चालू', 'ड्राफ़्ट', 'बंद', 'समय समाप्त', '>14<', '>7<', '>4<']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/hr/postings?status=expired"');
  });
});

describe('the form', () => {
  const company = { id: 2, company_name: 'Malwa Mills', complete: true } as HrProfile;
  const form = (saved: Partial<JobFields>, id: number | null) =>
    markupOf(
      <JobForm
        title="Post a Job"
        company={company}
        saved={{ ...emptyFields('en'), ...saved }}
        id={id}
      />,
    );

  test('of a new job has no status and shows only its first part', () => {
    const html = form({}, null);
    expect(html).not.toContain('name="status"');
    expect(html.match(/<section[^>]*hidden=""/g)).toHaveLength(3);
    expect(html).toContain('Save as draft');
    expect(html).toContain('Next: Pay and place');
    expect(html).toMatch(/<div inert="">.*Malwa Mills/s);
  });

  test('of an existing job lets its status be chosen and can be saved at any time', () => {
    const html = form({ title: 'Cook', status: 'closed' }, 7);
    expect(html).toContain('name="status"');
    expect(html).toContain('Save Changes');
    expect(html).toContain('Active opens it again.');
    expect(html).not.toContain('Save as draft');
  });

  test.each([
    [null, 'active', true],
    ['draft', 'draft', true],
    ['draft', 'active', true],
    ['draft', 'closed', false],
    ['active', 'active', false],
    ['closed', 'active', false],
  ] as const)('of a %s posting with %s chosen posts it: %s', (saved, chosen, posts) => {
    expect(isPublishing(saved, chosen)).toBe(posts);
  });
});
