import type { ListedCandidate } from '../../../contract/applications.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCandidate, sampleWork } from '../../test/sample-applications.ts';
import { stubNotes, stubViews } from '../../test/sample-received.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import { metaOf } from '../../../contract/lists.ts';
import CandidatesPage from './list/candidates-page.tsx';
import CandidatePage from './page/candidate-page.tsx';

const LIST = 'GET /barong/resource/candidates';
const ONE = 'GET /barong/resource/candidates/:id';

beforeEach(() => stubViews(0));

describe('the list of candidates', () => {
  beforeEach(stubNotes);
  const listed = (...candidates: ListedCandidate[]) => ({
    candidates,
    company_is_checked: true,
    new_ids: [],
    meta: metaOf({ page: 1, limit: 20 }, candidates.length),
  });
  const open = (at = '/hr/candidates', screen: 'phone' | 'desktop' = 'desktop') =>
    show(<CandidatesPage />, { as: 'hr', at, screen });

  test('has its filters side by side below the search, none of them alone in a row, and clearing them keeps the search', async () => {
    answer(LIST, listed(sampleCandidate));
    await open('/hr/candidates?search=tally+NOT+sap&place=Indore');
    const filters = page.getByRole('combobox');
    await expect.poll(() => filters.elements().length).toBeGreaterThan(3);
    const tops = filters.elements().map((one) => one.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const search = page.getByRole('searchbox').element().getBoundingClientRect();
    expect(tops[0]).toBeGreaterThan(search.bottom);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect.poll(address).toBe('/hr/candidates?search=tally+NOT+sap');
  });

  test('has its filters in a sheet on a phone, and says when nobody matches', async () => {
    answer(LIST, ({ query }) => (query.experience_min === 12 ? listed() : listed(sampleCandidate)));
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
});

describe("a candidate's page", () => {
  beforeEach(stubNotes);
  const open = () =>
    show(<CandidatePage />, {
      as: 'hr',
      at: '/hr/candidates/3',
      path: '/hr/candidates/:id',
      screen: 'desktop',
    });

  test('shows two entries of work in the overview, and the rest in its tab', async () => {
    answer(ONE, {
      ...sampleCandidate,
      about: 'Ten years with ledgers.',
      experience: [sampleWork('Clerk'), sampleWork('Cashier'), sampleWork('Bookkeeper')],
      applications: sampleCandidate.recent_applications,
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

  test('reports the profile, with the reasons for a person, and the ticket is shown once', async () => {
    const REPORT = 'POST /barong/resource/candidates/:id/reports';
    answer(REPORT, { id: 42, ticket: '42.signed' });
    answer(ONE, sampleCandidate);
    await open();
    await page.getByRole('button', { name: 'Report this profile' }).click();
    await page.getByText('Invented work or certificates').click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Open the page of the report' }))
      .toHaveAttribute('href', '/reports/42.signed');
    expect(callsOf(REPORT)[0]).toMatchObject({
      params: { id: sampleCandidate.id },
      body: { reason: 'invented', note: '' },
    });
  });
});
