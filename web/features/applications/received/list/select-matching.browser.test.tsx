import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DECISIONS_AT_ONCE } from '../../../../../contract/constants.ts';
import { applicant, stubApplications, stubReceived } from '../../../../test/sample-received.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { callsOf, hold, loseAnswersTo } from '../../../../test/stub-server.ts';
import { Received } from '../received-page.tsx';

const LIST = 'GET /barong/resource/applications';

beforeEach(stubReceived);

const many = (count: number, name = 'Asha') =>
  Array.from({ length: count }, (_, at) => applicant(1_000 + at, `${name} ${at}`));
const open = (at = '/hr/applications', screen: 'phone' | 'desktop' = 'desktop') =>
  show(<Received jobId={null} />, { as: 'hr', at, screen });
const button = (name: string) => page.getByRole('button', { name });
const bar = page.getByRole('region', { name: 'Decide about the selected' });
const wholePage = page.getByRole('checkbox', { name: 'Select all on this page' });

test('a whole page leads to all that match, by keyboard too, and clearing to none', async () => {
  stubApplications(...many(130));
  await open('/hr/applications?search=asha&sort=newest');
  await wholePage.click();
  await expect.element(page.getByText('All 20 on this page are selected.')).toBeVisible();
  await expectAccessible();
  await userEvent.tab({ shift: true });
  await expect.element(button('Select all 130 that match')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('All 130 that match are selected.')).toBeVisible();
  await expect.element(bar).toMatchTextContent(/130 selected/);
  expect(
    callsOf(LIST)
      .slice(-2)
      .map(({ query }) => [query.page, query.limit, query.search, query.sort]),
  ).toEqual([
    [1, 100, 'asha', 'newest'],
    [2, 100, 'asha', 'newest'],
  ]);
  await bar.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Reject 130 applications\?/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button('Clear selection').first().click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(wholePage).not.toBeChecked();
});

test('of more than one call can decide, the first are selected, and too many are not invited', async () => {
  stubApplications(...many(DECISIONS_AT_ONCE + 1));
  await open();
  await wholePage.click();
  await button('Select the first 500 of 501').click();
  await expect
    .element(page.getByText('500 are selected, as many as can be decided at once.'))
    .toBeVisible();
  await bar.getByRole('button', { name: 'Interview' }).click();
  await expect
    .element(page.getByText('Up to 100 can be invited, or offered the job, at once.'))
    .toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('another filter drops what was selected, also what is still being read', async () => {
  stubApplications(...many(30), ...many(25, 'Bhavna').map((one) => ({ ...one, id: one.id + 500 })));
  await open();
  await wholePage.click();
  await expect.element(button('Select all 55 that match')).toBeVisible();
  const release = hold(LIST);
  await button('Select all 55 that match').click();
  await page.getByLabelText('Name, email or skill').fill('bhavna');
  await expect.poll(address).toContain('search=bhavna');
  release();
  await expect.element(page.getByText('25 applications')).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(wholePage).not.toBeChecked();
});

test('a failure leaves the page selected and says so', async () => {
  stubApplications(...many(30));
  await open();
  await wholePage.click();
  await expect.element(button('Select all 30 that match')).toBeVisible();
  loseAnswersTo(LIST);
  await button('Select all 30 that match').click();
  await expect.element(page.getByText('Failed to select all')).toBeVisible();
  await expect.element(bar).toMatchTextContent(/20 selected/);
});

test('on a phone, where no heading has a box, one that is selected leads to its page', async () => {
  stubApplications(...many(30));
  await open('/hr/applications', 'phone');
  await page.getByLabelText('Select Asha 0, ').click();
  await button('Select all on this page').click();
  await expect.element(bar).toMatchTextContent(/20 selected/);
  await expect.element(button('Select all 30 that match')).toBeVisible();
});
