import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../contract/endpoint.ts';
import type { adminFigures } from '../../../contract/admin/admin-figures.ts';
import type { OwnJob } from '../../../contract/jobs.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import { sampleOwnCompany, stubOwnJobs, sampleOwnJob } from '../../test/sample-hiring.ts';
import { stubApplications } from '../../test/sample-received.ts';
import AdminDashboard from './admin/admin-dashboard.tsx';
import { FirstSteps } from './first-steps.tsx';
import { DueList } from './seeker/due-list.tsx';
import { HrActivity } from './recruiter/hr-activity.tsx';
import HrDashboardPage from './recruiter/hr-dashboard.tsx';
import { hrDashboardMessages } from './recruiter/hr-messages.ts';
import { OpenJobs } from './recruiter/open-jobs.tsx';
import { sampleListedJob } from '../../parts/jobs/sample-listed-job.ts';
import { inDays } from '../../test/in-days.ts';

const job = (more: Partial<OwnJob> = {}) =>
  sampleOwnJob({
    ...sampleListedJob({
      id: 5,
      title: 'Store Manager',
      location: 'Indore',
      company_name: 'Malwa Mills',
      application_count: 1_234,
      created_at: inDays(-3),
      posted_at: inDays(-3),
      expires_at: inDays(3),
    }),
    preview_url: 'https://vritti.test/jobs/preview/5#preview=secret',
    ...more,
  });

describe("the admin's dashboard", () => {
  const FIGURES = 'GET /barong/admin/figures';
  const figures: Answer<(typeof adminFigures)[typeof FIGURES]> = {
    seekers: { total: 123_456, this_week: 1_200 },
    recruiters: { total: 89, this_week: 0 },
    companies: { total: 77, this_week: 3 },
    open_jobs: { total: 1_000, this_week: 40 },
    applications: { total: 2_345_678, this_week: 9 },
    payments: null,
    answers: { due: 1_200, in_time: 1_007 },
    waiting: {
      contact_messages: 3,
      reports: 0,
      message_reports: null,
      appeals: 1,
      company_checks: 2,
      advertisements: null,
      failed_refunds: null,
      differences: null,
      testimonials: null,
    },
    clocks: {
      grievances: { open: 3, late: 2, next_due_at: '2026-11-28T03:30:00.000Z' },
      data_requests: null,
      breaches: { open: 0, late: 0, next_due_at: null },
    },
  };

  test('has figures in Indian digit grouping, each with what is new, and none that its role does not get', async () => {
    answer(FIGURES, figures);
    const words = wordsOf(await answeredMarkupOf(<AdminDashboard />));
    expect(words).toContain('Job seekers 1,23,456 1,200 new in the last 7 days');
    expect(words).toContain('Recruiters 89 0 new in the last 7 days');
    expect(words).toContain('Companies 77 3 new in the last 7 days');
    expect(words).toContain('Open jobs 1,000 40 new in the last 7 days');
    expect(words).toContain('Applications in 90 days 23,45,678 9 new in the last 7 days');
    expect(words).toContain('Contact messages 3 The oldest first');
    expect(words).toContain('Reports of jobs, companies and people 0 Nothing waits');
    expect(words).toContain('Answered in time 83% of 1,200 answers due in 90 days');
    expect(words).toContain('Grievances 3 2 over the time · Next due 28 Nov 2026, 9:00 am');
    expect(words).toContain('Open breaches 0 Nothing waits');
    expect(words).not.toMatch(/Payments|Refunds|Reported messages|own data/);
  });

  test('speaks Hindi', async () => {
    answer(FIGURES, figures);
    const words = wordsOf(await answeredMarkupOf(<AdminDashboard />, { language: 'hi' }));
    expect(words).toContain('नौकरी खोजने वाले 1,23,456 पिछले 7 दिन में +1,200');
  });

  test('shows no figure before they are loaded, and none after a failure', async () => {
    const before = wordsOf(markupOf(<AdminDashboard />));
    expect(before).not.toMatch(/Job seekers|\d new/);
    refuse(FIGURES, 'server.internal_error');
    const failed = wordsOf(await answeredMarkupOf(<AdminDashboard />));
    expect(failed).not.toMatch(/Job seekers|\d new/);
    expect(failed).toMatch(/This could not be loaded\. .* Try Again/);
  });
});

