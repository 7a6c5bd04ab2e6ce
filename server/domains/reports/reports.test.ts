import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addJob } from '../../../db/world/hiring.ts';
import { addCompany } from '../../../db/world/people.ts';
import { registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);

let count = 0;
const NOTE = 'They ask for ₹500 before the interview.';

function reportCompany(id: number, { reason = 'money', from = '' } = {}) {
  count += 1;
  return portal.call('POST /barong/public/companies/:id/reports', {
    params: { id },
    body: { reason: reason as 'money', note: NOTE },
    headers: { 'x-forwarded-for': from || `10.11.0.${count}` },
  });
}
const look = (ticket: string) => portal.call('GET /barong/public/reports', { query: { ticket } });
const list = (status: 'open' | 'decided', days: { to?: string } = {}) =>
  portal.call('GET /barong/admin/reports', { as: admin, query: { status, ...days, limit: 100 } });
const decide = (id: number, answer = 'They did ask for money. Thank you.') =>
  portal.call('POST /barong/admin/reports/:id/decision', {
    as: admin,
    params: { id },
    body: { outcome: 'upheld', answer },
  });

test('a guest reports a job, and reads at the ticket’s link what a moderator decided', async () => {
  const company = await addCompany(portal.db, { name: 'Sharma Agro Traders' });
  const job = await addJob(portal.db, company.id, { title: 'Field Agent' });
  const { status, body } = await portal.call('POST /barong/public/jobs/:id/reports', {
    params: { id: job.id },
    body: { reason: 'money', note: NOTE },
    headers: { 'accept-language': 'hi' },
  });
  expect(status).toBe(201);
  const open = await look(body.ticket);
  expect(open.body).toEqual({
    id: body.id,
    title: 'Field Agent',
    reason: 'money',
    created_at: expect.any(String),
    decided_at: null,
    outcome: null,
    answer: '',
  });
  expect((await list('open')).body.reports.find(({ id }) => id === body.id)).toMatchObject({
    job_id: job.id,
    company_name: 'Sharma Agro Traders',
    note: NOTE,
    language: 'hi',
    others: 0,
  });

  const before = (await list('open')).body.open_count;
  expect((await decide(body.id)).body).toMatchObject({ outcome: 'upheld' });
  expect((await list('open')).body.open_count).toBe(before - 1);
  expect((await list('decided')).body.reports[0]?.id).toBe(body.id);
  expect((await list('decided', { to: '2020-01-01' })).body.reports).toEqual([]);
  expect((await look(body.ticket)).body).toMatchObject({
    outcome: 'upheld',
    answer: 'They did ask for money. Thank you.',
  });
  const acts = await portal.db
    .selectFrom('audit.entries')
    .select('after')
    .where('act', '=', 'report_decided')
    .where('subject_id', '=', body.id)
    .execute();
  expect(acts).toEqual([{ after: { outcome: 'upheld' } }]);
});

test('the queue shows demands for money and fraud first, and among these what is reported most', async () => {
  const [often, once] = [await addCompany(portal.db), await addCompany(portal.db)];
  const insulted = (await reportCompany(often.id, { reason: 'harassment' })).body.id;
  const first = (await reportCompany(once.id)).body.id;
  const more = [(await reportCompany(often.id)).body.id, (await reportCompany(often.id)).body.id];
  const { reports } = (await list('open')).body;
  const own = reports.filter(({ company_id }) => [often.id, once.id].includes(company_id ?? 0));
  expect(own.map(({ id }) => id)).toEqual([...more, first, insulted]);
  expect(own.map(({ others }) => others)).toEqual([2, 2, 0, 2]);
});

test('a report is decided once, with words for the reporter, and only if it exists', async () => {
  const { id } = (await reportCompany((await addCompany(portal.db)).id)).body;
  expect((await decide(id, ' ')).status).toBe(422);
  expect((await decide(id)).status).toBe(200);
  expect((await decide(id)).body).toMatchObject({
    errors: ['resource.report.decided'],
    messages: [expect.stringMatching(/^This report was already decided by \S.*: upheld\.$/)],
  });
  expect((await decide(987_654_321)).body).toMatchObject({ errors: ['resource.report.not_found'] });
});

test('an unknown ticket opens nothing', async () => {
  const { ticket } = (await reportCompany((await addCompany(portal.db)).id)).body;
  const [id = '', signature = ''] = ticket.split('.');
  for (const made of [`${Number(id) - 1}.${signature}`, id, 'none']) {
    const { status, body } = await look(made);
    expect([status, body]).toMatchObject([404, { errors: ['resource.report.not_found'] }]);
  }
});

test('drafts, unknown companies and unknown reasons are refused', async () => {
  const company = await addCompany(portal.db);
  const draft = await addJob(portal.db, company.id, { status: 'draft' });
  const { body } = await portal.call('POST /barong/public/jobs/:id/reports', {
    params: { id: draft.id },
    body: { reason: 'fraud' },
  });
  expect(body).toMatchObject({ errors: ['resource.job.not_found'] });
  expect((await reportCompany(987_654_321)).body).toMatchObject({
    errors: ['resource.company.not_found'],
  });
  expect((await reportCompany(company.id, { reason: 'dislike' })).status).toBe(422);
});

test('a report that is sent twice at once is one report, the same by somebody else another one', async () => {
  const { id } = await addCompany(portal.db);
  const from = '10.13.0.1';
  const [one, two] = await Promise.all([reportCompany(id, { from }), reportCompany(id, { from })]);
  const { body: other } = await reportCompany(id);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body).toEqual(one.body);
  expect(other.id).not.toBe(one.body.id);
  const stored = (await list('open')).body.reports.filter(({ company_id }) => company_id === id);
  expect(new Set(stored.map((report) => report.id))).toEqual(new Set([one.body.id, other.id]));
  expect(stored).toHaveLength(2);
});

test('a network sends at most 30 reports a day', async () => {
  const { id } = await addCompany(portal.db);
  const from = '10.12.0.1';
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await reportCompany(id, { from })).status).toBe(201);
  }
  const { status, headers } = await reportCompany(id, { from });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('reports that were decided long ago are erased, open ones stay', async () => {
  const company = await addCompany(portal.db);
  const old = (await reportCompany(company.id)).body;
  const open = (await reportCompany(company.id)).body;
  await decide(old.id);
  await sql`update reports set decided_at = now() - interval '181 days', created_at = now() - interval '300 days'
    where id = ${old.id}`.execute(portal.db);
  await sql`update reports set created_at = now() - interval '300 days'
    where id = ${open.id}`.execute(portal.db);
  await sql`select graphile_worker.add_job('erase_decided_reports')`.execute(portal.db);
  await portal.work();
  expect((await look(old.ticket)).status).toBe(404);
  expect((await look(open.ticket)).status).toBe(200);
});
