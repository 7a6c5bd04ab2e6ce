import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleBrief, stubInterviews } from '../../../../test/sample-interviews.ts';
import {
  applicant,
  asha,
  bhavna,
  stubApplications,
  stubDecisions,
  stubReceived,
} from '../../../../test/sample-received.ts';
import { AFTERWARDS_MS } from '../../../../parts/interviews/next-passing.ts';
import { address, letPass, show } from '../../../../test/stage.tsx';
import { answer, callsOf, sendNews } from '../../../../test/stub-server.ts';
import { Received } from '../received-page.tsx';

const DECISION = 'POST /barong/resource/applications/decisions';
const column = (name: string) => page.getByRole('region', { name });
const card = (name: string) => page.getByRole('link', { name });
const question = page.getByRole('dialog');
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.textContent;

const chetan = applicant(9, 'Chetan Das', 'interview');

async function open(screen: 'phone' | 'desktop' = 'desktop') {
  await show(<Received jobId={null} />, { as: 'hr', at: '/hr/applications?view=board', screen });
  await expect.element(card('Asha Rao')).toBeVisible();
}

beforeEach(() => {
  stubReceived();
  stubInterviews();
  stubApplications(asha, bhavna, chetan);
  stubDecisions(asha, bhavna, chetan);
});

const LIST = 'GET /barong/resource/applications';

test('one call reads all columns, and after news that names an application, only that one is read again', async () => {
  await open();
  expect(callsOf(LIST).map(({ query }) => query.per_status)).toEqual([10]);
  stubApplications({ ...asha, status: 'reviewing' }, bhavna, { ...chetan, status: 'rejected' });
  sendNews('applications/7,40');
  await expect.element(column('Reviewing').getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  await expect.element(column('Pending')).toMatchTextContent(/^Pending1/);
  // No news has named Chetan.
  await expect.element(column('Interview').getByRole('link', { name: 'Chetan Das' })).toBeVisible();
  sendNews('applications');
  await expect.element(column('Rejected').getByRole('link', { name: 'Chetan Das' })).toBeVisible();
  expect(callsOf(LIST).map(({ query }) => query.known)).toEqual([[], [8, 9], []]);
});

test('an application appears or disappears when news says that it is new or gone', async () => {
  await open();
  stubApplications(asha, applicant(12, 'Dev Nair'), chetan);
  sendNews('applications/8');
  sendNews('applications/12');
  await expect.element(column('Pending').getByRole('link', { name: 'Dev Nair' })).toBeVisible();
  await expect.element(card('Bhavna Patel')).not.toBeInTheDocument();
  expect(callsOf(LIST).map(({ query }) => query.known)).not.toContainEqual([7, 8, 9]);
});

test('no common name is broken within a word', async () => {
  const harini = applicant(11, 'Harini Subramanian', 'pending');
  stubApplications(asha, bhavna, harini);
  await open();
  const link = card('Harini Subramanian');
  await expect.element(link).toBeVisible();
  const text = link.element().firstChild as Text;
  const word = document.createRange();
  word.setStart(text, 'Harini '.length);
  word.setEnd(text, text.length);
  expect(word.getClientRects()).toHaveLength(1);
});

test('a card asks for new times by itself when the last offered one passes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const last_slot_at = new Date(Date.now() + 1_000).toISOString();
  const offered = sampleBrief({ state: 'proposed', starts_at: null, last_slot_at });
  stubApplications({ ...asha, status: 'interview', interview: offered });
  await open();
  await expect.element(column('Interview')).toMatchTextContent(/Asha Rao.*Times offered/);
  const interview = { ...offered, times_passed: true };
  stubApplications({ ...asha, status: 'interview', interview });
  await letPass(1_000 + AFTERWARDS_MS);
  await expect.element(column('Interview').getByText('Offer new times')).toBeVisible();
});

test('dragging a card to another column decides about it, or says why its status forbids that', async () => {
  await open();
  await userEvent.dragAndDrop(card('Asha Rao'), column('Hired'));
  expect(callsOf(DECISION)).toEqual([]);
  await expect.element(page.getByText('Asha Rao can’t be moved to “Hired”')).toBeVisible();
  await expect.element(page.getByText(/^From “Pending” only: /)).toMatchTextContent(/Reviewing/);
  await userEvent.dragAndDrop(card('Asha Rao'), column('Reviewing'));
  await expect.element(column('Reviewing')).toMatchTextContent(/Asha Rao/);
  expect(callsOf(DECISION).map(({ body }) => [body.ids, body.status])).toEqual([
    [[7], 'reviewing'],
  ]);
});

