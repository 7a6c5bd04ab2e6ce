import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { MyApplication, TrackerCounts } from '../../../../contract/applications.ts';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';
import { fakePush } from '../../../test/fake-push.ts';
import { address, expectAccessible, show, skipWaitsOf } from '../../../test/stage.tsx';
import {
  answer,
  answerAsProxy,
  callsOf,
  hold,
  loseAnswersTo,
  refuse,
} from '../../../test/stub-server.ts';
import {
  sampleMyApplication,
  sampleOutside,
  tracked,
  withdrawn,
} from '../../../test/sample-applications.ts';
import { SAVE_AFTER_MS } from './private-note.tsx';
import TrackerPage from './tracker-page.tsx';

const LIST = 'GET /barong/resource/tracked_applications';
const ONE = 'GET /barong/resource/my/applications/:id';
const SHEET = 'GET /barong/resource/my/applications.csv';
const WITHDRAWAL = 'POST /barong/resource/applications/:id/withdrawal';

const counts: TrackerCounts = {
  all: 5,
  waiting: 3,
  Applied: 3,
  Interviewing: 1,
  'Offer Extended': 0,
  'No Answer': 0,
  Rejected: 1,
  Withdrawn: 0,
};

function listsRows(...rows: TrackedApplication[]): void {
  answer(LIST, ({ query }) => ({
    tracked_applications: rows,
    counts,
    meta: metaOf(query, rows.length),
  }));
}

/** The server's answer: which applications match is tested there. */
function lists(...applications: MyApplication[]): void {
  listsRows(...tracked(applications));
}

const open = (at = '/user/applications', screen: 'phone' | 'desktop' = 'desktop') =>
  show(<TrackerPage />, { as: 'user', at, screen });

const asked = () => callsOf(LIST).at(-1)?.query;

beforeEach(() => lists(sampleMyApplication()));

