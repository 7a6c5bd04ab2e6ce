import { describe, expect, test } from 'vitest';
import type { Application } from '../../../../contract/applications.ts';
import type { HrProfile } from '../../../../contract/companies.ts';
import type { Interview } from '../../../../contract/interviews.ts';
import type { companyChecks } from '../../../../contract/companies/company-checks.ts';
import type { Answer, Language } from '../../../../contract/endpoint.ts';
import type { ownJobs as ownJobsRoutes } from '../../../../contract/jobs/own-jobs.ts';
import { metaOf } from '../../../../contract/lists.ts';
import type { TeamRole } from '../../../../contract/team/team-roles.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { sampleOwnCompany, sampleOwnJob, stubOwnJobs } from '../../../test/sample-hiring.ts';
import { applicant, stubApplications } from '../../../test/sample-received.ts';
import { answer, refuse } from '../../../test/stub-server.ts';
import HrDashboardPage from './hr-dashboard.tsx';
import { inDays } from '../../../test/in-days.ts';
import { sampleInterview, stubInterviews } from '../../../test/sample-interviews.ts';

const COMPANY = 'GET /barong/resource/hr_profile';
const STATS = 'GET /barong/resource/hr/job_stats';
type Stats = Answer<(typeof ownJobsRoutes)[typeof STATS]>;
const CLAIM = 'GET /barong/resource/company_claims';
type Claim = Answer<(typeof companyChecks)[typeof CLAIM]>['claim'];

const noJobs: Stats['jobs'] = {
  active: 0,
  draft: 0,
  closed: 0,
  expired: 0,
  paused: 0,
  held: 0,
  removed: 0,
  expiring: 0,
  incomplete: 0,
  total: 0,
};

const stats: Stats = {
  jobs: { ...noJobs, active: 3, draft: 1, expiring: 1, total: 4 },
  applications: {
    total: 1_234,
    pending: 12,
    waiting: 15,
    answers: null,
    recent: [
      {
        id: 9,
        job_id: 5,
        kind: 'applied',
        interview_at: null,
        job_title: 'Store Manager',
        user_id: 31,
        candidate_name: 'Meera Joshi',
        profilePictureUrl: null,
        status: 'pending',
        created_at: inDays(-1),
      },
    ],
  },
};

const ownJob = sampleOwnJob({ id: 5, title: 'Store Manager', expires_at: inDays(2) });

interface Known {
  /** Null if there is none, undefined if it cannot be loaded. */
  company?: HrProfile | null | undefined;
  claim?: Claim | null;
  known?: Stats;
  /** Undefined as long as they have not come. */
  applications?: Application[] | undefined;
  interviews?: Interview[];
  language?: Language;
  /** Of the member of the team who looks. */
  role?: TeamRole;
}

function markup(given: Known) {
  const { company, applications, known, claim, interviews, language, role }: Required<Known> = {
    company: sampleOwnCompany(),
    applications: [],
    known: stats,
    claim: null,
    interviews: [],
    language: 'en',
    role: 'owner',
    ...given,
  };
  stubOwnJobs(...(known.jobs.active > 0 ? [ownJob] : []));
  if (company) answer(COMPANY, company);
  else if (company === null) refuse(COMPANY, 'resource.hr_profile.not_found');
  else refuse(COMPANY, 'request.too_many_requests');
  answer(CLAIM, { claim });
  answer(STATS, known);
  if (applications) stubApplications(...applications);
  stubInterviews(...interviews);
  answer('GET /barong/resource/candidates', ({ query }) => ({
    candidates: [],
    company_is_checked: false,
    new_ids: [],
    meta: metaOf(query, 1_100),
  }));
  return answeredMarkupOf(<HrDashboardPage />, { as: { role: 'hr', team_role: role }, language });
}

const mended = (jobs: Partial<Stats['jobs']>): Stats => ({
  ...stats,
  jobs: { ...stats.jobs, ...jobs },
});
const answersOf = (in_time_percent: number): Stats => ({
  ...stats,
  applications: {
    ...stats.applications,
    answers: { counted: 40, in_time_percent, median_days: 5 },
  },
});

