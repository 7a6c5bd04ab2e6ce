import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { metaOf } from '../../contract/lists.ts';
import { mayAs, type TeamRole, teamRoles as roles } from '../../contract/team/team-roles.ts';
import LettersPage from '../features/applications/letters/letters-page.tsx';
import { Received } from '../features/applications/received/received-page.tsx';
import EditCompanyPage from '../features/companies/own/edit-page.tsx';
import HrDashboardPage from '../features/dashboards/recruiter/hr-dashboard.tsx';
import InterviewsPage from '../features/interviews/interviews-page.tsx';
import CompanyInvoicesPage from '../features/invoices/company-invoices-page.tsx';
import CreateJobPage from '../features/jobs/own/form/create-page.tsx';
import OwnJobsPage from '../features/jobs/own/list/own-jobs-page.tsx';
import { candidate } from '../test/sample-applications.ts';
import { sampleFigures } from '../test/sample-figures.ts';
import {
  sampleOwnCompany,
  sampleOwnJob,
  stubDescriptions,
  stubOwnJobs,
} from '../test/sample-hiring.ts';
import { sampleInterview, stubInterviews } from '../test/sample-interviews.ts';
import { applicant, stubApplications, stubLetters, stubNotes } from '../test/sample-received.ts';
import { address, leaveStage, show } from '../test/stage.tsx';
import { answer, callsOf } from '../test/stub-server.ts';