describe('the list', () => {
  test('is filtered in a sheet on a phone, also by two clicks in a calendar, and the sheet says how many it leaves', async () => {
    await open('/user/applications', 'phone');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabelText('Type').selectOptions('Contract');
    await expect.poll(address).toBe('/user/applications?type=contract');
    await expect.poll(asked).toMatchObject({ employment_type: ['contract'] });
    lists(sampleMyApplication(), sampleMyApplication({ id: 8 }));
    await sheet.getByLabelText('Experience').selectOptions('3+ years');
    await expect.poll(asked).toMatchObject({ employment_type: ['contract'], experience_years: 3 });
    await expect.element(sheet.getByRole('button', { name: 'Show 2' })).toBeVisible();
    // While it waits for the rows that fit, the list is dimmed.
    await expect.poll(() => document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
    await expectAccessible();
    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    const openCalendar = () => page.getByRole('button', { name: /^Date Applied:/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Date Applied' });
    const words = { dateStyle: 'full', timeZone: 'Asia/Kolkata' } as const;
    const today = calendar.getByRole('button', {
      name: new Date().toLocaleDateString('en-IN', words),
    });
    await openCalendar();
    await expect.element(calendar.getByText('Choose the first day')).toBeVisible();
    await expectAccessible();
    await today.click();
    await expect.element(calendar.getByText('Now the last day')).toBeVisible();
    await today.click();
    await expect.poll(() => calendar.elements()).toEqual([]);
    await expect.poll(address).toContain(`from=${day}&to=${day}`);
    await expect.poll(asked).toMatchObject({ from: day, to: day });
    await openCalendar();
    await calendar.getByRole('button', { name: 'Any date' }).click();
    await expect.poll(address).toBe('/user/applications?type=contract&experience=3');
    await sheet.getByRole('button', { name: 'Show 2' }).click();
    await expect.poll(() => sheet.elements()).toEqual([]);
  });

  test('is exported with its filters from a menu on a phone and by a button elsewhere, and says so when that fails', async () => {
    const filtered = '/user/applications?status=Rejected&search=clerk';
    answerAsProxy(SHEET, 200, 'Job Title\n');
    await open(filtered, 'phone');
    await page.getByRole('button', { name: 'Export Data' }).click();
    await page.getByRole('menuitem', { name: 'Sheet (.csv)' }).click();
    await expect
      .poll(() => callsOf(SHEET).map(({ query }) => query))
      .toMatchObject([{ status: ['Rejected'], search: 'clerk' }]);
    refuse(SHEET, 'server.internal_error');
    await open(filtered);
    await page.getByRole('button', { name: 'Export Data' }).click();
    await expect.element(page.getByText('Export Failed')).toBeVisible();
    await expect
      .element(page.getByText('Failed to export your applications. Please try again.'))
      .toBeVisible();
  });

  test('stays where it is when a row opens beside it', async () => {
    answer(ONE, sampleMyApplication());
    await open();
    const list = page.getByRole('table');
    await expect.element(list).toBeVisible();
    const top = () => list.element().getBoundingClientRect().top;
    const before = top();
    await list.getByRole('link').click();
    await expect.element(page.getByRole('complementary', { name: 'Application' })).toBeVisible();
    expect(top()).toBe(before);
  });
});

describe('an application', () => {
  const withdraw = () => page.getByRole('button', { name: 'Withdraw' });
  const question = () => page.getByRole('alertdialog', { name: 'Withdraw this application?' });

  test('is withdrawn after a question, and can be sent again', async () => {
    answer(ONE, sampleMyApplication());
    await open();
    await page.getByRole('link', { name: 'Accounts Executive' }).click();
    await expect.poll(address).toBe('/user/applications?application=7');
    await withdraw().click();
    await expect
      .element(question())
      .toMatchTextContent(
        /Sharma Agro Traders is told that you are no longer interested\. While the job is open you can apply again\./,
      );
    await question().getByRole('button', { name: 'Keep it' }).click();
    expect(callsOf(WITHDRAWAL)).toEqual([]);

    await withdraw().click();
    answer(WITHDRAWAL, withdrawn);
    answer(ONE, withdrawn);
    const release = hold(WITHDRAWAL);
    await question().getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(question().getByText('Withdrawing…')).toBeVisible();
    release();
    await expect.element(page.getByText('Application withdrawn')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Apply again' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/jobs\/5\/.*\?apply=5$/));
    await expect
      .element(page.getByRole('list', { name: 'Timeline' }))
      .toMatchTextContent(/Withdrawn/);
  });

  test('that was withdrawn elsewhere in the meantime says so and shows its present state', async () => {
    answer(ONE, sampleMyApplication());
    await open('/user/applications?application=7');
    await withdraw().click();
    refuse(WITHDRAWAL, 'resource.application.invalid_transition');
    answer(ONE, withdrawn);
    await question().getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByText('Failed to withdraw the application')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Apply again' })).toBeVisible();
    await expect.poll(() => withdraw().elements()).toEqual([]);
  });
});

describe('an application that waits for an answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('offers notifications on this device, and confirms when they are on', async () => {
    const browser = fakePush('default');
    const device = { id: 7, browser: 'Chrome', system: 'Android', is_this: true };
    answer('GET /barong/resource/push_subscriptions', {
      public_key: 'key',
      push_subscriptions: [],
    });
    answer('POST /barong/resource/push_subscriptions', {
      ...device,
      created_at: '2026-11-18T09:32:00.000Z',
    });
    answer(ONE, sampleMyApplication());
    await open('/user/applications?application=7');
    await page.getByRole('button', { name: 'Tell me on this device' }).click();
    await expect.element(page.getByText(/You are notified on this device/)).toBeVisible();
    expect(browser.endpoint).not.toBeNull();
  });
});

describe('a private note', () => {
  const NOTE = 'PUT /barong/resource/my/applications/:id/note';
  const field = () => page.getByLabelText('Private note');

  beforeEach(() => skipWaitsOf(SAVE_AFTER_MS));

  test('is saved automatically, once, and says when it was', async () => {
    answer(ONE, sampleMyApplication());
    const note = 'Ask about Saturdays.';
    const kept = { private_note: note, note_changed_at: '2026-11-20T09:32:00.000Z' };
    answer(NOTE, sampleMyApplication(kept));
    await open('/user/applications?application=7');
    await field().fill(note);
    answer(ONE, sampleMyApplication(kept));
    await expect.element(page.getByText(/^Saved 20 Nov 2026/)).toBeVisible();
    expect(callsOf(NOTE).map(({ body }) => body)).toEqual([{ note, follow_up_on: null }]);
    await expectAccessible();
  });

  test('that could not be saved is still there when the application is opened again', async () => {
    answer(ONE, sampleMyApplication());
    loseAnswersTo(NOTE);
    await open('/user/applications?application=7');
    await field().fill('Ask about Saturdays.');
    await expect.element(page.getByText('Failed to save your note')).toBeVisible();
    await expect.element(page.getByText(/kept in this browser/)).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Application' });
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => field().elements()).toEqual([]);
    await page.getByRole('link', { name: 'Accounts Executive' }).click();
    await expect.element(field()).toHaveValue('Ask about Saturdays.');
  });
});

