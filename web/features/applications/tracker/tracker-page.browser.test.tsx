import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { mine } from '../../../test/sample-applications.ts';
import TrackerPage from './tracker-page.tsx';

const LIST = 'GET /barong/resource/my/applications';
const ONE = 'GET /barong/resource/my/applications/:id';

const counts = {
  all: 5,
  waiting: 3,
  Applied: 3,
  Interviewing: 1,
  'Offer Extended': 0,
  Rejected: 1,
  Withdrawn: 0,
};

const open = (at: string) => {
  answer(LIST, ({ query }) => ({ applications: [mine()], counts, meta: metaOf(query, 5) }));
  return show(<TrackerPage />, { as: 'user', at, screen: 'desktop' });
};
const chip = (name: string) => page.getByRole('navigation').getByRole('link', { name });

test('those that wait for an answer are marked as such, and All leads back', async () => {
  await open('/user/applications?status=waiting');
  await expect.element(chip('Awaiting answer')).toMatchTextContent(/3/);
  await expect.element(chip('Awaiting answer')).toHaveAttribute('aria-current', 'true');
  expect(callsOf(LIST).map(({ query }) => query.status)).toEqual([['waiting']]);
  await expectAccessible();
  await chip('All').click();
  expect(address()).toBe('/user/applications');
  expect(chip('Awaiting answer').elements()).toHaveLength(0);
});

test('an application that is none of theirs is said not to be there', async () => {
  refuse(ONE, 'resource.application.not_found');
  await open('/user/applications?application=99');
  await expect.element(page.getByText('Application not found.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Withdraw' }).elements()).toHaveLength(0);
});

test('an application that cannot be read now is read at the next try', async () => {
  loseAnswersTo(ONE);
  await open('/user/applications?application=99');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Check your connection/);
  answer(ONE, mine({ id: 99 }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});
