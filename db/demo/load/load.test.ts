import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ANSWERS_COUNTED_LEAST } from '../../../contract/constants.ts';
import { refuseDifferences } from '../../../server/domains/ledger/check.ts';
import { openPortal } from '../../../server/test/portal.ts';
import { loadDemo } from './load.ts';
import { anil, imran, priya } from '../people.ts';

const portal = await openPortal();
const logins = await loadDemo(portal);

async function logIn(email: string) {
  const { status, body } = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: logins.password },
  });
  expect(status).toBe(200);
  return body;
}

test('every demo account can log in, with its role', async () => {
  for (const { email, role } of logins.accounts) {
    expect((await logIn(email)).user).toMatchObject({
      role,
      email_verified: true,
      state: 'active',
    });
  }
});

test('accounts are numbered in the order in which they were opened', async () => {
  const opened = await portal.db
    .selectFrom('accounts')
    .select('created_at')
    .orderBy('id')
    .execute();
  const moments = opened.map(({ created_at }) => Date.parse(created_at));
  expect(new Set(moments).size).toBeGreaterThan(20);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});

test('all jobs are found, and can be found by their cities', async () => {
  const { total } = await portal.db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThan(1_900);
  const placeless = await portal.db
    .selectFrom('job_search')
    .select('job_id')
    .where(sql<number>`cardinality(cities)`, '=', 0)
    .execute();
  expect(placeless).toEqual([]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'staff nurse', location: 'Indore' },
  });
  expect(body.jobs[0]?.title).toMatch(/nurse/i);
  expect(body.jobs[0]?.location).toContain('Indore');
});

test('only the companies of the recruiters are claimed', async () => {
  const claimed = await portal.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('companies.name')
    .distinct()
    .where('posted_by', 'is not', null)
    .orderBy('companies.name')
    .execute();
  expect(claimed.map(({ name }) => name)).toEqual(['Kaveri Leaf Software', 'Sharma Agro Traders']);
});

test('the companies of the recruiters have answered enough applications for public figures', async () => {
  const counted = await portal.db
    .selectFrom('companies')
    .select(['name', 'answers_counted', 'answers_in_time'])
    .where('answers_counted', '>=', ANSWERS_COUNTED_LEAST)
    .execute();
  expect(counted.map(({ name }) => name)).toContain('Sharma Agro Traders');
  expect(counted.every(({ answers_in_time }) => answers_in_time > 0)).toBe(true);
});

