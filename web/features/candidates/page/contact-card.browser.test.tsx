import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { candidate } from '../../../test/sample-applications.ts';
import { sampleOwnJob, stubOwnJobs } from '../../../test/sample-hiring.ts';
import { stubNotes } from '../../../test/sample-received.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse, sendNews } from '../../../test/stub-server.ts';
import CandidatePage from './candidate-page.tsx';

const ASK = 'POST /barong/resource/candidates/:id/contact_request';
const ONE = 'GET /barong/resource/candidates/:id';

const kavya = {
  ...candidate,
  email: null,
  contact: 'hidden' as const,
  recent_applications: [],
};
const QUESTION = 'May we contact you?';
const askIt = () => page.getByRole('button', { name: QUESTION }).click();
const job = () => page.getByLabelText('For which job? They read it.').last();
const requested = (more: Partial<NonNullable<typeof candidate.contact_request>>) => ({
  job_title: null,
  asked_at: '2026-11-18T09:32:00.000Z',
  ask_again_from: new Date(Date.now() + 86_400_000).toISOString(),
  ...more,
});

const open = () =>
  show(<CandidatePage />, {
    as: 'hr',
    at: '/hr/candidates/3',
    path: '/hr/candidates/:id',
    screen: 'desktop',
  });

beforeEach(() => {
  stubNotes();
  answer('GET /barong/resource/plan_usage', { usage: [] });
});

test('the company asks for one of the open jobs, which has to be chosen, and the page says what was asked', async () => {
  answer(ONE, kavya);
  const contact_request = requested({ job_title: 'Loom Fitter' });
  answer(ASK, { ...kavya, contact: 'asked', contact_request });
  stubOwnJobs(
    sampleOwnJob({ id: 3, title: 'Loom Fitter' }),
    sampleOwnJob({ id: 4, title: 'Dyer' }),
  );
  await open();
  // The first one is for phones.
  await expect.element(page.getByText('hidden until they agree').last()).toBeVisible();
  await expect.element(page.getByText('No resume was sent.')).not.toBeInTheDocument();
  await askIt();
  await expect.element(job()).toHaveAccessibleDescription(/Choose the job/);
  await expect.element(job()).toHaveFocus();
  await expectAccessible();
  await job().selectOptions('Loom Fitter');
  await askIt();
  await expect
    .element(page.getByText('asked on 18 Nov 2026 whether it may contact them about “Loom').last())
    .toBeVisible();
  expect(callsOf(ASK).map(({ body }) => body)).toEqual([{ job_id: 3 }]);
  await expect.element(page.getByRole('button', { name: QUESTION })).not.toBeInTheDocument();
});

test('the company asks for the only open job, unless no job in particular is chosen', async () => {
  answer(ONE, kavya);
  answer(ASK, { ...kavya, contact: 'asked', contact_request: requested({}) });
  stubOwnJobs(sampleOwnJob({ id: 3, title: 'Loom Fitter' }));
  await open();
  await expect.element(job()).toHaveDisplayValue('Loom Fitter');
  await job().selectOptions('No job in particular');
  await askIt();
  await expect.element(page.getByText('They have not answered yet.').last()).toBeVisible();
  expect(callsOf(ASK).map(({ body }) => body)).toEqual([{}]);
});

test('the page shows how to reach them as soon as they agree', async () => {
  answer(ONE, { ...kavya, contact: 'asked', contact_request: requested({}) });
  await open();
  await expect.element(page.getByText('They have not answered yet.').last()).toBeVisible();
  answer(ONE, { ...kavya, contact: 'shared', email: 'kavya@people.test' });
  sendNews('notifications');
  await expect.element(page.getByText('kavya@people.test').last()).toBeVisible();
});

test('the page shows the present state when asking is refused because a colleague was faster', async () => {
  answer(ONE, kavya);
  stubOwnJobs();
  refuse(ASK, 'resource.contact_request.exists');
  await open();
  await expect.element(page.getByRole('button', { name: QUESTION })).toBeVisible();
  answer(ONE, { ...kavya, contact: 'asked', contact_request: requested({}) });
  await askIt();
  await expect.element(page.getByText('They have not answered yet.').last()).toBeVisible();
});