describe('an application from elsewhere', () => {
  const ADD = 'POST /barong/resource/outside_applications';
  const REMOVE = 'DELETE /barong/resource/outside_applications/:id';
  const RESTORE = 'POST /barong/resource/outside_applications/:id/restoration';
  const outside = (): TrackedApplication => ({
    kind: 'outside',
    outside_application: sampleOutside(),
  });

  test('is added by hand and stands in the list with the others', async () => {
    await open();
    await page.getByRole('button', { name: 'Add outside application' }).click();
    const dialog = page.getByRole('dialog', { name: 'Application from elsewhere' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Enter the company.')).toBeVisible();
    expect(callsOf(ADD)).toEqual([]);
    await dialog.getByLabelText('Job Title').fill('Loom Fitter');
    await dialog.getByLabelText('Company').fill('Malwa Mills');
    await dialog.getByLabelText('Status').selectOptions('Interviewing');
    answer(ADD, sampleOutside());
    listsRows(...tracked([sampleMyApplication()]), outside());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('button', { name: 'Loom Fitter' })).toBeVisible();
    await expect.element(page.getByText('Application added')).toBeVisible();
    expect(callsOf(ADD).map(({ body }) => body)).toMatchObject([
      { job_title: 'Loom Fitter', company_name: 'Malwa Mills', status: 'Interviewing' },
    ]);
  });

  test('has its last change beside its badge, opens with what happened in order, and is removed and brought back', async () => {
    listsRows(outside());
    await open('/user/applications', 'phone');
    const change = page.getByText(/^Last change: \d\d \w+ \d{4}/);
    await expect.element(change).toBeVisible();
    const badge = page.getByRole('table').element().querySelector('.badge');
    const [left, right] = [badge, change.element()].map((one) => one?.getBoundingClientRect());
    expect(right?.left).toBeGreaterThan(left?.right ?? Infinity);
    expect(right?.top).toBeLessThan(left?.bottom ?? 0);
    await page.getByRole('button', { name: 'Loom Fitter' }).click();
    await expect
      .element(page.getByRole('list', { name: 'Timeline' }))
      .toMatchTextContent(/Applied.*12 Nov 2026.*Interviewing.*Your note.*Ask again.*01 Dec 2026/s);
    await expect
      .element(page.getByRole('link', { name: 'See the posting' }))
      .toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible();
    answer(REMOVE, { message: 'Application removed' });
    lists();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByText('No applications found')).toBeVisible();
    answer(RESTORE, sampleOutside());
    listsRows(outside());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('button', { name: 'Loom Fitter' })).toBeVisible();
    expect(callsOf(RESTORE)).toHaveLength(1);
  });
});
