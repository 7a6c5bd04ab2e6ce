import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  choiceFilters,
  type Choices,
  ofEachChoice,
} from '../../../contract/search/choice-filters.ts';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { sampleAlert } from '../../test/sample-alert.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import { AlertButton } from './alert-button.tsx';
import { noFilters } from './no-filters.ts';

const SAVING = 'POST /barong/resource/alerts';
const AT = '/jobs?search=tailor';

const button = (
  <AlertButton wanted={{ ...noFilters, search: 'tailor', skill: ['Cutting'], salary_min: 3 }}>
    Create alert for this search
  </AlertButton>
);

const dialog = () => page.getByRole('dialog', { name: 'Create alert' });
const press = () => page.getByRole('button', { name: 'Create alert for this search' }).click();

test('a search is saved under a name that says what it looks for, unless there is such an alert already', async () => {
  refuse(SAVING, 'resource.alert.exists');
  await show(button, { as: 'user', at: AT });
  await press();
  const name = dialog().getByLabelText('Name of the alert');
  await expect.element(name).toHaveValue('tailor, Cutting, ₹3 LPA or more');
  await expectAccessible();
  await dialog().getByText('Weekly', { exact: true }).click();
  await dialog().getByRole('button', { name: 'Create alert' }).click();
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/You already have an alert for this search/);
  answer(SAVING, sampleAlert());
  await dialog().getByRole('button', { name: 'Create alert' }).click();
  await expect.element(page.getByText('Every email has a link that ends it.')).toBeVisible();
  expect(
    callsOf(SAVING)
      .map(({ body }) => body)
      .slice(1),
  ).toMatchObject([
    {
      name: 'tailor, Cutting, ₹3 LPA or more',
      frequency: 'weekly',
      search: { search: 'tailor', skill: ['Cutting'], salary_min: 3 },
    },
  ]);
  await page.getByRole('button', { name: 'My alerts' }).click();
  await expect.poll(address).toBe('/user/alerts');
});

test('somebody who comes back from the login finds the dialog open, in Hindi too; every filter of the search is saved, and nothing else of the page', async () => {
  answer(SAVING, sampleAlert());
  const search = {
    search: 'tailor',
    location: 'Indore',
    employment_type: ['full_time'],
    experience_years: 0,
    ...ofEachChoice<Choices>((name) => choiceFilters[name].slice(0, 1)),
    industry: ['Textiles'],
    skill: ['Cutting'],
    salary_min: 2,
    salary_max: 5,
    include_undisclosed: true,
    include_remote: true,
    posted_within: 7,
    company_id: 4,
    verified: true,
    direct: true,
    as_typed: true,
  } satisfies Required<typeof noFilters>;
  const ofPage = { sort: 'newest', page: 2, view: 'grid' };
  await show(
    <AlertButton wanted={{ ...search, ...ofPage }}>Create alert for this search</AlertButton>,
    { as: 'user', at: `${AT}#alert`, language: 'hi' },
  );
  const inHindi = page.getByRole('dialog', { name: 'अलर्ट बनाएँ' });
  await inHindi.getByRole('button', { name: 'अलर्ट बनाएँ' }).click();
  await expect
    .poll(() => callsOf(SAVING).map(({ body }) => body.search))
    .toEqual([{ ...search, remote: false }]);
});

test('an unconfirmed address has to be confirmed first', async () => {
  const as = { email_verified: false };
  answer('GET /barong/resource/users/me', sampleSession(as).user);
  await show(button, { as, at: AT });
  await press();
  await expect.element(dialog().getByText(/Verify your email address first/)).toBeVisible();
  await expect.element(dialog().getByRole('link', { name: 'Verify now' })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Create alert' }).elements()).toEqual([]);
});