test('a card is moved by keyboard: arrows find it, S opens its moves, and it keeps the focus in its new column', async () => {
  await open();
  (card('Asha Rao').element() as HTMLElement).focus();
  await press('{ArrowDown}');
  expect(focused()).toBe('Bhavna Patel');
  await press('{ArrowRight}');
  expect(focused()).toBe('Chetan Das');
  await press('{ArrowLeft}');
  expect(focused()).toBe('Asha Rao');
  await press('s');
  await page.getByRole('menuitem', { name: 'Mark as reviewing' }).click();
  await expect.element(column('Reviewing').getByRole('link', { name: 'Asha Rao' })).toHaveFocus();
});

test.each(['clicks', 'presses Enter'])(
  'a card whose decision asks for words has the focus in its new column when somebody %s',
  async (how) => {
    await open();
    (card('Asha Rao').element() as HTMLElement).focus();
    await press('s');
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    await expect.element(question).toMatchTextContent(/Reject this application\?/);
    const reject = question.getByRole('button', { name: 'Reject' });
    if (how === 'clicks') await reject.click();
    else {
      (reject.element() as HTMLElement).focus();
      await press('{Enter}');
    }
    await expect.element(column('Rejected').getByRole('link', { name: 'Asha Rao' })).toHaveFocus();
  },
);

test('a card opens beside the board, which stays', async () => {
  await open();
  await card('Chetan Das').click();
  await expect.poll(address).toBe('/hr/applications?view=board&application=9');
  await expect
    .element(page.getByRole('complementary').getByRole('heading', { name: 'Chetan Das' }))
    .toBeVisible();
  await expect.element(column('Pending')).toBeVisible();
});

test('more of a column is loaded on request', async () => {
  const many = Array.from({ length: 12 }, (_, index) => applicant(20 + index, `Person ${index}`));
  stubApplications(...many);
  await show(<Received jobId={null} />, {
    as: 'hr',
    at: '/hr/applications?view=board',
    screen: 'desktop',
  });
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(card('Person 11')).toBeVisible();
});

test('all columns fit side by side on a laptop: what follows an acceptance is below it', async () => {
  await open();
  const board = page.getByRole('region', { name: 'Board' }).element();
  expect(board.scrollWidth).toBe(board.clientWidth);
  const edge = (name: string) => column(name).element().getBoundingClientRect();
  expect(edge('Hired').left).toBe(edge('Accepted').left);
  expect(edge('Hired').top).toBeGreaterThan(edge('Accepted').top);
});

test('a phone shows one column at a time, chosen by its chip, with the answers at hand', async () => {
  await open('phone');
  const statuses = page.getByRole('navigation', { name: 'Status' });
  await expect.element(column('Pending')).toBeVisible();
  expect(column('Interview').elements()).toEqual([]);
  await expect
    .element(statuses.getByRole('link', { name: 'Pending 2' }))
    .toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Reject: Asha Rao' }).click();
  await expect.element(question).toMatchTextContent(/Reject this application\?/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await statuses.getByRole('link', { name: 'Interview 1' }).click();
  await expect.element(card('Chetan Das')).toBeVisible();
  expect(column('Pending').elements()).toEqual([]);
});

test('the chips above count each status and leave one column', async () => {
  await open();
  const statuses = page.getByRole('navigation', { name: 'Status' });
  await statuses.getByRole('link', { name: 'Pending 2' }).click();
  await expect.poll(address).toBe('/hr/applications?status=pending&view=board');
  await expect.element(column('Pending')).toBeVisible();
  await expect.element(column('Interview')).not.toBeInTheDocument();
  await statuses.getByRole('link', { name: 'Withdrawn' }).click();
  await expect.element(column('Withdrawn')).toMatchTextContent(/None/);
});

test('a card that was moved a moment ago is moved back with its menu', async () => {
  const by = { id: 1, name: 'Priya Nair' };
  stubApplications(asha, {
    ...applicant(9, 'Chetan Das', 'rejected'),
    next_statuses: [],
    held: { until: '2026-11-22T09:00:10.000Z', by },
  });
  const UNDO = 'POST /barong/resource/applications/decisions/undo';
  answer(UNDO, { undone: [9] });
  await open();
  (card('Chetan Das').element() as HTMLElement).focus();
  await press('s');
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone. Nobody was told.')).toBeVisible();
  expect(callsOf(UNDO).map(({ body }) => body.ids)).toEqual([[9]]);
});
