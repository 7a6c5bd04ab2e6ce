import type { adminFigures } from '../../../../contract/admin/admin-figures.ts';
import type { Health } from '../../../../contract/admin/health.ts';
import type { Answer } from '../../../../contract/endpoint.ts';

// For tests: what the dashboard of an owner reads.

const GIB = 1_073_741_824;

const figure = { total: 12, this_week: 2 };
const clock = { open: 3, late: 1, next_due_at: '2026-11-28T03:30:00.000Z' };
const well = { state: 'good', cause: null } as const;
const tasks = { waiting: 0, retried: 0, given_up: 0, oldest_seconds: 0 };
export const sampleHealth: Health = {
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

export const sampleAdminFigures: Answer<(typeof adminFigures)['GET /barong/admin/figures']> = {
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
