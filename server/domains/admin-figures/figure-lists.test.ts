// Every figure of the dashboard counts the rows of the list behind it.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminRoles } from '../../../contract/admin/admin-roles.ts';
import { type FigureName, figureLists, mayCount } from '../../../contract/admin/figure-lists.ts';
import { API_BASE, type Route } from '../../../contract/endpoint.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import type { Actor } from '../../test/portal.ts';
import { make, openTwoOfEverything } from '../../test/two-of-everything.ts';

const HOUR = 3_600_000;
const hence = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const world = await openTwoOfEverything();
beforeAll(async () => {
  const { db } = world.portal;
  for (const thing of ['job', 'draft', 'heldJob', 'application', 'company', 'foundCandidate']) {
    await make(world, thing);
  }
  for (const thing of [
    'payment',
    'refund',
    'report',
    'messageReport',
    'appeal',
    'companyCheck',
    'waitingAdvertisement',
    'testimonial',
    'difference',
    'difference',
    'difference',
  ]) {
    if (world.make[thing]) await make(world, thing);
  }
  const [first] = await db.selectFrom('payments').select('id').execute();
  await db
    .insertInto('refunds')
    .values({ payment_id: first?.id ?? 0, amount_paise: 100, state: 'failed' } as never)
    .execute();
  await db
    .updateTable('payments')
    .set({ state: 'paid' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const settled = await db.selectFrom('settlement_differences').select('id').execute();
  for (const [place, done] of (['solved_at', 'explained_at'] as const).entries()) {
    await db
      .updateTable('settlement_differences')
      .set({ [done]: hence(-1) })
      .where('id', '=', settled[place]?.id ?? 0)
      .execute();
  }
  // A company whose recruiter has not confirmed the address is not public.
  const hidden = await make(world, 'company');
  const holder = await openAccount(world.portal, 'hr');
  const unconfirmed = { company_id: hidden, team_role: 'owner', email_verified_at: null } as const;
  await db.updateTable('accounts').set(unconfirmed).where('id', '=', holder).execute();
  const messages = [
    ['grievance', hence(30), null],
    ['grievance', hence(-1), null],
    ['grievance', hence(20), hence(-2)],
    ['access', hence(40), null],
    ['nominee', hence(50), null],
    ['help', hence(60), null],
  ] as const;
  for (const [topic, due_at, answered_at] of messages) {
    const from = { name: 'Asha', email: 'asha@people.test', message: 'x', language: 'en' } as const;
    await db
      .insertInto('contact_messages')
      .values({ ...from, topic, due_at, answered_at })
      .execute();
  }
  for (const [noticed, told, untold] of [
    [-1, true, {}],
    [-2, false, {}],
    [-80, true, {}],
    // It concerned nobody, or people who were not told.
    [-1, true, { people_told_at: null, people_count: 0 }],
    [-1, true, { people_told_at: null, people_count: 5 }],
    [-1, true, { people_told_at: null, people_count: null }],
  ] as const) {
    const noticed_at = hence(noticed);
    const texts = { happened: 'x', consequences: '', measures: '', findings: '', advice: '' };
    const told_at = told ? noticed_at : null;
    const sent = { board_told_at: told_at, people_told_at: told_at };
    await db
      .insertInto('breaches')
      .values({ noticed_at, data_kinds: ['contact'], closed: false, ...texts, ...sent, ...untold })
      .execute();
  }
}, 60_000);

async function adminOf(role: (typeof adminRoles)[number]): Promise<Actor> {
  const id = await openAccount(world.portal, 'admin');
  const set = { admin_role: role };
  await world.portal.db.updateTable('accounts').set(set).where('id', '=', id).execute();
  return openSession(world.portal, id);
}

const figuresFor = async (as: Actor | undefined) =>
  (await world.portal.call('GET /barong/admin/figures', { as })).body;
type Figures = Awaited<ReturnType<typeof figuresFor>>;

function shownAs(found: Figures, name: FigureName): number | null {
  if (name in found.waiting) return found.waiting[name as keyof Figures['waiting']];
  if (name in found.clocks) return found.clocks[name as keyof Figures['clocks']]?.open ?? null;
  const figure = found[name as 'seekers'];
  return figure && figure.total;
}

/** How many rows a list has for an admin. */
async function countRows(name: FigureName, as: Actor): Promise<number | null> {
  const { call, query } = figureLists[name];
  const [method, pattern] = (call as Route).split(' ') as ['GET', string];
  const url = API_BASE + pattern;
  const { status, body, headers } = await world.portal.send({ method, url, query, as });
  if (status === 403) return null;
  expect(status).toBe(200);
  if (name !== 'applications') return Number(headers['x-total-count']);
  const { days } = body as unknown as { days: { applications: number }[] };
  return days.reduce((sum, { applications }) => sum + applications, 0);
}

const names = Object.keys(figureLists) as FigureName[];

describe.each(adminRoles)('an admin for %s', (role) => {
  test('shows the role a figure for each list that it may read, equal to the number of rows, and no other figure', async () => {
    const as = await adminOf(role);
    const found = await figuresFor(as);
    const shown: [FigureName, number | null][] = [];
    const listed: [FigureName, number | null][] = [];
    for (const name of names) {
      shown.push([name, shownAs(found, name)]);
      const count = await countRows(name, as);
      // Messages on topics that the role does not answer are left out of its list.
      listed.push([name, mayCount(role, name) || count !== 0 ? count : null]);
    }
    expect(shown).toEqual(listed);
  });
});

test('none of the figures is zero in a portal that has at least one of everything', async () => {
  const found = await figuresFor(await adminOf('owner'));
  expect(names.filter((name) => !shownAs(found, name))).toEqual([]);
});

test('deadlines show what is overdue, and when the next one ends', async () => {
  const { clocks } = await figuresFor(await adminOf('data_protection'));
  const near = (hours: number) => (at: string | null | undefined) =>
    Math.abs(Date.parse(at ?? '') - Date.now() - hours * HOUR) < HOUR / 2;
  expect(clocks.grievances).toMatchObject({ open: 2, late: 1 });
  expect(clocks.grievances?.next_due_at).toSatisfy(near(30));
  expect(clocks.data_requests).toMatchObject({ open: 2, late: 0 });
  expect(clocks.data_requests?.next_due_at).toSatisfy(near(40));
  // Two have 71 hours left, one was never reported to anybody, two not to their people, and one is overdue.
  expect(clocks.breaches).toMatchObject({ open: 6, late: 4 });
  expect(clocks.breaches?.next_due_at).toSatisfy(near(71));
});

test('the share of answers in time is the one that is shown publicly', async () => {
  const { db } = world.portal;
  await sql`update applications set created_at = now() - interval '20 days', answer_days = 7,
    answer_due_at = now() - interval '13 days', answered_at = now() - interval '15 days'`.execute(
    db,
  );
  const found = await figuresFor(await adminOf('finance'));
  expect(found.answers.due).toBeGreaterThan(0);
  expect(found.answers.in_time).toBe(found.answers.due);
});
