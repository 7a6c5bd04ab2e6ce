import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Application } from '../../../../../contract/applications.ts';
import {
  asha,
  bhavna,
  sentAnswer,
  stubApplications,
  stubReceived,
} from '../../../../test/sample-received.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { callsOf, loseAnswersTo } from '../../../../test/stub-server.ts';
import { Received } from '../received-page.tsx';
import { inDays } from '../../../../test/in-days.ts';

const SHEET = 'GET /barong/resource/applications.csv';

const weaver: Application = {
  ...asha,
  answers: [sentAnswer('Tally?', true), sentAnswer('GST?', false), sentAnswer('Why us?', null)],
  answer: { due_at: inDays(2), answered_at: null, late: false },
};
const quiet: Application = {
  ...bhavna,
  notice_period_days: null,
  expected_ctc_lpa: null,
  total_experience_months: 0,
};

const row = (name: string) => page.getByRole('row', { name });
const panel = page.getByRole('complementary');
const accept = (name: string) => page.getByRole('button', { name: `Accept: ${name}` });

const open = (at = '/hr/applications', more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<Received jobId={null} />, { as: 'hr', at, screen: 'desktop', ...more });

const LINE_PX = 24;
const topOf = (of: Locator) => of.element().getBoundingClientRect().top;

/** The position of an element, to the pixel. */
function placeOf(selector: string) {
  const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { left, top };
}

beforeEach(() => {
  stubReceived();
  stubApplications(weaver, quiet);
});

test('unknown values leave their place empty, so that each cell stays below its heading', async () => {
  await open();
  await expect.element(row('Bhavna Patel')).toBeVisible();
  const edges = (of: string) =>
    [...document.querySelectorAll(of)]
      .filter((cell) => cell.checkVisibility())
      .slice(0, -1)
      .map((cell) => Math.round(cell.getBoundingClientRect().left));
  expect(edges('tr[data-application="8"] > td')).toEqual(edges('thead th'));
});

test('the list of all jobs has columns for the job and the date, and one for must-haves if any job has them', async () => {
  stubApplications(quiet);
  await open();
  await expect.element(row('Bhavna Patel')).toBeVisible();
  const headings = () =>
    [...document.querySelectorAll('thead th')]
      .filter((cell) => cell.checkVisibility())
      .map(({ textContent }) => textContent);
  expect(headings()).toEqual([
    '',
    'Candidate',
    'Job Title',
    'Notice',
    'Expects',
    'Applied',
    'Answer by',
    'Status',
    'Actions',
  ]);
  // A name of two words takes at most two lines.
  const link = page.getByRole('link', { name: 'Bhavna Patel' }).element();
  expect(link.getClientRects()[0]?.height).toBeLessThan(3 * LINE_PX - LINE_PX / 2);
  const chips = page.getByRole('navigation', { name: 'Status' }).element();
  expect(chips.scrollWidth).toBe(chips.clientWidth);
});

test.each([
  ['en', 'desktop'],
  ['hi', 'desktop'],
  ['en', 'phone'],
] as const)(
  'the letter of the open one begins in the first view: %s, %s',
  async (language, screen) => {
    stubApplications({ ...weaver, answers: [], cover_letter: 'I kept books.\n'.repeat(30) });
    await open('/hr/applications?application=7', { language, screen });
    const letter = page.getByText('I kept books.');
    await expect.element(letter).toBeVisible();
    const decision = page.getByRole('button', { name: language === 'hi' ? /^स्वीकार/ : /^Accept/ });
    // Several lines are above the decisions, without scrolling.
    await expect.poll(() => topOf(decision.last()) - topOf(letter)).toBeGreaterThan(5 * LINE_PX);
  },
);

test('Export sends the filters and the order of the list, and says when it fails', async () => {
  loseAnswersTo(SHEET);
  await open('/hr/applications?status=waiting&search=asha&source=qr&sort=newest&page=2');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Failed to export applications')).toBeVisible();
  expect(callsOf(SHEET).map(({ query }) => query)).toMatchObject([
    { status: ['waiting'], search: 'asha', source: ['qr'], sort: 'newest' },
  ]);
});

test('M opens the messages with the candidate at the cursor', async () => {
  await open();
  await expect.element(row('Asha Rao')).toBeVisible();
  await userEvent.keyboard('jm');
  await expect.poll(address).toBe('/hr/messages?applicationId=7');
});

