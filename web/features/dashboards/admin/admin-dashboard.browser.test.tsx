import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRole } from '../../../../contract/admin/admin-roles.ts';
import type { Health } from '../../../../contract/admin/health.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import AdminDashboard from './admin-dashboard.tsx';

const HEALTH = 'GET /barong/admin/health';
const EMPTY = 'GET /barong/admin/empty_searches';
const FIGURES = 'GET /barong/admin/figures';
const DAYS = 'GET /barong/admin/figures/days';
const GIB = 1_073_741_824;

const figure = { total: 12, this_week: 2 };
const clock = { open: 3, late: 1, next_due_at: '2026-11-28T03:30:00.000Z' };
const well = { state: 'good', cause: null } as const;
const tasks = { waiting: 0, retried: 0, given_up: 0, oldest_seconds: 0 };
const health: Health = {
  queue: { ...well, ...tasks },
  mail: {
    state: 'bad',
    cause: 'mails_late',
    waiting: 1_200,
    retried: 12,
    given_up: 3,
    oldest_seconds: 1_300,
  },
  disk: {
    state: 'watch',
    cause: 'disk_filling',
    disks: [{ places: ['files', 'database'], free_bytes: 9 * GIB, total_bytes: 100 * GIB }],
  },
  database: { ...well, answer_ms: 0.4, size_bytes: GIB, connections: 12, connections_most: 100 },
  backup: {
    state: 'bad',
    cause: 'backup_none',
    newest_at: null,
    folder: '/data/backups',
    nightly: false,
  },
  statements: {
    state: 'watch',
    cause: 'statements_slow',
    count: 2_000,
    slowest: [
      {
        name: 'select jobs',
        text: 'select "id" from "jobs" where "id" = $1',
        count: 1_204,
        total_ms: 482_000.4,
        longest_ms: 900,
      },
    ],
  },
  search: { state: 'unknown', cause: 'searches_few', count: 3, p95_ms: 80.2, slowest_ms: 90 },
};

const figures = {
  seekers: figure,
  recruiters: figure,
  companies: figure,
  open_jobs: figure,
  applications: figure,
  payments: figure,
  answers: { due: 0, in_time: 0 },
  waiting: {
    contact_messages: 3,
    reports: 0,
    message_reports: 1,
    appeals: 1,
    company_checks: 2,
    advertisements: 1,
    failed_refunds: 0,
    differences: 0,
    testimonials: 0,
  },
  clocks: { grievances: clock, data_requests: clock, breaches: clock },
};

beforeEach(() => {
  answer(FIGURES, figures);
  answer(DAYS, ({ query }) => ({
    days: Array.from({ length: query.days }, (_, day) => ({
      day: new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10),
      registrations: 1,
      jobs: 0,
      applications: 2,
    })),
  }));
  answer(HEALTH, health);
  answer(EMPTY, {
    empty_searches: ['qwyzzler', 'b', 'c', 'd', 'e', 'f'].map((words) => ({
      words,
      searches: 1_200,
    })),
  });
});

const open = (admin_role: AdminRole = 'owner', more: Parameters<typeof show>[1] = {}) =>
  show(<AdminDashboard />, { as: { role: 'admin', admin_role }, at: '/dashboard/admin', ...more });
const part = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('health shows the state of each part in a word, its figures, and what to do', async () => {
  await open();
  await expect
    .element(part('Background tasks'))
    .toMatchTextContent(/Well0 waiting, 0 failed and tried again, 0 given up\.\s*$/);
  await expect
    .element(part('Mail'))
    .toMatchTextContent(
      /Act now1,200 waiting, 12 failed and tried again, 3 given up\. .* 21 minutes\..*mail server of SMTP_URL/,
    );
  await expect
    .element(part('Disk'))
    .toMatchTextContent(
      /Needs attentionFiles, database: 9\.0 GB of 100\.0 GB free\.Plan more room/,
    );
  await expect
    .element(part('Database'))
    .toMatchTextContent(/Well12 of 100 connections in use\.1\.0 GB large, answers in 1 ms\.$/);
  await expect
    .element(part('Backups'))
    .toMatchTextContent(/Act nowThere is none\.Folder: \/data\/backupsRun npm run backup now/);
  await expect.element(part('Searches')).toMatchTextContent(/Too little to say.*81 ms/);
  await expect
    .element(part('Slowest statements'))
    .toMatchTextContent(
      /select jobs.*Runs in this hour: 1,204; 4,82,001 ms together, 900 ms at most.*EXPLAIN ANALYZE/,
    );
  await page.getByText('select jobs').click();
  await expect.element(page.getByText('select "id" from "jobs" where "id" = $1')).toBeVisible();
  await expectAccessible();
});

test('health speaks Hindi, also in dark mode', async () => {
  await open('owner', { language: 'hi', theme: 'dark' });
  await expect.element(part('बैकअप')).toMatchTextContent(/अभी कुछ करें.*एक भी नहीं है.*BACKUP_KEEP/);
  await expectAccessible();
});

test('when health cannot be loaded it says so, and the figures stay', async () => {
  loseAnswersTo(HEALTH);
  await open();
  await expect.element(page.getByText('The health of the portal could not be read.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Job seekers' })).toBeVisible();
});

test('searches without results link to the dictionary, at most five of them', async () => {
  await open();
  const list = page.getByRole('list', { name: 'Searches without results' });
  await expect.element(list).toMatchTextContent(/qwyzzler1,200 times.*e1,200 times$/);
  for (const link of page.getByRole('link', { name: /1,200 times|dictionary/ }).elements()) {
    expect(link.getAttribute('href')).toBe('/admin/search#empty-searches');
  }
});

test('if every search found something, it says so in words', async () => {
  answer(EMPTY, { empty_searches: [] });
  await open();
  await expect.element(page.getByText('No words came up empty three times.')).toBeVisible();
});

test.each<[AdminRole, boolean, boolean]>([
  ['owner', true, true],
  ['support', true, false],
  ['moderator', false, true],
  ['finance', false, false],
  ['data_protection', false, false],
])('%s is asked for health: %s, for searches: %s', async (role, seesHealth, seesSearches) => {
  await open(role);
  await expect.element(page.getByRole('link', { name: 'Job seekers' })).toBeVisible();
  await expect.poll(() => callsOf(DAYS).length).toBe(1);
  expect([callsOf(HEALTH).length, callsOf(EMPTY).length]).toEqual([
    Number(seesHealth),
    Number(seesSearches),
  ]);
});

test('an admin without deadlines sees neither their heading nor an empty line', async () => {
  answer(FIGURES, {
    ...figures,
    clocks: { grievances: null, data_requests: null, breaches: null },
  });
  await open('finance');
  await expect.element(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Legal deadlines' }))
    .not.toBeInTheDocument();
  expect(document.querySelectorAll('.rekha-joined').length).toBe(2);
});

test('every figure is a link, and the one for applications opens their table', async () => {
  await open('owner', { screen: 'desktop' });
  await expect.element(page.getByRole('link', { name: 'Job seekers' })).toBeVisible();
  const cards = [...document.querySelectorAll('.text-stat')].map((value) => value.parentElement);
  expect(cards.length).toBe(19);
  expect(cards.filter((card) => !card?.querySelector('a[href]'))).toEqual([]);
  await page.getByRole('link', { name: 'Applications in 90 days' }).click();
  await expect.element(page.getByRole('table', { name: 'Sent applications' })).toBeVisible();
  await expect.poll(() => callsOf(DAYS).at(-1)?.query.days).toBe(90);
  await expect.poll(() => document.querySelectorAll('#applications tbody tr').length).toBe(90);
});
