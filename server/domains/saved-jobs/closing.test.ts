import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { apply, openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { tellClosingJobs } from './closing.ts';

const portal = await openPortal();
const companyId = (await openCompany(portal, { name: 'Malwa Mills' })).id;

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);
const closesIn = (days: number, title = 'Tailor') =>
  openJob(portal, companyId, { title, location: 'Ujjain', expires_at: daysAhead(days) });

/** The seeker saved the job some days ago. */
const saved = (as: Session, job_id: number, daysAgo = 5) =>
  portal.db
    .insertInto('saved_jobs')
    .values({ account_id: as.user.id, job_id, created_at: daysAhead(-daysAgo) })
    .execute();

async function tell(): Promise<void> {
  await sql`select graphile_worker.add_job('tell_closing_jobs')`.execute(portal.db);
  await portal.work();
}

const subjectsOf = ({ user }: Session) => portal.inbox.of(user.email).map((mail) => mail.subject);
const notificationsOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/notifications', { as, query: {} })).body.notifications;

test('three days before a saved job closes its seeker is told once, by mail and in the product', async () => {
  const as = await register(portal, { name: 'Asha Rao' });
  const closing = await closesIn(2.9);
  await saved(as, closing);
  await saved(as, await closesIn(3.1, 'Packer'));
  await Promise.all([tellClosingJobs(portal.services), tellClosingJobs(portal.services)]);
  await tell();
  const day = dateText(daysAhead(2.9).toISOString(), 'en');
  expect(subjectsOf(as)).toEqual([`Tailor at Malwa Mills closes on ${day}`]);
  const [mail] = portal.inbox.of(as.user.email);
  expect(mail?.text).toContain('Hello Asha Rao,');
  expect(mail?.text).toContain('Tailor\nMalwa Mills · Ujjain');
  expect(mail?.text).toContain(`See the job: http://vritti.test/jobs/${closing}`);
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
  expect(await notificationsOf(as)).toMatchObject([
    { kind: 'saved_job_closing', subject: { job_id: closing, job_title: 'Tailor' } },
  ]);
});

test('in Hindi to people who read Hindi', async () => {
  const as = await register(portal);
  await portal.call('PUT /barong/resource/users/me', {
    as,
    body: { username: 'आशा राव', language: 'hi' },
  });
  await saved(as, await closesIn(1));
  await tell();
  const day = dateText(daysAhead(1).toISOString(), 'hi');
  expect(subjectsOf(as)).toEqual([`Malwa Mills में Tailor की पोस्ट ${day} को बंद होगी`]);
});

test('only by the channels that the seeker has left on', async () => {
  const as = await register(portal);
  await portal.call('PUT /barong/resource/notification_preferences', {
    as,
    body: { kind: 'saved_job_closing', channel: 'mail', on: false },
  });
  await saved(as, await closesIn(1));
  await tell();
  expect(subjectsOf(as)).toEqual([]);
  expect(await notificationsOf(as)).toHaveLength(1);
});

test('nobody is told who has applied, saved it in its last days, or may not be mailed', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => register(portal)));
  const [applied, late, inactive, ofClosed] = people as [Session, Session, Session, Session];
  const job = await closesIn(2);
  await apply(portal, applied, job);
  await saved(applied, job);
  await saved(late, job, 0);
  await saved(inactive, job);
  await portal.db
    .updateTable('accounts')
    .set({ state: 'inactive' })
    .where('id', '=', inactive.user.id)
    .execute();
  const closed = await openJob(portal, companyId, { status: 'closed', expires_at: daysAhead(2) });
  await saved(ofClosed, closed);
  await portal.work();
  const before = people.map((as) => subjectsOf(as).length);
  await tell();
  expect(people.map((as) => subjectsOf(as).length)).toEqual(before);
  const told = portal.db.selectFrom('saved_jobs').where('told_at', 'is not', null);
  const ids = people.map(({ user }) => user.id);
  expect(await told.where('account_id', 'in', ids).select('job_id').execute()).toEqual([]);
});
