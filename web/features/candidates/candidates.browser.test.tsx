import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { candidate } from '../../test/sample-applications.ts';
import { stubNotes } from '../../test/sample-received.ts';
import { address, expectAccessible, leaveStage, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import { metaOf } from '../../../contract/lists.ts';
import CandidatesPage from './list/candidates-page.tsx';
import CandidatePage from './page/candidate-page.tsx';

const LIST = 'GET /barong/resource/candidates';
const ONE = 'GET /barong/resource/candidates/:id';

const application = (id: number, job_title: string) => ({
  id,
  job_title,
  company_name: 'Sharma Agro',
  status: 'pending' as const,
  score: null,
  created_at: '2026-11-18T06:00:00.000Z',
});
const asha = {
  ...candidate,
  profile: {
    title: 'Accountant',
    location: 'Indore',
    skills: ['Tally', 'GST', 'TDS', 'Excel', 'SAP', 'Zoho'],
    resumeUrl: '/api/v2/barong/resource/applications/1/resume?session=1',
    profilePictureUrl: null,
  },
  notice_period_days: 30,
  expected_ctc_lpa: 4.5,
  total_experience_months: 40,
  recent_applications: [
    application(1, 'Bookkeeper'),
    application(2, 'Cashier'),
    application(3, 'Clerk'),
    application(4, 'Driver'),
  ],
};
const work = (title: string) => ({
  id: title,
  title,
  company: 'Malwa Mills',
  location: '',
  startDate: '2020-01',
  endDate: '2021-01',
  current: false,
  description: '',
  skills: [],
});
const meta = (total: number) => metaOf({ page: 1, limit: 20 }, total);
const listed = (total: number, company_is_checked = true) => ({
  candidates: total > 0 ? [asha] : [],
  company_is_checked,
  meta: meta(total),
});

const views = (used: number) =>
  answer('GET /barong/resource/plan_usage', {
    usage: [
      {
        allowance: 'candidateViews',
        name: 'profiles a month of people who did not apply',
        used,
        most: 50,
      },
    ],
  });
const NEAR =
  '40 of the 50 profiles a month of people who did not apply of your plan are used. They are reset on the first day of the month.';

beforeEach(() => {
  views(0);
});

describe('the list of candidates', () => {
  beforeEach(() => {
    stubNotes();
    answer(LIST, listed(1));
  });
  const open = (at = '/hr/candidates', screen: 'phone' | 'desktop' = 'desktop') =>
    show(<CandidatesPage />, { as: 'hr', at, screen });
  const asked = () => callsOf(LIST).at(-1)?.query;

  test('has a card for each, with three applications, five skills, and what is known', async () => {
    await open();
    const card = page.getByRole('article');
    await expect.element(card).toMatchTextContent(/Accountant · Indore/);
    await expect
      .element(card)
      .toMatchTextContent(/3 years 4 months · Notice: 30 days · Expects ₹4.5 LPA/);
    await expect.element(card).toMatchTextContent(/\+1.*Bookkeeper.*Cashier.*Clerk/);
    await expect.element(card.getByText('Driver')).not.toBeInTheDocument();
    await expect
      .element(card.getByRole('link', { name: 'View Profile' }))
      .toHaveAttribute('href', '/hr/candidates/3');
    await expectAccessible();
  });

  test('has its filters side by side below the search, none of them alone in a row', async () => {
    await open();
    const filters = page.getByRole('combobox');
    await expect.poll(() => filters.elements().length).toBeGreaterThan(3);
    const tops = filters.elements().map((one) => one.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const search = page.getByRole('searchbox').element().getBoundingClientRect();
    expect(tops[0]).toBeGreaterThan(search.bottom);
  });

  test('requests the words and every filter from its address', async () => {
    await open(
      '/hr/candidates?search=tally+NOT+sap&place=Indore&experience=3-5&available=0&pay=5&status=pending',
    );
    await expect.poll(asked).toMatchObject({
      search: 'tally NOT sap',
      location: 'Indore',
      experience_min: 3,
      experience_max: 5,
      available_in_days: 0,
      expected_ctc_max: 5,
      status: ['pending'],
    });
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.poll(address).toBe('/hr/candidates?search=tally+NOT+sap');
  });

  test('has its filters in a sheet on a phone, and says when nobody matches', async () => {
    answer(LIST, ({ query }) => listed(query.experience_min === 12 ? 0 : 1));
    await open('/hr/candidates', 'phone');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabelText('Experience').selectOptions('12 years or more');
    await expect.poll(address).toBe('/hr/candidates?experience=12-');
    await sheet.getByLabelText('Place').fill('Dewas');
    await expect.poll(address).toBe('/hr/candidates?experience=12-&place=Dewas');
    await expectAccessible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('No candidates found')).toBeVisible();
  });

  test('does not offer to search by address among people who chose to be found', async () => {
    answer(LIST, { ...listed(1), candidates: [{ ...asha, notice_period_days: 0 }] });
    await open();
    await expect.element(page.getByLabelText('Name, email or skills')).toBeVisible();
    await expect
      .element(page.getByRole('article'))
      .toMatchTextContent(/3 years 4 months · Can start at once · Expects/);
    await page.getByRole('link', { name: 'Discoverable candidates' }).click();
    await expect.element(page.getByLabelText('Name or skills', { exact: true })).toBeVisible();
  });

  test('says, before opening somebody who was found, that this counts towards the team’s plan', async () => {
    views(3);
    const cost = page.getByText(/once a month for each person: 3 of 50 are used this month/);
    await open('/hr/candidates?source=found');
    await expect.element(cost).toBeVisible();
    await page.getByRole('link', { name: 'Applied to you' }).click();
    await expect.element(cost).not.toBeInTheDocument();
  });

  test('says whether somebody who was found was asked for contact, and what they answered', async () => {
    const found = { ...asha, email: null, recent_applications: [] };
    const candidates = (['hidden', 'asked', 'shared', 'declined'] as const).map(
      (contact, index) => ({ ...found, id: index + 1, contact }),
    );
    answer(LIST, { ...listed(4), candidates });
    await open('/hr/candidates?source=found');
    const said = [/View Profile/, /no answer yet/, /Agreed/, /Does not share/];
    for (const [index, words] of said.entries()) {
      await expect.element(page.getByRole('article').nth(index)).toMatchTextContent(words);
    }
  });

  test('says why an unchecked company finds nobody', async () => {
    await open();
    answer(LIST, listed(0, false));
    await page.getByRole('link', { name: 'Discoverable candidates' }).click();
    await expect.poll(asked).toMatchObject({ source: 'found' });
    await expect.element(page.getByText('Your company is not checked yet')).toBeVisible();
    await expect.element(page.getByLabelText('Expected pay')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('says that nobody has applied yet, and why the list could not be loaded', async () => {
    answer(LIST, listed(0));
    await open();
    await expect.element(page.getByText('No candidates yet')).toBeVisible();
    refuse(LIST, 'request.too_many_requests');
    await page.getByLabelText('Name, email or skills').fill('x');
    await expect.element(page.getByText('Failed to load candidates')).toBeVisible();
  });
});

describe("a candidate's page", () => {
  beforeEach(stubNotes);
  const open = (at = '/hr/candidates/3') =>
    show(<CandidatePage />, {
      as: 'hr',
      at,
      path: '/hr/candidates/:id',
      screen: 'desktop',
    });

  test('shows two entries of work in the overview, and the rest in its tab', async () => {
    answer(ONE, {
      ...asha,
      about: 'Ten years with ledgers.',
      experience: [work('Clerk'), work('Cashier'), work('Bookkeeper')],
      applications: asha.recent_applications,
    });
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    await expect.element(page.getByText('Ten years with ledgers.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'asha@people.test' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open application' }))
      .toHaveAttribute('href', '/hr/applications?application=1');
    await expect.element(page.getByText('Bookkeeper')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'All experience' }).click();
    await expect.element(page.getByText('Bookkeeper')).toBeVisible();
    await page.getByRole('tab', { name: 'Applications' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Driver' }))
      .toHaveAttribute('href', '/hr/applications?application=4');
    await expectAccessible();
  });

  test('shows them as they were in the application named in its address, and in no other', async () => {
    const BY_APPLICATION = 'GET /barong/resource/applications/:id/candidate';
    answer(BY_APPLICATION, { ...asha, id: 3, applications: asha.recent_applications });
    await open('/hr/candidates/3?application=2');
    await expect
      .element(page.getByRole('link', { name: 'Open application' }))
      .toHaveAttribute('href', '/hr/applications?application=2');
    expect(callsOf(BY_APPLICATION)[0]).toMatchObject({ params: { id: 2 } });
    leaveStage();
    answer(BY_APPLICATION, { ...asha, id: 4 });
    await open('/hr/candidates/3?application=2');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Candidate not found');
  });

  test('says for somebody found that the plan is nearly used up, and for an applicant nothing', async () => {
    views(40);
    answer(ONE, { ...asha, applications: asha.recent_applications });
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    await expect.element(page.getByText(NEAR)).not.toBeInTheDocument();
    leaveStage();
    answer(ONE, { ...asha, applications: [] });
    await open();
    await expect.element(page.getByText(NEAR)).toBeVisible();
  });

  test('says what to do when the plan allows nobody more this month', async () => {
    refuse(ONE, 'resource.candidate.no_views_left');
    await open();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This month’s profiles are used up');
    await expect
      .element(page.getByRole('link', { name: 'See the plans' }))
      .toHaveAttribute('href', '/hr/subscription');
    await expect
      .element(page.getByRole('link', { name: 'Who applied' }))
      .toHaveAttribute('href', '/hr/candidates');
    await expectAccessible();
  });

  test('reports the profile, with the reasons for a person, and the ticket is shown once', async () => {
    const REPORT = 'POST /barong/resource/candidates/:id/reports';
    answer(REPORT, { id: 42, ticket: '42.signed' });
    answer(ONE, asha);
    await open();
    await page.getByRole('button', { name: 'Report this profile' }).click();
    await page.getByText('Invented work or certificates').click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Open the page of the report' }))
      .toHaveAttribute('href', '/reports/42.signed');
    expect(callsOf(REPORT)[0]).toMatchObject({
      params: { id: asha.id },
      body: { reason: 'invented', note: '' },
    });
  });

  test('says that they could not be loaded, until a retry shows them', async () => {
    refuse(ONE, 'server.internal_error');
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Failed to load candidate profile' }))
      .toBeVisible();
    answer(ONE, asha);
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
  });

  test('says that the company does not know them', async () => {
    refuse(ONE, 'resource.candidate.not_found');
    await open();
    await expect.element(page.getByRole('heading', { name: 'Candidate not found' })).toBeVisible();
  });
});
