import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ALERT_HOUR, ALERT_JOBS_SHOWN } from '../../../contract/constants.ts';
import type { Session } from '../../../contract/accounts.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { refreshSearch } from '../jobs/jobs.ts';
import { indexJobs, unindexJobs } from '../search/search.ts';

const portal = await openPortal();
const companyId = (await openCompany(portal, { name: 'Malwa Mills' })).id;
// Each test has its own people and its own word to search for.
let word = '';
let words = 0;
beforeEach(() => {
  word = `weaver${String.fromCharCode(97 + (words += 1))}`;
});

interface Wish {
  name?: string;
  frequency?: 'at_once' | 'daily' | 'weekly';
  search?: Record<string, unknown>;
}

async function alertOf(as: Session, wish: Wish = {}): Promise<number> {
  const { name = 'Weaving', frequency = 'at_once', search = { search: word } } = wish;
  const body = { name, frequency, search };
  const answer = await portal.call('POST /barong/resource/alerts', { as, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const job = (facts: Parameters<typeof openJob>[2] = {}) =>
  openJob(portal, companyId, { title: `Senior ${word}`, ...facts });

/** What the worker does every minute. */
async function minute(): Promise<void> {
  await sql`select graphile_worker.add_job('send_alerts')`.execute(portal.db);
  await portal.work();
}

const mailsOf = ({ user }: Session) => portal.inbox.of(user.email);
const subjectsOf = (as: Session) => mailsOf(as).map(({ subject }) => subject);

const listed = async (as: Session) =>
  (await portal.call('GET /barong/resource/alerts', { as, query: {} })).body.alerts;
const notificationsOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/notifications', { as, query: {} })).body.notifications;

const dueAt = async (id: number) =>
  (
    await portal.db
      .selectFrom('alerts')
      .select('due_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).due_at;
const makeDue = (id: number) =>
  sql`update alerts set due_at = now() - interval '1 second' where id = ${id}`.execute(portal.db);

describe('an alert that is sent at once', () => {
  test('mails a new job and notifies in the product, and the page shows what was sent', async () => {
    const as = await register(portal, { name: 'Asha Rao' });
    await alertOf(as);
    const jobId = await job({ location: 'Ujjain' });
    await minute();
    const [mail, ...more] = mailsOf(as);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`New job: Senior ${word} at Malwa Mills`);
    expect(mail?.text).toContain('Hello Asha Rao,');
    expect(mail?.text).toContain('There is a new job for your alert “Weaving”:');
    expect(mail?.text).toContain(
      `Senior ${word}\nMalwa Mills · Ujjain\nhttp://vritti.test/jobs/${jobId}?from=alert\n`,
    );
    expect(mail?.text).toContain(`http://vritti.test/jobs?search=${word}&sort=newest&from=alert`);
    expect(mail?.html).toContain(`href="http://vritti.test/jobs/${jobId}?from=alert"`);
    expect(await notificationsOf(as)).toMatchObject([
      { kind: 'job_alert', subject: { alert_name: 'Weaving', count: 1, job_id: jobId } },
    ]);
    expect(await listed(as)).toMatchObject([
      {
        last_sent_at: expect.any(String) as string,
        last_count: 1,
        last_jobs: [{ id: jobId, company_name: 'Malwa Mills', open: true }],
      },
    ]);
  });

  test('is written in the language of the seeker', async () => {
    const as = await register(portal);
    await portal.call('PUT /barong/resource/users/me', {
      as,
      body: { username: 'आशा राव', language: 'hi' },
    });
    await alertOf(as, { name: 'बुनाई' });
    await job({ location: 'Nashik, Maharashtra' });
    await minute();
    expect(subjectsOf(as)).toEqual([`नई नौकरी: Malwa Mills में Senior ${word}`]);
    expect(mailsOf(as)[0]?.text).toContain('आपके अलर्ट “बुनाई” की एक नई नौकरी आई है:');
    expect(mailsOf(as)[0]?.text).toContain('Malwa Mills · नासिक, महाराष्ट्र');
    expect(mailsOf(as)[0]?.text).toContain('यह अलर्ट बंद करें: http://vritti.test/');
  });

  test('never sends jobs that were there before, and none twice, even if it changes or reopens', async () => {
    const as = await register(portal);
    const old = await job({ title: `Old ${word}` });
    await alertOf(as);
    await minute();
    const jobId = await job();
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
    for (const id of [old, jobId]) {
      const { company_id, ...row } = await portal.db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await portal.db.transaction().execute(async (trx) => {
        // The job from before changes; the one that was sent is closed and reopened.
        if (id === jobId) await unindexJobs(trx, [id]);
        await indexJobs(trx, [{ ...row, company_id, company_name: 'Malwa Mills' }]);
      });
    }
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
  });

  test('sends an old job that was changed so that it now fits', async () => {
    const as = await register(portal);
    await alertOf(as, { search: { search: word, location: 'Kochi' } });
    const recruiterJob = await job({ location: 'Ujjain' });
    await minute();
    expect(subjectsOf(as)).toEqual([]);
    await portal.db
      .updateTable('jobs')
      .set({ location: 'Kochi' })
      .where('id', '=', recruiterJob)
      .execute();
    await portal.db.transaction().execute((trx) => refreshSearch(trx, [recruiterJob]));
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
  });

  test('sends nothing on channels that the seeker has switched off', async () => {
    const as = await register(portal);
    await alertOf(as);
    for (const channel of ['mail', 'product'] as const) {
      await portal.call('PUT /barong/resource/notification_preferences', {
        as,
        body: { kind: 'job_alert', channel, on: false },
      });
    }
    await job();
    await minute();
    expect(subjectsOf(as)).toEqual([]);
    expect(await notificationsOf(as)).toEqual([]);
  });
});

describe('daily and weekly alerts', () => {
  test('collect their jobs until eight in the morning in India, weekly ones until Monday', async () => {
    const as = await register(portal);
    const daily = await alertOf(as, { frequency: 'daily' });
    const weekly = await alertOf(as, {
      frequency: 'weekly',
      search: { search: word, skill: ['x'] },
    });
    await job({ skills: ['x'] });
    await job({ skills: ['x'], title: `Junior ${word}` });
    await minute();
    expect(subjectsOf(as)).toEqual([]);
    for (const id of [daily, weekly]) {
      const moment = Date.parse((await dueAt(id)) ?? '');
      const inIndia = new Date(moment + 5.5 * 3_600_000);
      expect([inIndia.getUTCHours(), inIndia.getUTCMinutes()]).toEqual([ALERT_HOUR, 0]);
      expect(moment).toBeGreaterThan(Date.now());
      expect(moment - Date.now()).toBeLessThanOrEqual((id === daily ? 1 : 7) * 86_400_000);
      expect(id === daily || inIndia.getUTCDay() === 1).toBe(true);
    }
    await makeDue(daily);
    await minute();
    expect(subjectsOf(as)).toEqual(['2 new jobs for “Weaving”']);
    expect(await notificationsOf(as)).toEqual([]);
    expect([await dueAt(daily), await dueAt(weekly)]).toEqual([null, expect.any(String)]);
  });

  test('name the newest jobs and count the others', async () => {
    const as = await register(portal);
    const id = await alertOf(as, { frequency: 'daily' });
    for (let count = 0; count < ALERT_JOBS_SHOWN + 2; count += 1) {
      await job({ title: `${word} ${count}`, posted_at: new Date(Date.now() - count * 3_600_000) });
    }
    await minute();
    await makeDue(id);
    await minute();
    const [mail] = mailsOf(as);
    expect(mail?.subject).toBe(`${ALERT_JOBS_SHOWN + 2} new jobs for “Weaving”`);
    expect(mail?.text).toContain(`${word} 0\n`);
    expect(mail?.text).not.toContain(`${word} ${ALERT_JOBS_SHOWN}\n`);
    expect(mail?.text).toContain('And 2 more.');
    expect((await listed(as))[0]).toMatchObject({ last_count: ALERT_JOBS_SHOWN + 2 });
  });

  test('leave out a job that closed before sending, and send it once it is open again', async () => {
    const as = await register(portal);
    const id = await alertOf(as, { frequency: 'daily' });
    const [open, closed] = [await job(), await job({ title: `Closed ${word}` })];
    await minute();
    const turn = async (status: 'active' | 'closed') => {
      await portal.db.updateTable('jobs').set({ status }).where('id', '=', closed).execute();
      await portal.db.transaction().execute((trx) => refreshSearch(trx, [closed]));
    };
    await turn('closed');
    await makeDue(id);
    await minute();
    expect(subjectsOf(as)).toEqual([`New job: Senior ${word} at Malwa Mills`]);
    await turn('active');
    await minute();
    await makeDue(id);
    await minute();
    expect(subjectsOf(as).at(-1)).toBe(`New job: Closed ${word} at Malwa Mills`);
    expect((await listed(as))[0]?.last_jobs.map((one) => one.id)).toEqual([closed]);
    expect(open).not.toBe(closed);
  });

  test('follow their new frequency with the jobs that wait', async () => {
    const as = await register(portal);
    const id = await alertOf(as, { frequency: 'weekly' });
    await job();
    await minute();
    await portal.call('PUT /barong/resource/alerts/:id', {
      as,
      params: { id },
      body: { frequency: 'at_once' },
    });
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
  });
});

describe('an alert sends nothing', () => {
  test('about a job that arrives while it is paused, but does about later ones', async () => {
    const as = await register(portal);
    const id = await alertOf(as, { frequency: 'daily' });
    const pause = (paused: boolean) =>
      portal.call('PUT /barong/resource/alerts/:id', { as, params: { id }, body: { paused } });
    await job({ title: `Waiting ${word}` });
    await minute();
    await pause(true);
    await job({ title: `Paused ${word}` });
    await minute();
    await pause(false);
    await job({ title: `Later ${word}` });
    await minute();
    await makeDue(id);
    await minute();
    expect(subjectsOf(as)).toEqual([`New job: Later ${word} at Malwa Mills`]);
  });

  test.each(['inactive', 'banned'] as const)('while the account is %s', async (state) => {
    const as = await register(portal);
    await alertOf(as);
    const turn = (to: 'active' | typeof state) =>
      portal.db.updateTable('accounts').set({ state: to }).where('id', '=', as.user.id).execute();
    await turn(state);
    await job();
    await minute();
    await turn('active');
    await minute();
    expect(subjectsOf(as)).toEqual([]);
    await job({ title: `Later ${word}` });
    await minute();
    expect(subjectsOf(as)).toEqual([`New job: Later ${word} at Malwa Mills`]);
  });

  test('after the account is deleted', async () => {
    const as = await register(portal);
    await alertOf(as);
    await job();
    await portal.call('POST /barong/resource/users/me/deletion', {
      as,
      body: { password: PASSWORD },
    });
    await minute();
    expect(subjectsOf(as).filter((subject) => subject?.includes(word))).toEqual([]);
  });

  test('after it is deleted; brought back, it sends what arrived in the meantime', async () => {
    const as = await register(portal);
    const id = await alertOf(as, { frequency: 'daily' });
    await portal.call('DELETE /barong/resource/alerts/:id', { as, params: { id } });
    await job();
    await minute();
    await portal.call('POST /barong/resource/alerts/:id/restoration', { as, params: { id } });
    await makeDue(id);
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
    await portal.call('DELETE /barong/resource/alerts/:id', { as, params: { id } });
    await job();
    await minute();
    await makeDue(id);
    await minute();
    expect(subjectsOf(as)).toHaveLength(1);
    await portal.call('POST /barong/resource/alerts/:id/restoration', { as, params: { id } });
    await minute();
    expect(subjectsOf(as)).toHaveLength(2);
  });
});

describe('the unsubscribe link in a mail', () => {
  const tokenOf = (as: Session) => {
    const headers = mailsOf(as).at(-1)?.headers ?? [];
    const { value = '' } = headers.find(({ key }) => key === 'list-unsubscribe') ?? {};
    return /token=([\w-]+)/.exec(value)?.[1] ?? '';
  };
  const stop = (token: string) =>
    portal.call('POST /barong/public/notification_mails/removal', { body: { token } });

  test('ends that alert only, without signing in', async () => {
    const as = await register(portal);
    await alertOf(as, { name: 'Weaving' });
    await job();
    await minute();
    expect(mailsOf(as)[0]?.text).toContain(
      `Stop this alert: http://vritti.test/notifications/stop#token=${tokenOf(as)}`,
    );
    await alertOf(as, { name: 'Senior weaving', search: { search: `senior ${word}` } });
    const { status, body } = await stop(tokenOf(as));
    expect([status, body]).toEqual([200, { kind: 'job_alert', alert: 'Weaving' }]);
    expect((await listed(as)).map(({ name, paused }) => [name, paused])).toEqual([
      ['Senior weaving', false],
      ['Weaving', true],
    ]);
    await job({ title: `Senior ${word} again` });
    await minute();
    expect(mailsOf(as).at(-1)?.text).toContain('your alert “Senior weaving”');
    expect(mailsOf(as)).toHaveLength(2);
  });

  test('changes nothing if the alert is deleted', async () => {
    const as = await register(portal);
    const id = await alertOf(as);
    await job();
    await minute();
    await portal.call('DELETE /barong/resource/alerts/:id', { as, params: { id } });
    const { status, body } = await stop(tokenOf(as));
    expect([status, body]).toEqual([200, { kind: 'job_alert', alert: '' }]);
  });
});