test('the buttons of rows show only on hover and focus, and not while an application is open', async () => {
  await open();
  const shown = () => {
    const button = accept('Asha Rao').element();
    return getComputedStyle(button.closest('td') ?? button).opacity;
  };
  await expect.element(row('Asha Rao')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(shown).toBe('0');
  await row('Asha Rao').hover();
  await expect.poll(shown).toBe('1');
  await page.getByRole('heading', { level: 1 }).hover();
  accept('Asha Rao').element().focus();
  await expect.poll(shown).toBe('1');
  await page.getByRole('link', { name: 'Bhavna Patel' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
  await expect.element(accept('Asha Rao')).not.toBeInTheDocument();
});

test('nothing moves when an application opens: neither the rows nor the columns', async () => {
  await open();
  await expect.element(row('Asha Rao')).toBeVisible();
  const before = [placeOf('tr[data-application="8"]'), placeOf('th:last-of-type')];
  await page.getByRole('link', { name: 'Bhavna Patel' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Bhavna Patel' })).toBeVisible();
  expect([placeOf('tr[data-application="8"]'), placeOf('th:last-of-type')]).toEqual(before);
});

test('the decisions about the open application stay in their place on every tab', async () => {
  await open('/hr/applications?application=7');
  const button = panel.getByRole('button', { name: /^Accept/ });
  await expect.element(button).toBeVisible();
  const place = () => button.element().getBoundingClientRect().toJSON() as object;
  const before = place();
  for (const tab of ['Profile', 'Notes', 'History', 'Letter']) {
    await panel.getByRole('tab', { name: tab }).click();
    await expect.poll(place).toEqual(before);
  }
});

test('at 1,024 px the table fits beside the panel, and the job stands below the name', async () => {
  await open('/hr/applications?application=7');
  await page.viewport(1024, 800);
  const table = document.querySelector('table');
  const room = () => (table?.parentElement?.clientWidth ?? 0) - (table?.offsetWidth ?? 0);
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  const below = row('Asha Rao').getByText(weaver.job.title).first();
  await expect.element(below).toBeVisible();
  await expect.element(row('Asha Rao').getByText('Pending')).toBeVisible();
});

test('at 1,024 px the head keeps to one row for the views and one for the filters, in Hindi too', async () => {
  await open('/hr/applications', { language: 'hi' });
  await page.viewport(1024, 768);
  const heightOf = (of: Locator) =>
    of.element().closest('div.flex-wrap, form')?.getBoundingClientRect().height;
  await expect
    .poll(() => heightOf(page.getByRole('button', { name: 'एक्सपोर्ट करें' })))
    .toBeLessThan(60);
  await expect.poll(() => heightOf(page.getByRole('searchbox'))).toBeLessThan(60);
});

test('below 1,024 px the rows are cards with the same facts', async () => {
  await open('/hr/applications', { screen: 'phone' });
  await expect.element(row('Asha Rao').getByText('Notice 15 days')).toBeVisible();
  await expect.element(row('Asha Rao').getByText('Expects ₹3.2 LPA')).toBeVisible();
  await expect.element(row('Asha Rao')).toMatchTextContent(/1 of 2 must-haves met/);
  const box = row('Asha Rao').element().getBoundingClientRect();
  expect(box.width).toBeLessThan(391);
  expect(getComputedStyle(row('Asha Rao').element()).display).toBe('flex');
});

test.each(['en', 'hi'] as const)(
  'on a phone the decisions stand beside the day that an answer was due (%s)',
  async (language) => {
    stubApplications({
      ...weaver,
      answer: { due_at: inDays(-4), answered_at: null, late: true },
    });
    await open('/hr/applications', { screen: 'phone', language });
    const due = row('Asha Rao').getByText(language === 'en' ? /was due \d/ : /तक मिलना था$/);
    await expect.element(due).toBeVisible();
    const decision = page.getByRole('button', { name: /^(Accept|स्वीकार करें): Asha Rao,/ });
    const place = decision.element().getBoundingClientRect();
    const day = due.element().getBoundingClientRect();
    expect(day.right).toBeLessThan(place.left);
    expect(day.top).toBeLessThan(place.bottom);
    expect(day.bottom).toBeGreaterThan(place.top);
  },
);

test('on a phone a decision that can still be undone leaves the day of the application on its card', async () => {
  const due = { due_at: inDays(2), answered_at: null, late: false };
  stubApplications({ ...asha, answer: due }, { ...bhavna, status: 'rejected', answer: due });
  await open('/hr/applications', { screen: 'phone' });
  await expect.element(row('Bhavna Patel').getByText(/^Applied /)).toBeVisible();
  await expect.element(row('Asha Rao').getByText(/^Applied /)).not.toBeVisible();
});

test('on a phone the applications begin high: search, order, view and export are behind buttons', async () => {
  await open('/hr/applications', { screen: 'phone' });
  await expect.element(row('Asha Rao')).toBeVisible();
  expect(topOf(row('Asha Rao'))).toBeLessThan(200);
  await page.getByRole('button', { name: 'Search applications' }).click();
  const search = page.getByRole('searchbox');
  await expect.element(search).toHaveFocus();
  await search.fill('bhavna');
  await expect.poll(address).toBe('/hr/applications?search=bhavna');
  await page.getByRole('button', { name: 'View and export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Export' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Show as board' }).click();
  await expect.poll(address).toBe('/hr/applications?search=bhavna&view=board');
});

test('a selected row has a tick in its box, and the search has room for a name', async () => {
  await open();
  const box = page.getByRole('checkbox', { name: 'Select Asha Rao' });
  await box.click();
  await expect.element(box).toBeChecked();
  const tick = getComputedStyle(box.element(), '::before');
  expect([tick.width, tick.height, tick.opacity]).toEqual(['14px', '14px', '1']);
  const search = page.getByRole('searchbox').element().getBoundingClientRect();
  expect(search.width).toBeGreaterThanOrEqual(200);
});
