import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { runAnswerClock } from '../applications/clock/clock.ts';

const portal = await openPortal();
const company = await openCompany(portal, { name: 'Kaveri Textiles' });

async function listFor(as: Session, query: { limit?: number; page?: number } = {}) {
  const { body } = await portal.call('GET /barong/resource/notifications', { as, query });
  return body;
}

const textsFor = async (as: Session) =>
  (await listFor(as)).notifications.map((one) => describeNotification(one, 'en').text);

const read = (as: Session, ids?: number[]) =>
  portal.call('POST /barong/resource/notifications/read', { as, body: { ids } });

/** A recruiter's job, and a function that sends it somebody's application. */
async function hiring(title: string) {
  const recruiter = await registerRecruiter(portal, company.id);
  const jobId = await openJob(portal, company.id, { title });
  const arrive = async (name: string) => apply(portal, await register(portal, { name }), jobId);
  return { recruiter, jobId, arrive };
}

describe('unread notifications about the same thing', () => {
  test('are one line with their number, which links to all of them and counts once', async () => {
    const { recruiter, jobId, arrive } = await hiring('Store Manager');
    for (const name of ['Asha Rao', 'Ravi Menon', 'Meena Iyer']) await arrive(name);
    const other = await openJob(portal, company.id, { title: 'Cashier' });
    await apply(portal, await register(portal, { name: 'Lata Kulkarni' }), other);
    const { notifications, unread_count, meta } = await listFor(recruiter);
    expect(notifications.map((one) => describeNotification(one, 'en'))).toEqual([
      { text: 'Lata Kulkarni applied for Cashier', to: expect.stringContaining('?application=') },
      { text: '3 new applications for Store Manager', to: `/hr/applications/${jobId}` },
    ]);
    expect([unread_count, meta.total]).toEqual([2, 2]);
  });

  test('are read together, and stay together, separate from later ones', async () => {
    const { recruiter, arrive } = await hiring('Store Manager');
    await arrive('Asha Rao');
    await arrive('Ravi Menon');
    const [line] = (await listFor(recruiter)).notifications;
    expect((await read(recruiter, [line?.id ?? 0])).body).toEqual({ unread_count: 0 });
    await arrive('Meena Iyer');
    expect(await textsFor(recruiter)).toEqual([
      'Meena Iyer applied for Store Manager',
      '2 new applications for Store Manager',
    ]);
    const kept = await portal.db
      .selectFrom('notifications')
      .select('count')
      .where('account_id', '=', recruiter.user.id)
      .orderBy('id')
      .execute();
    expect(kept).toEqual([{ count: 2 }, { count: 1 }]);
  });

  test('that arrived after the line was shown stay unread', async () => {
    const { recruiter, arrive } = await hiring('Store Manager');
    await arrive('Asha Rao');
    const [shown] = (await listFor(recruiter)).notifications;
    await arrive('Ravi Menon');
    expect((await read(recruiter, [shown?.id ?? 0])).body).toEqual({ unread_count: 1 });
    expect(await textsFor(recruiter)).toEqual([
      'Ravi Menon applied for Store Manager',
      'Asha Rao applied for Store Manager',
    ]);
  });

  test('pages are filled with lines', async () => {
    const { recruiter, arrive } = await hiring('Store Manager');
    await arrive('Asha Rao');
    await arrive('Ravi Menon');
    const { jobId } = await hiring('Cashier');
    await apply(portal, await register(portal, { name: 'Meena Iyer' }), jobId);
    const second = await listFor(recruiter, { limit: 1, page: 2 });
    expect(second.notifications).toMatchObject([{ kind: 'new_application', count: 2 }]);
    expect(second.meta).toMatchObject({ total: 2, total_pages: 2 });
  });
});

describe('a look at a profile', () => {
  test('is notified once a day for each company, and the companies of a day share one line', async () => {
    const { recruiter, jobId } = await hiring('Store Manager');
    const seeker = await register(portal);
    const { id } = await apply(portal, seeker, jobId);
    const look = (as: Session, application: number) =>
      portal.call('GET /barong/resource/applications/:id/candidate', {
        as,
        params: { id: application },
      });
    await look(recruiter, id);
    await look(recruiter, id);
    await look(await registerRecruiter(portal, company.id), id);
    expect(await textsFor(seeker)).toEqual(['Kaveri Textiles looked at your profile']);
    const { companyId, recruiter: there } = await openTeam(portal, {
      company: { name: 'Malwa Mills' },
    });
    const second = await apply(portal, seeker, await openJob(portal, companyId));
    await look(there, second.id);
    const [line] = (await listFor(seeker)).notifications;
    expect(line).toMatchObject({ kind: 'profile_viewed', count: 2 });
    expect((await listFor(seeker)).notifications).toHaveLength(1);
  });
});

test('an answer after the promised time is announced as late', async () => {
  const { recruiter, jobId } = await hiring('Tailor');
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  await sql`update applications set answer_due_at = now() - interval '9 days' where id = ${id}`.execute(
    portal.db,
  );
  await runAnswerClock(portal.services);
  const { status } = await portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: { status: 'accepted' },
  });
  expect(status).toBe(200);
  expect(await textsFor(seeker)).toEqual([
    'A late answer: Kaveri Textiles accepted your application for Tailor',
    'No answer from Kaveri Textiles about Tailor',
  ]);
});