describe("the recruiter's dashboard", () => {
  test('shows no figures while they are loading', () => {
    const html = markupOf(<HrDashboardPage />);
    expect(html).not.toContain('Your figures');
    expect(html).toContain('Loading…');
  });

  test('offers another try if they cannot be loaded', async () => {
    refuse('GET /barong/resource/hr/job_stats', 'server.internal_error');
    const words = wordsOf(await answeredMarkupOf(<HrDashboardPage />));
    expect(words).toMatch(/Failed to load dashboard statistics .* Try Again/);
  });

  test('keeps the figures when only the postings and interviews cannot be loaded', async () => {
    stubOwnJobs(sampleOwnJob());
    answer('GET /barong/resource/hr_profile', sampleOwnCompany());
    stubApplications();
    for (const call of ['hr/jobs', 'interviews'] as const)
      refuse(`GET /barong/resource/${call}`, 'server.internal_error');
    const words = wordsOf(await answeredMarkupOf(<HrDashboardPage />));
    expect(words).toContain('Active Jobs 1 None closes within 7 days');
    expect(words).toContain('This could not be loaded.');
  });

  test('does not block posting while the company is still unknown', async () => {
    stubOwnJobs(sampleOwnJob());
    const words = wordsOf(await answeredMarkupOf(<HrDashboardPage />));
    expect(words).toContain('Post a Job');
    expect(words).not.toContain('Complete Company Profile');
  });

  test.each([
    [0, 'Nobody is waiting for an answer.', 'कोई जवाब का इंतज़ार नहीं कर रहा।'],
    [1, '1 application waits for your answer.', '1 आवेदन को आपके जवाब का इंतज़ार है।'],
    [1_234, '1,234 applications wait for your answer.', '1,234 आवेदनों को आपके जवाब का इंतज़ार है।'],
  ])('says how many wait: %i', (count, en, hi) => {
    expect(hrDashboardMessages.en.waiting(count)).toBe(en);
    expect(hrDashboardMessages.hi.waiting(count)).toBe(hi);
  });

  test.each([
    [0, 'None closes within 7 days'],
    [1, '1 closes within 7 days'],
    [2, '2 close within 7 days'],
  ])('says how many close: %i', (count, en) => {
    expect(hrDashboardMessages.en.expiring(count)).toBe(en);
  });
});

describe('the open postings', () => {
  test('show a clock in their last week and a date before', () => {
    const words = wordsOf(
      markupOf(
        <OpenJobs
          jobs={[
            job({ expires_at: inDays(1) }),
            job({ id: 6, title: 'Cook', expires_at: '2036-12-20T06:00:00.000Z' }),
          ]}
        />,
      ),
    );
    expect(words).toMatch(/Store Manager Indore Applications 1,234 Closes (Today|Tomorrow)/);
    expect(words).toMatch(/Cook Indore Applications 1,234 Closes 20 Dec 2036/);
  });

  test('link to form and applications, and are marked with their own language', () => {
    const html = markupOf(<OpenJobs jobs={[job({ language: 'hi' })]} />);
    expect(html).toContain('href="/hr/jobs/5/edit"');
    expect(html).toContain('href="/hr/applications/5"');
    expect(html).toContain('lang="hi"');
    expect(html).toContain('aria-label="Review applications: Store Manager"');
  });

  test('say so if nobody waits for an answer, without a prompt to review', () => {
    const html = markupOf(<OpenJobs jobs={[job({ waiting_count: 0 })]} />);
    expect(wordsOf(html)).toContain('Nothing to review');
    expect(html).not.toContain('Review applications');
  });

  test('without any say what to do', () => {
    const html = markupOf(<OpenJobs jobs={[]} />, { language: 'hi' });
    expect(wordsOf(html)).toContain('कोई पोस्ट चालू नहीं है');
    expect(html).not.toContain('<table');
  });
});