const accepted = applicant(7, 'Asha Rao', 'accepted');

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs(sampleOwnJob({ id: 7, title: 'Cook' }));
  stubDescriptions();
  stubLetters({ name: 'A kind no' });
  stubNotes();
  stubApplications(accepted);
  answer('GET /barong/resource/applications/:id/candidate', candidate);
  answer('GET /barong/resource/applications/:id/score_cards', {
    mine: null,
    others: [],
    hidden_count: 0,
    has_waived: false,
    awaited: [],
    average: null,
  });
  const jobs = {
    active: 1,
    draft: 0,
    closed: 0,
    expired: 0,
    paused: 0,
    held: 0,
    removed: 0,
    expiring: 0,
    incomplete: 0,
    total: 1,
  };
  answer('GET /barong/resource/hr/job_stats', {
    jobs,
    applications: { total: 1, pending: 0, waiting: 0, answers: null, recent: [] },
  });
  answer('GET /barong/resource/candidates', ({ query }) => ({
    candidates: [],
    company_is_checked: false,
    new_ids: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/hr/figures', sampleFigures(7));
  const begun = { starts_at: new Date(Date.now() - 60_000).toISOString() };
  stubInterviews(sampleInterview(), sampleInterview({ id: 2, ...begun }));
});

interface Page {
  element: ReactElement;
  at: string;
  /** Something that every role sees there once the page has loaded; null if other roles only get an explanation. */
  text: string | null;
  /** The controls for these roles and higher ones only. */
  controls: Partial<Record<TeamRole, RegExp[]>>;
}

const pages: [string, Page][] = [
  [
    'the dashboard',
    {
      element: <HrDashboardPage />,
      at: '/dashboard/hr',
      text: 'Cook',
      controls: { recruiter: [/^Post a Job$/i] },
    },
  ],
  [
    'the own jobs',
    {
      element: <OwnJobsPage />,
      at: '/hr/postings',
      text: 'Cook',
      controls: { recruiter: [/^Post a Job$/i, /^Edit: Cook$/] },
    },
  ],
  [
    'a new job',
    {
      element: <CreateJobPage />,
      at: '/hr/jobs/create',
      text: null,
      controls: { recruiter: [/draft/i] },
    },
  ],
  [
    'the applications',
    {
      element: <Received jobId={null} />,
      at: '/hr/applications',
      text: 'Asha Rao',
      controls: { recruiter: [/^Reject.*Asha Rao, /, /^Select Asha Rao, /] },
    },
  ],
  [
    'the board',
    {
      element: <Received jobId={null} />,
      at: '/hr/applications?view=board',
      text: 'Asha Rao',
      controls: { recruiter: [/^Move Asha Rao$/] },
    },
  ],
  [
    'an open application',
    {
      element: <Received jobId={null} />,
      at: '/hr/applications?application=7',
      text: 'Score cards',
      controls: { recruiter: [/^Reject Instead$/, /^Add a tag$/], interviewer: [/score card/i] },
    },
  ],
  [
    'the letters',
    {
      element: <LettersPage />,
      at: '/hr/letters',
      text: 'A kind no',
      controls: { recruiter: [/^New letter$/, /^Change A kind no$/, /^Delete A kind no$/] },
    },
  ],
  [
    'the interviews',
    {
      element: <InterviewsPage />,
      at: '/hr/interviews',
      text: 'Asha Rao',
      controls: {
        recruiter: [/^Change the interview: /, /^Cancel the interview: /],
        interviewer: [/^Did not come/],
      },
    },
  ],
  [
    'the company profile',
    {
      element: <EditCompanyPage />,
      at: '/hr/profile/edit',
      text: null,
      controls: { owner: [/^Save Changes$/] },
    },
  ],
];

/** Everything that can be clicked, by accessible name. */
const controls = (name: RegExp): number =>
  ['button', 'link', 'checkbox']
    .flatMap((role) => page.getByRole(role as 'button', { name }).elements())
    .filter((element) => !element.matches(':disabled')).length;

test.each(pages)(
  '%s offers each team role exactly the controls whose calls it may make',
  async (_, { element, at, text, controls: named }) => {
    for (const role of roles) {
      leaveStage();
      await show(element, { as: { role: 'hr', team_role: role }, at, screen: 'desktop' });
      const parts = roles.flatMap((least) =>
        (named[least] ?? []).map((name) => ({ name, isFor: mayAs(role, least) })),
      );
      const reason = `As ${role} you can look at this, but not change it.`;
      const shown = text ?? (parts.some(({ isFor }) => isFor) ? null : reason);
      const hasLoaded = () => shown === null || page.getByText(shown).elements().length > 0;
      await expect.poll(hasLoaded).toBe(true);
      for (const { name, isFor } of parts) {
        const message = `${role} finds ${name}`;
        await expect.poll(() => controls(name) > 0, { message }).toBe(isFor);
      }
    }
  },
);

test('a member who may not post a job reads where they are, and finds a way back', async () => {
  const as = { role: 'hr', team_role: 'viewer' } as const;
  await show(<CreateJobPage />, { as, at: '/hr/jobs/create' });
  await expect.element(page.getByRole('heading', { name: 'Post a Job' })).toBeVisible();
  await page.getByRole('link', { name: 'Postings' }).click();
  await expect.poll(address).toBe('/hr/postings');
});

test('an interviewer, who may write a score card, is not told that nothing can be changed', async () => {
  const as = { role: 'hr', team_role: 'interviewer' } as const;
  await show(<Received jobId={null} />, {
    as,
    at: '/hr/applications?application=7',
    screen: 'desktop',
  });
  await expect.element(page.getByText('Recruiters of your company decide')).toBeVisible();
  expect(page.getByText('you can look at this').elements()).toEqual([]);
});

test('if nobody was invited, a member who may not invite sees no empty section for it', async () => {
  stubApplications(applicant(7, 'Asha Rao', 'interview'));
  stubInterviews();
  for (const team_role of ['recruiter', 'interviewer'] as const) {
    leaveStage();
    const at = '/hr/applications?application=7';
    await show(<Received jobId={null} />, { as: { role: 'hr', team_role }, at, screen: 'desktop' });
    await expect.element(page.getByRole('heading', { name: 'Score cards' })).toBeVisible();
    const frames = () => document.querySelectorAll('aside section.border-l-meet').length;
    await expect.poll(frames).toBe(team_role === 'recruiter' ? 1 : 0);
  }
});

test('the keyboard shortcuts of the list decide nothing for viewers, and are not shown to them', async () => {
  const as = { role: 'hr', team_role: 'viewer' } as const;
  await show(<Received jobId={null} />, { as, at: '/hr/applications', screen: 'desktop' });
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.keyboard('jxr');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByText('1 selected').elements()).toEqual([]);
  const keys = page.getByRole('complementary', { name: 'Keys' });
  await expect.element(keys).not.toMatchTextContent(/Reject/);
  expect(callsOf('POST /barong/resource/applications/decisions')).toEqual([]);
});

test('a member to whom invoices are not shown reads so, not that they can look at them', async () => {
  const as = { role: 'hr', team_role: 'recruiter' } as const;
  await show(<CompanyInvoicesPage />, { as, at: '/hr/invoices' });
  await expect.element(page.getByText('This is not shown to you as recruiter.')).toBeVisible();
});
