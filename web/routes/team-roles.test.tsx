import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
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
import { controlsIn, wordsOf } from '../lib/test-markup.tsx';
import { answeredMarkupOf } from '../test/answered-markup.tsx';
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
import { answer } from '../test/stub-server.ts';

const accepted = applicant(7, 'Asha Rao', 'accepted');

function stubAll() {
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
}

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

/** The page as a member of the company's team with this role sees it. */
const drawnFor = (role: TeamRole, element: ReactElement, address: string) =>
  answeredMarkupOf(element, { as: { role: 'hr', team_role: role }, address });

test.each(pages)(
  '%s offers each team role exactly the controls whose calls it may make',
  async (_, { element, at, text, controls: named }) => {
    for (const role of roles) {
      stubAll();
      const html = await drawnFor(role, element, at);
      const parts = roles.flatMap((least) =>
        (named[least] ?? []).map((name) => ({ name, isFor: mayAs(role, least) })),
      );
      const reason = `As ${role} you can look at this, but not change it.`;
      const shown = text ?? (parts.some(({ isFor }) => isFor) ? null : reason);
      expect(wordsOf(html)).toContain(shown ?? '');
      const controls = controlsIn(html);
      for (const { name, isFor } of parts) {
        const found = controls.some((control) => name.test(control));
        expect(found, `${role} finds ${name}`).toBe(isFor);
      }
    }
  },
);

test('an interviewer, who may write a score card, is not told that nothing can be changed', async () => {
  stubAll();
  const at = '/hr/applications?application=7';
  const words = wordsOf(await drawnFor('interviewer', <Received jobId={null} />, at));
  expect(words).toContain('Recruiters of your company decide');
  expect(words).not.toContain('you can look at this');
});

test('if nobody was invited, a member who may not invite sees no empty section for it', async () => {
  const at = '/hr/applications?application=7';
  for (const role of ['recruiter', 'interviewer'] as const) {
    stubAll();
    stubApplications(applicant(7, 'Asha Rao', 'interview'));
    stubInterviews();
    const html = await drawnFor(role, <Received jobId={null} />, at);
    expect(wordsOf(html)).toContain('Score cards');
    const frames = html.match(/<section\b[^>]*border-l-meet/g) ?? [];
    expect(frames).toHaveLength(role === 'recruiter' ? 1 : 0);
  }
});

test('a member to whom invoices are not shown reads so, not that they can look at them', async () => {
  const html = await drawnFor('recruiter', <CompanyInvoicesPage />, '/hr/invoices');
  expect(wordsOf(html)).toContain('This is not shown to you as recruiter.');
});
