import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '../../../../contract/applications.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { address, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { candidate, received } from '../../../test/sample-applications.ts';
import { Received } from './received-page.tsx';

const LIST = 'GET /barong/resource/applications';
const ONE = 'GET /barong/resource/applications/:id';

const counts = {
  all: 2,
  waiting: 2,
  pending: 1,
  reviewing: 1,
  interview: 0,
  accepted: 0,
  rejected: 0,
  withdrawn: 0,
};

function haveApplications(...applications: Application[]): void {
  answer(LIST, ({ query }) => ({ applications, counts, meta: metaOf(query, applications.length) }));
  answer('GET /barong/resource/hr/jobs', { jobs: [], meta: metaOf({ page: 1, limit: 100 }, 0) });
  answer('GET /barong/resource/applications/:id/candidate', candidate);
}

const open = (at: string) => show(<Received jobId={null} />, { as: 'hr', at, screen: 'desktop' });

test('several statuses of the address are asked for, and each has its chip on', async () => {
  haveApplications(received('pending'));
  await open('/hr/applications?status=pending&status=reviewing');
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  expect(callsOf(LIST).map(({ query }) => query.status)).toEqual([['pending', 'reviewing']]);
  const chips = page.getByRole('navigation', { name: 'Status' }).getByRole('link');
  const chosen = chips.elements().filter((chip) => chip.getAttribute('aria-current') === 'true');
  expect(chosen.map((chip) => chip.textContent)).toEqual(['Pending1', 'Reviewing1']);
});

test('one is opened and left by keyboard, and the list stays where it is', async () => {
  const one = received('pending');
  haveApplications(one);
  answer(ONE, one);
  await open('/hr/applications?status=pending');
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByRole('complementary', { name: '1 of 1' })).toBeVisible();
  expect(address()).toBe('/hr/applications?status=pending&application=7');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/hr/applications?status=pending');
});

test('an application that is none of theirs is said not to be there', async () => {
  haveApplications(received('pending'));
  refuse(ONE, 'resource.application.not_found');
  await open('/hr/applications?application=99');
  await expect.element(page.getByText('Application not found.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Mark as reviewing' }).elements()).toHaveLength(0);
});