describe('recent activity', () => {
  const recent = (['pending', 'accepted', 'withdrawn'] as const).map((status, index) => ({
    id: index + 1,
    kind: 'applied' as const,
    interview_at: null,
    job_id: 5,
    job_title: 'Store Manager',
    user_id: index + 40,
    candidate_name: `Meera ${index}`,
    profilePictureUrl: null,
    status,
    created_at: inDays(-index),
  }));

  test('shows the status of each application and links to it', () => {
    const html = markupOf(<HrActivity recent={recent} />);
    const words = wordsOf(html);
    for (const status of ['Pending', 'Accepted', 'Withdrawn']) expect(words).toContain(status);
    expect(html.match(/href="\/hr\/applications\/5\?application=\d"/g)).toHaveLength(3);
    expect(html).toContain('href="/hr/applications"');
  });

  test('names what each candidate did, and the time that they chose', () => {
    const [act] = recent;
    if (!act) throw new Error('no act');
    const interview_at = '2027-01-15T05:30:00.000Z';
    const acts = [
      { ...act, kind: 'interview_chosen', interview_at },
      { ...act, kind: 'message' },
      { ...act, kind: 'offer_declined' },
    ] as const;
    const words = wordsOf(markupOf(<HrActivity recent={[...acts]} />));
    expect(words).toMatch(/Meera 0 confirmed the interview for Store Manager .*15 Jan.*11:00 am/);
    expect(words).toContain('Meera 0 sent a message about Store Manager');
    const hindi = wordsOf(markupOf(<HrActivity recent={[...acts]} />, { language: 'hi' }));
    expect(hindi).toContain('Meera 0 ने Store Manager का ऑफ़र ठुकराया');
  });

  test('speaks Hindi, and says when there is none', () => {
    const words = wordsOf(markupOf(<HrActivity recent={recent} />, { language: 'hi' }));
    expect(words).toContain('ने Store Manager के लिए आवेदन किया');
    expect(words).toContain('सभी आवेदन');
    const none = wordsOf(markupOf(<HrActivity recent={[]} />));
    expect(none).toContain(
      'Nothing has happened yet. Applications, messages and answers of candidates appear here.',
    );
    expect(none).not.toContain('All applications');
  });
});

describe("the seeker's first parts", () => {
  test('are steps, of which those that are done are marked and the next one has a button', () => {
    const steps = [
      ['Build your profile', 'Companies read it.'],
      ['Save jobs', 'We show you when one closes.'],
    ] as const;
    const html = markupOf(<FirstSteps steps={steps} to="/profile/edit" />);
    expect(wordsOf(html)).toMatch(/1 Build your profile .* Start 2 Save jobs/);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/profile/edit"');
    const later = markupOf(<FirstSteps steps={steps} done={1} />);
    expect(wordsOf(later)).toMatch(/Done Build your profile .* 2 Save jobs/);
    expect(later).not.toContain('<a ');
  });

  test.each([
    [-0.5, 'Saved job closes today'],
    [3, 'Saved job closes in '],
  ])('name the saved job that closes first (%d days)', (days, words) => {
    const due = [{ is: 'closing' as const, job: job({ expires_at: inDays(days) }) }];
    const html = markupOf(<DueList due={due} applyButton={() => 'Apply Now'} />);
    expect(wordsOf(html)).toContain(words);
    expect(wordsOf(html)).toContain('Apply Now');
    expect(html).toContain('href="/jobs/5/store-manager-indore"');
  });
});