describe("the recruiter's dashboard", () => {
  test('counts what waits, and each figure links to its list', async () => {
    const html = await markup({});
    expect(html).toContain('15 applications wait for your answer.');
    expect(html).toContain('1,234');
    expect(html).toContain('1,100');
    expect(html).toContain('1 closes within 7 days');
    for (const to of [
      '/hr/jobs?status=active',
      '/hr/applications',
      '/hr/candidates',
      '/hr/applications?status=pending',
      '/hr/applications?status=waiting',
      '/hr/jobs/create',
      '/hr/profile',
    ]) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  test('shows who applied for what, and what closes when', async () => {
    const html = await markup({});
    expect(html).toContain('Meera Joshi');
    expect(html).toContain('applied for Store Manager');
    expect(html).toContain('href="/hr/applications/5?application=9"');
    expect(html).toContain('In 2 days');
    expect(html).toContain('Review applications: Store Manager');
  });

  test.each([
    ['there is none', null],
    ['it is not complete', sampleOwnCompany({ complete: false })],
  ])('offers the company profile instead of a job while %s', async (_, company) => {
    const html = await markup({ company });
    expect(html).toContain('Complete Company Profile');
    expect(html).toContain('Please complete your company profile before posting jobs');
    expect(html).not.toContain('Post a Job');
  });

  test.each([
    ['there is no job', noJobs],
    ['there is only a draft', { ...noJobs, draft: 1, total: 1 }],
  ])('says what to do while %s', async (_, jobs) => {
    const html = await markup({
      known: {
        jobs,
        applications: { total: 0, pending: 0, waiting: 0, answers: null, recent: [] },
      },
    });
    expect(html).toContain('Nobody is waiting for an answer.');
    expect(html).not.toContain('No new applications to look at');
    expect(html).toContain('Post the first job');
    expect(html).toContain('Post the first one');
    expect(html).not.toContain('Applications, last 7 days');
    expect(html).toContain('Nothing has happened yet');
  });

  test('speaks Hindi', async () => {
    const html = await markup({ language: 'hi' });
    expect(html).toContain('15 आवेदनों को आपके जवाब का इंतज़ार है।');
    expect(html).toContain('ने Store Manager के लिए आवेदन किया');
  });

  test('names the answers that are due with their deadline, and how well the company has answered so far', async () => {
    const late = { due_at: inDays(-1), answered_at: null, late: true };
    const words = wordsOf(
      await markup({
        applications: [
          { ...applicant(7, 'Asha Rao'), created_at: inDays(-15), answer: late },
          { ...applicant(8, 'Bhavna Patel'), answer: null },
        ],
        known: answersOf(82),
      }),
    );
    expect(words).toMatch(
      /Answers due .* 82% of 40 in time, half within 5 days .*Asha Rao .*Answer was due by/,
    );
    expect(words).not.toContain('Bhavna');
  });

  test('shows nothing below the greeting until the answers that are due are known', async () => {
    const html = await markup({ applications: undefined });
    expect(html).toContain('15 applications wait for your answer.');
    expect(html).not.toContain('Your figures');
  });

  test('shows the next interviews with day, time and place, and links to the application', async () => {
    const unchosen = { state: 'proposed', starts_at: null } as const;
    const html = await markup({
      interviews: [
        sampleInterview(),
        sampleInterview({
          ...unchosen,
          id: 4,
          application_id: 8,
          place: null,
          link: 'https://meet.example/a',
          candidate: { id: 5, name: 'Bhavna Patel' },
        }),
        sampleInterview({
          ...unchosen,
          id: 5,
          application_id: 9,
          times_passed: true,
          candidate: { id: 6, name: 'Chetan Das' },
        }),
      ],
    });
    const words = wordsOf(html);
    expect(words).toMatch(/Jan 15 Asha Rao .*11:00 am · 12 Siyaganj, Indore/);
    expect(words).toMatch(/Bhavna Patel .*No time chosen yet · video call/);
    expect(words).toMatch(/Chetan Das .*Offer new times · 12 Siyaganj/);
    expect(html).toMatch(/href="\/hr\/applications\?application=7"[^>]*>Asha Rao/);
  });

  test.each([
    [{ paused: 1 }, '1 job is paused: nobody can find it or apply.', 'paused'],
    [{ incomplete: 2 }, '2 open jobs have to say more, or they pause.', 'incomplete'],
  ])('links to the jobs to mend: %j', async (jobs, says, status) => {
    const html = await markup({ known: mended(jobs) });
    expect(html).toContain(says);
    expect(html).toContain(`href="/hr/postings?status=${status}"`);
    const none = await markup({});
    expect(none).not.toContain(says);
    expect(none).not.toContain(`href="/hr/postings?status=${status}"`);
  });

  test('lets a company post whose profile cannot be loaded', async () => {
    expect(await markup({ company: undefined })).toContain('href="/hr/jobs/create"');
  });

  test('says to somebody who claims a company that an admin is checking it, or why it was refused and what to do', async () => {
    const claim = { company_id: 3, company_name: 'Narmada Mills', allowed: null, reason: null };
    const waiting = await markup({ company: null, claim });
    expect(waiting).toContain(
      'An admin is looking at your claim to Narmada Mills. You will get an email.',
    );
    expect(waiting).not.toContain('Please complete your company profile');
    const reason = 'Nobody there knows you.';
    const refused = await markup({ company: null, claim: { ...claim, allowed: false, reason } });
    expect(wordsOf(refused)).toMatch(/was refused: Nobody there knows you/);
    expect(refused).toMatch(/href="\/profile\/setup\/hr\?claim=3"[^>]*>Claim it again/);
  });

  test('says to a company that is taken for a known one why it cannot post yet, or that its name was refused', async () => {
    const waits = await markup({ company: { ...sampleOwnCompany(), waits_for_check: true } });
    expect(waits).toContain('An admin looks at its name before you can post');
    expect(waits).toMatch(/href="\/hr\/profile#evidence"[^>]*>Prove who you are/);
    const refused = { waits_for_check: true, name_refused: true };
    const name = await markup({ company: sampleOwnCompany(refused) });
    expect(name).toContain('an admin has refused its name');
    expect(name).not.toContain('An admin looks at its name');
    expect(name).toMatch(/href="\/hr\/profile#evidence"[^>]*>Read the reason/);
  });

  test('tells a member who may not answer that people wait for the company, and shows the interviews first', async () => {
    const words = wordsOf(
      await markup({
        role: 'interviewer',
        interviews: [sampleInterview()],
        known: { ...stats, applications: { ...stats.applications, waiting: 2 } },
      }),
    );
    expect(words).toContain('2 applications wait for an answer of your company.');
    expect(words).toMatch(/Interviews .*Active Jobs/);
    const owners = wordsOf(await markup({ interviews: [sampleInterview()] }));
    expect(owners).toMatch(/Active Jobs .*Interviews/);
  });

  test('says what it costs to answer fewer than half in time, and nothing from half on', async () => {
    const cost = 'your jobs come after others in searches';
    expect(await markup({ known: answersOf(49) })).toContain(cost);
    expect(await markup({ known: answersOf(50) })).not.toContain(cost);
  });
});