test('appeals, words about the portal and breaches wait for the admins, and some are decided', async () => {
  const as = await logIn('admin@demo.vritti.example');
  const appeals = async (status: 'open' | 'decided') =>
    (await portal.call('GET /barong/admin/appeals', { as, query: { status } })).body.appeals;
  expect(await appeals('open')).toMatchObject([{ username: 'Rakesh Dabhi', state: 'inactive' }]);
  expect(await appeals('decided')).toMatchObject([{ username: 'Meera Joglekar', lifted: true }]);
  const words = async (status: 'waiting' | 'decided') => {
    const { body } = await portal.call('GET /barong/admin/testimonials', { as, query: { status } });
    return body.testimonials.map(({ state }) => state);
  };
  expect(await words('waiting')).toEqual(['waiting']);
  expect((await words('decided')).toSorted()).toEqual(['approved', 'approved', 'declined']);
  const breaches = async (status: 'open' | 'closed') =>
    (await portal.call('GET /barong/admin/breaches', { as, query: { status } })).body.breaches;
  expect([await breaches('open'), await breaches('closed')].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

test('messages, reports and companies wait for the admins, and some are decided', async () => {
  const as = await logIn('admin@demo.vritti.example');
  const messages = await portal.call('GET /barong/admin/contact_messages', { as });
  expect(messages.body.open_count).toBe(4);
  const reports = await portal.call('GET /barong/admin/reports', { as });
  expect(reports.body.reports.map(({ title }) => title)).toHaveLength(2);
  const checks = await portal.call('GET /barong/admin/company_checks', { as });
  expect(checks.body.company_checks.map(({ kind, like_name }) => [kind, like_name])).toEqual([
    ['claim', null],
    ['look_alike', 'Sharma Agro Traders'],
    ['paper', null],
  ]);
  const scan = await portal.app.inject(checks.body.company_checks.at(-1)?.file_url ?? '');
  expect([scan.statusCode, scan.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const reported = await portal.call('GET /barong/admin/message_reports', { as });
  expect(reported.body.message_reports.map((one) => one.messages.length)).toEqual([3]);
});

test('plans were bought, one was refunded and one charge failed, with books that balance', async () => {
  await portal.work();
  await refuseDifferences(portal.db);
  const as = await logIn('finance@demo.vritti.example');
  const { payments } = (await portal.call('GET /barong/admin/payments', { as })).body;
  expect(payments.map(({ state }) => state).toSorted()).toEqual([
    'failed',
    'paid',
    'paid',
    'paid',
    'paid',
    'paid',
    'refunded',
  ]);
  const { invoices } = (await portal.call('GET /barong/admin/invoices', { as })).body;
  expect(invoices.map(({ kind }) => kind).filter((kind) => kind === 'invoice')).toHaveLength(6);
  expect(invoices.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
  const { settlements } = (await portal.call('GET /barong/admin/settlements', { as })).body;
  expect(settlements.length).toBeGreaterThanOrEqual(6);
  const { differences } = (await portal.call('GET /barong/admin/differences', { as })).body;
  expect(differences).toEqual([]);
});

test('a company pays GST in its own state, and integrated GST in another one', async () => {
  const taxes = await portal.db
    .selectFrom('invoices')
    .innerJoin('companies', 'companies.id', 'invoices.company_id')
    .select(['companies.name', 'cgst_paise', 'sgst_paise', 'igst_paise'])
    .distinct()
    .orderBy('companies.name')
    .execute();
  expect(taxes).toEqual([
    { name: 'Kaveri Leaf Software', cgst_paise: 0, sgst_paise: 0, igst_paise: 125_982 },
    { name: 'Sharma Agro Traders', cgst_paise: 26_991, sgst_paise: 26_991, igst_paise: 0 },
  ]);
});

const historiesOf = (column: 'seeker.email' | 'actor.email', email: string) =>
  portal.db
    .selectFrom('applications')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .innerJoin('application_events as event', 'event.application_id', 'applications.id')
    .innerJoin('accounts as actor', 'actor.id', 'event.actor_id')
    .select(['applications.id', 'applications.status', 'event.kind', 'actor.name as actor'])
    .where(column, '=', email)
    .orderBy('event.id')
    .execute();

test('a seeker has applications in different states, each with its history', async () => {
  const events = await historiesOf('seeker.email', priya);
  expect(new Set(events.map(({ status }) => status))).toEqual(
    new Set(['interview', 'pending', 'rejected', 'reviewing']),
  );
  const interview = events.filter(({ status }) => status === 'interview');
  expect(interview.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['applied', 'Priya Solanki'],
    ['viewed', 'Anil Sharma'],
    ['status_changed', 'Anil Sharma'],
    ['status_changed', 'Anil Sharma'],
  ]);
});

test('a seeker has resumes and a picture that can be opened, and sends the default resume and the address', async () => {
  const as = await logIn(priya);
  const { body } = await portal.call('GET /barong/resource/documents', { as });
  expect(body.map(({ doc_name, is_default }) => [doc_name, is_default])).toEqual([
    ['Profile Picture.webp', false],
    ['For tax consultants.docx', false],
    ['Priya Solanki resume.pdf', true],
  ]);
  for (const { upload } of body) expect((await portal.app.inject(upload)).statusCode).toBe(200);
  const { body: sent } = await portal.call('GET /barong/resource/my/applications', { as });
  expect(new Set(sent.applications.map(({ resume_name }) => resume_name))).toEqual(
    new Set(['Priya Solanki resume.pdf']),
  );
  expect(new Set(sent.applications.map(({ user }) => user.email))).toEqual(new Set([priya]));
});

test('a company can read contact details that an application shares, since it was sent', async () => {
  const as = await logIn(priya);
  const { body } = await portal.call('GET /barong/resource/my/applications', { as });
  const { body: known } = await portal.call('GET /barong/resource/contact_shares', { as });
  const sent = new Set(body.applications.map(({ created_at }) => created_at));
  const shares = known.contact_shares.filter(({ way }) => way === 'application');
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.filter(({ shared_at }) => !sent.has(shared_at))).toEqual([]);
});

test('every list of a seeker has something to show', async () => {
  const as = await logIn(priya);
  const { body: alerts } = await portal.call('GET /barong/resource/alerts', { as });
  expect(alerts.alerts[0]?.last_count).toBeGreaterThan(0);
  const { body: excluded } = await portal.call('GET /barong/resource/exclusions', { as });
  expect([excluded.companies.length, excluded.jobs.length]).toEqual([1, 1]);
  const { body: views } = await portal.call('GET /barong/resource/profile_views', { as });
  expect(new Set(views.profile_views.flatMap(({ opened }) => opened))).toEqual(
    new Set(['profile', 'resume']),
  );
  const { body: blocked } = await portal.call('GET /barong/resource/blocked_companies', { as });
  expect(blocked.blocked_companies).toHaveLength(1);
  const { body: saved } = await portal.call('GET /barong/resource/saved_jobs', {
    as,
    query: { status: 'expiring' },
  });
  expect(saved.meta.total).toBeGreaterThan(0);
});

test('a recruiter has opened and decided applications, and a seeker has saved jobs', async () => {
  const decided = await historiesOf('actor.email', anil);
  expect(new Set(decided.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3);
  const { id } = (await logIn(imran)).user;
  const saved = await portal.db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', id)
    .execute();
  expect(saved.length).toBeGreaterThanOrEqual(2);
});

test('a recruiter of a checked company finds people who chose to be found', async () => {
  const as = await logIn(anil);
  const { body } = await portal.call('GET /barong/resource/candidates', {
    as,
    query: { source: 'found' },
  });
  expect(body.meta.total).toBeGreaterThan(9);
  for (const { email, profile } of body.candidates) {
    expect([email, profile.skills.length > 0]).toEqual([null, true]);
  }
});

test('a recruiter has several candidates at each stage, and interviews on the next days', async () => {
  const as = await logIn(anil);
  const { body } = await portal.call('GET /barong/resource/applications', { as });
  for (const status of ['pending', 'reviewing', 'interview', 'accepted', 'rejected'] as const)
    expect(body.counts[status], status).toBeGreaterThan(1);
  const { body: talks } = await portal.call('GET /barong/resource/interviews', { as });
  expect(talks.interviews.length).toBeGreaterThan(2);
});
