import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import { pathOfNews } from '../../../../contract/candidates/search-path.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { stubNotes } from '../../../test/sample-received.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import CandidatesPage from '../list/candidates-page.tsx';

const SAVING = 'POST /barong/resource/candidate_searches';
const OPENING = 'POST /barong/resource/candidate_searches/:id/opening';
const CHANGE = 'PUT /barong/resource/candidate_searches/:id';
const TELLING = 'PUT /barong/resource/candidate_searches/:id/alert';
const REMOVAL = 'DELETE /barong/resource/candidate_searches/:id';

const sample: CandidateSearch = {
  id: 1,
  name: 'Tally in Indore',
  source: 'applied',
  filters: {
    search: 'tally',
    status: [],
    location: 'Indore',
    experience_min: 3,
    experience_max: 5,
    tag: [],
  },
  is_shared: false,
  is_own: true,
  may_delete: true,
  owner_name: 'Anil Sharma',
  new_count: 3,
  frequency: 'never',
};

let saved: CandidateSearch[];

beforeEach(() => {
  stubNotes();
  answer('GET /barong/resource/plan_usage', { usage: [] });
  saved = [sample, { ...sample, id: 2, name: 'Found ones', source: 'found' }];
  answer('GET /barong/resource/candidates', ({ query }) => ({
    candidates: [],
    company_is_checked: true,
    new_ids: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/candidate_searches', ({ query }) => ({
    candidate_searches: saved,
    meta: metaOf(query, saved.length),
  }));
  answer(OPENING, sample);
});

const open = (at = '/hr/candidates') =>
  show(<CandidatesPage />, { as: 'hr', at, screen: 'desktop' });

test('a saved search links to its filters, says how many are new, and is recorded as opened', async () => {
  await open();
  const chip = page.getByRole('link', { name: 'Tally in Indore' });
  await expect.element(chip).toMatchTextContent(/3 new/);
  await expect.element(page.getByText('Found ones')).not.toBeInTheDocument();
  await expect.element(page.getByText('Save this search')).not.toBeInTheDocument();
  await chip.click();
  await expect.poll(address).toBe('/hr/candidates?search=tally&experience=3-5&place=Indore');
  await expect.poll(() => callsOf(OPENING)).toMatchObject([{ params: { id: 1 } }]);
  await expect.element(chip).toHaveAttribute('aria-current', 'true');
  await expectAccessible();
});

test('whoever comes by the link of a mail has opened the search, and the one that it names', async () => {
  saved = [{ ...sample, id: 4, name: 'The same' }, sample];
  const link = pathOfNews(sample, '2026-11-30T02:30:00.000Z');
  await open(link);
  const chip = page.getByRole('link', { name: 'Tally in Indore' });
  await expect.element(chip).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => callsOf(OPENING)).toMatchObject([{ params: { id: 1 } }]);
});

test('the filters of the address are saved under a name', async () => {
  answer(SAVING, sample);
  await open('/hr/candidates?source=found&search=gst&available=15');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('GST soon');
  await dialog.getByLabelText('Share it with the team').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Search saved')).toBeVisible();
  expect(callsOf(SAVING)[0]?.body).toMatchObject({
    name: 'GST soon',
    source: 'found',
    is_shared: true,
    filters: { search: 'gst', available_in_days: 15 },
  });
});

test('the one that is shown is renamed, shared and deleted, unless it is a colleague’s', async () => {
  answer(CHANGE, sample);
  answer(REMOVAL, { message: 'Search deleted' });
  await open('/hr/candidates?search=tally&experience=3-5&place=Indore');
  await page.getByRole('button', { name: 'More for Tally in Indore' }).click();
  await page.getByRole('menuitem', { name: 'Rename or share' }).click();
  await page.getByRole('dialog').getByLabelText('Name').fill('Tally people');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(CHANGE))
    .toMatchObject([{ params: { id: 1 }, body: { name: 'Tally people', is_shared: false } }]);
  await page.getByRole('button', { name: 'More for Tally in Indore' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  saved = [{ ...sample, is_own: false, may_delete: false }];
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(REMOVAL)).toMatchObject([{ params: { id: 1 } }]);
  await expect
    .element(page.getByRole('button', { name: 'More for Tally in Indore' }))
    .not.toBeInTheDocument();
});

test('the one that is shown says how often it tells of new candidates, a colleague’s too, and keeps a choice by keyboard', async () => {
  saved = [{ ...sample, is_own: false, may_delete: false, is_shared: true }];
  answer(TELLING, ({ body }) => {
    saved = saved.map((one) => ({ ...one, frequency: body.frequency }));
    return { ...sample, frequency: body.frequency };
  });
  await open('/hr/candidates');
  await expect.element(page.getByRole('link', { name: 'Tally in Indore' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: /Tell me/ })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Tally in Indore' }).click();
  const choice = page.getByRole('combobox', {
    name: 'Tell me of new candidates in Tally in Indore',
  });
  await expect.element(choice).toHaveValue('never');
  await choice.selectOptions('Tell me: weekly');
  await expect
    .element(page.getByText('You are told on Mondays, at 8 in the morning, if somebody is new'))
    .toBeVisible();
  expect(callsOf(TELLING)).toMatchObject([{ params: { id: 1 }, body: { frequency: 'weekly' } }]);
  await expect.element(choice).toHaveValue('weekly');
  await expectAccessible();
});
