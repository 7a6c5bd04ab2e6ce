import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CandidateAlertFrequency } from '../../../../contract/candidates/candidate-alert-frequencies.ts';
import { addProfile, addRecruiter, addSeeker, signIn } from '../../../../db/world/people.ts';
import type { Session } from '../../../../contract/accounts.ts';
import { apply, openJob, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { waitingForLocks } from '../../../test/locks.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { readAllNews } from '../indexing.ts';
import { deleteNews, indexApplications, lockNews } from '../news-queries.ts';
import { sendCandidateAlerts } from './sending.ts';

const portal = await openPortal();

/** A checked company, which may find people, with a job; each test has its own. */
async function openMill() {
  // Every test lets all alerts be due, and would do the work of those before it.
  await portal.db.deleteFrom('candidate_alerts').execute();
  const company = { website: 'https://people.example' };
  const opened = await openTeam(portal, { company, colleague: 'Ravi Menon' });
  return { ...opened, job: await openJob(portal, opened.companyId) };
}

interface Wish {
  name?: string;
  source?: 'applied' | 'found';
  filters?: object;
  is_shared?: boolean;
}

async function save(as: Actor, wish: Wish = {}): Promise<number> {
  const body = { name: 'Weavers', filters: { search: 'weaver' }, ...wish };
  return (await portal.call('POST /barong/resource/candidate_searches', { as, body })).body.id;
}

const tell = (as: Actor, id: number, frequency: CandidateAlertFrequency) =>
  portal.call('PUT /barong/resource/candidate_searches/:id/alert', {
    as,
    params: { id },
    body: { frequency },
  });

async function alertOf(as: Actor, wish: Wish = {}): Promise<number> {
  const id = await save(as, wish);
  expect((await tell(as, id, 'daily')).status).toBe(200);
  return id;
}

async function applicant(job: number, name: string, title = 'Weaver'): Promise<Session> {
  const seeker = await register(portal, { name });
  await addProfile(portal.db, seeker.user.id, { title });
  await apply(portal, seeker, job);
  return seeker;
}

async function findable(name: string, more: { phone?: string } = {}) {
  const seeker = await addSeeker(portal.db, { name, ...more });
  await addProfile(portal.db, seeker.id, { visibility: 'checked', title: 'Weaver' });
  return seeker;
}

/** What the worker does in the minute in which all alerts are due. */
async function morning(): Promise<void> {
  await sql`update candidate_alerts set due_at = now()`.execute(portal.db);
  await sendCandidateAlerts(portal.services);
  await portal.work();
}

/** Everything that happened so far was that long ago. */
async function pass(time: string): Promise<void> {
  await sql`update candidate_search set changed_at = changed_at - ${time}::interval`.execute(
    portal.db,
  );
  await sql`update candidate_alerts set since = since - ${time}::interval,
    looked_at = looked_at - ${time}::interval, last_sent_at = last_sent_at - ${time}::interval`.execute(
    portal.db,
  );
  await sql`update candidate_alert_matches set sent_at = sent_at - ${time}::interval`.execute(
    portal.db,
  );
}

/** Recruiters get other mails too, about the same applications. */
const mailsOf = ({ user }: Session) =>
  portal.inbox
    .of(user.email)
    .filter(({ subject = '' }) => /new candidate|नए आवेदक|नया आवेदक/i.test(subject));
const subjectsOf = (as: Session) => mailsOf(as).map(({ subject }) => subject);
const textOf = (as: Session) =>
  mailsOf(as)
    .map(({ text }) => text)
    .join('\n');
const bellOf = async (as: Session) =>
  (
    await portal.call('GET /barong/resource/notifications', { as, query: {} })
  ).body.notifications.filter(({ kind }) => kind === 'candidate_alert');

/** The page to which a mail links, as the browser asks for it. */
async function pageOf(as: Session, text: string) {
  const [, address = ''] = /(\/hr\/candidates\?\S+)/.exec(text) ?? [];
  const params = new URL(address, 'http://vritti.test').searchParams;
  const query = {
    source: params.get('source') === 'found' ? ('found' as const) : ('applied' as const),
    search: params.get('search') ?? '',
    saved: params.get('saved'),
    since: params.get('since') ?? '',
  };
  const { body } = await portal.call('GET /barong/resource/candidates', { as, query });
  return body;
}

test('tells of those who applied since, in one mail and one notification, whose link marks them', async () => {
  const { recruiter, job } = await openMill();
  await applicant(job, 'Was Here');
  await pass('2 hours');
  await alertOf(recruiter);
  const [asha, imran] = [await applicant(job, 'Asha Rao'), await applicant(job, 'Imran Khan')];
  await applicant(job, 'Tara Sen', 'Tailor');
  await morning();
  expect(subjectsOf(recruiter)).toEqual(['2 new candidates in “Weavers”']);
  expect(textOf(recruiter)).toMatch(/2 new since \d\d \w{3} \d{4}: Imran Khan, Asha Rao\n/);
  expect(await bellOf(recruiter)).toMatchObject([
    { kind: 'candidate_alert', subject: { searches: 1, search_name: 'Weavers', count: 2 } },
  ]);
  expect(JSON.stringify(await bellOf(recruiter))).not.toMatch(/Asha|Imran/);
  const { candidates, new_ids } = await pageOf(recruiter, textOf(recruiter));
  expect(candidates.map(({ name }) => name)).toEqual(['Imran Khan', 'Asha Rao', 'Was Here']);
  expect(new Set(new_ids)).toEqual(new Set([asha.user.id, imran.user.id]));
});

test('is silent when nobody is new, and tells of nobody twice, even of those who change something', async () => {
  const { recruiter, job } = await openMill();
  await alertOf(recruiter);
  await alertOf(recruiter, { name: 'Found', source: 'found' });
  await morning();
  expect(subjectsOf(recruiter)).toEqual([]);
  await applicant(job, 'Asha Rao');
  const kavya = await findable('Kavya Nair');
  await morning();
  expect(subjectsOf(recruiter)).toEqual(['New candidates in 2 saved searches']);
  await portal.db
    .updateTable('profiles')
    .set({ about: 'Looms.', updated_at: sql<string>`now()` })
    .where('account_id', '=', kavya.id)
    .execute();
  await morning();
  await pass('1 day');
  await morning();
  expect(subjectsOf(recruiter)).toHaveLength(1);
  await applicant(job, 'Late Comer');
  await morning();
  expect(textOf(recruiter)).toContain('1 new since');
  const last = mailsOf(recruiter).at(-1)?.text ?? '';
  expect((await pageOf(recruiter, last)).new_ids).toHaveLength(1);
});

test('tells of somebody whose application was still being written when the last mail went out', async () => {
  const { recruiter, job } = await openMill();
  await alertOf(recruiter);
  await pass('1 day');
  await morning();
  const late = await applicant(job, 'Slow Network');
  await readAllNews(portal.db);
  await sql`update candidate_search set changed_at = now() - interval '5 minutes'
    where account_id = ${late.user.id}`.execute(portal.db);
  await morning();
  expect(textOf(recruiter)).toContain('Slow Network');
});

test('waits for applications that another task is just reading into the search', async () => {
  const { recruiter, job } = await openMill();
  await alertOf(recruiter);
  await applicant(job, 'Asha Rao');
  const hold = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const reader = portal.db.transaction().execute(async (trx) => {
    const news = await lockNews(trx, { most: 200 });
    reading.resolve();
    await hold.promise;
    await indexApplications(
      trx,
      news.map(({ application_id }) => application_id),
    );
    const ids = news.map(({ id }) => id);
    await deleteNews(trx, ids);
  });
  await reading.promise;
  const sent = morning();
  await expect.poll(() => waitingForLocks(portal), { timeout: 20_000 }).toBe(1);
  hold.resolve();
  await Promise.all([reader, sent]);
  expect(textOf(recruiter)).toContain('Asha Rao');
});

test('does not tell of people who withdrew, hid themselves, blocked the company or were banned since', async () => {
  const { recruiter, job, companyId } = await openMill();
  await alertOf(recruiter);
  await alertOf(recruiter, { source: 'found' });
  const gone = await register(portal, { name: 'Gone Again' });
  await addProfile(portal.db, gone.user.id, { title: 'Weaver' });
  const { id } = await apply(portal, gone, job);
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: gone,
    params: { id },
  });
  const blocking = await applicant(job, 'Blocks Them');
  await portal.db
    .insertInto('blocked_companies')
    .values({ account_id: blocking.user.id, company_id: companyId, name: 'A mill' })
    .execute();
  const banned = await applicant(job, 'Banned One');
  await portal.db
    .updateTable('accounts')
    .set({ state: 'banned' })
    .where('id', '=', banned.user.id)
    .execute();
  const hidden = await findable('Hides Again');
  await portal.db
    .updateTable('profiles')
    .set({ visibility: 'nobody' })
    .where('account_id', '=', hidden.id)
    .execute();
  const stranger = await findable('Blocks From Afar');
  await portal.db
    .insertInto('blocked_companies')
    .values({ account_id: stranger.id, company_id: companyId, name: 'A mill' })
    .execute();
  await morning();
  expect(subjectsOf(recruiter)).toEqual([]);
  expect(await bellOf(recruiter)).toEqual([]);
});

test('has no address and no number, and nobody who is reviewed blind', async () => {
  const { recruiter, companyId, job } = await openMill();
  await alertOf(recruiter);
  await alertOf(recruiter, { source: 'found' });
  const shown = await applicant(job, 'Meera');
  await findable('Kavya', { phone: '+919812345671' });
  const blind = await openJob(portal, companyId, { is_blind: true });
  await applicant(blind, 'Hidden Name');
  await morning();
  const all = JSON.stringify([mailsOf(recruiter), await bellOf(recruiter)]);
  expect(all).toContain('Meera');
  expect(all).toContain('Kavya');
  for (const secret of ['45671', shown.user.email, 'Hidden Name']) {
    expect(all).not.toContain(secret);
  }
});

test('counts up to a hundred, and names the newest ten', async () => {
  const { recruiter, companyId, job } = await openMill();
  await alertOf(recruiter);
  await applicant(job, 'Asha Rao');
  await readAllNews(portal.db);
  await sql`
    with many as (
      insert into accounts (uid, email, name, role, state, password_hash)
      select 'IDM' || n, 'many' || n || '@people.example', 'Person', 'user', 'active', ''
        from generate_series(1, 100) as n returning id
    )
    insert into candidate_search
    select many.id, company_id, application_id, words, places, notice_period_days, last_working_day,
        expected_ctc_inr, experience_months, works_since, changed_at
      from many, candidate_search where company_id = ${companyId}`.execute(portal.db);
  await morning();
  expect(subjectsOf(recruiter)).toEqual(['100+ new candidates in “Weavers”']);
  expect(textOf(recruiter)).toContain('and 90 more');
  expect((await pageOf(recruiter, textOf(recruiter))).new_ids).toHaveLength(100);
});

test('tells in the language of the reader', async () => {
  const { recruiter, job } = await openMill();
  await portal.db
    .updateTable('accounts')
    .set({ language: 'hi' })
    .where('id', '=', recruiter.user.id)
    .execute();
  await alertOf(recruiter);
  await applicant(job, 'Asha Rao');
  await morning();
  expect(subjectsOf(recruiter)).toEqual(['“Weavers” में 1 नया आवेदक']);
  expect(textOf(recruiter)).toMatch(/के बाद से 1 नए: Asha Rao/);
});

test('a colleague is told of a search that the team shares, and not any more of one that it does not', async () => {
  const { recruiter, colleague, job } = await openMill();
  const shared = await save(recruiter, { is_shared: true });
  expect((await tell(colleague, shared, 'daily')).body.frequency).toBe('daily');
  await applicant(job, 'Asha Rao');
  await morning();
  expect([subjectsOf(colleague).length, subjectsOf(recruiter).length]).toEqual([1, 0]);
  const marks = await pageOf(recruiter, textOf(colleague));
  expect(marks.new_ids).toEqual([]);
  await portal.call('PUT /barong/resource/candidate_searches/:id', {
    as: recruiter,
    params: { id: shared },
    body: { name: 'Weavers', is_shared: false },
  });
  await applicant(job, 'Imran Khan');
  await morning();
  expect(subjectsOf(colleague)).toHaveLength(1);
});

test.each(['banned', 'inactive'] as const)(
  'a recruiter who is %s is told nothing',
  async (state) => {
    const { recruiter, job } = await openMill();
    await alertOf(recruiter);
    await applicant(job, 'Asha Rao');
    await portal.db
      .updateTable('accounts')
      .set({ state })
      .where('id', '=', recruiter.user.id)
      .execute();
    await morning();
    expect(subjectsOf(recruiter)).toEqual([]);
  },
);

test('a member who was removed, and a search that was deleted, bring nothing', async () => {
  const { recruiter, companyId, job } = await openMill();
  const leaver = await signIn(
    portal.db,
    await addRecruiter(portal.db, companyId, { team_role: 'recruiter' }),
  );
  const shared = await save(recruiter, { is_shared: true });
  await tell(leaver, shared, 'daily');
  await alertOf(leaver);
  const dropped = await alertOf(recruiter);
  await applicant(job, 'Asha Rao');
  await portal.call('DELETE /barong/resource/candidate_searches/:id', {
    as: recruiter,
    params: { id: dropped },
  });
  await portal.call('POST /barong/resource/team/departure', {
    as: leaver,
    body: { confirmed: true },
  });
  await morning();
  expect([subjectsOf(leaver), subjectsOf(recruiter)]).toEqual([[], []]);
  const left = await portal.db
    .selectFrom('candidate_alerts')
    .select('id')
    .where('account_id', '=', leaver.user.id)
    .execute();
  expect(left).toEqual([]);
});

test('a company that is not checked any more is told of nobody whom it may not find', async () => {
  const { recruiter, companyId } = await openMill();
  await alertOf(recruiter, { source: 'found' });
  await findable('Kavya Nair');
  await portal.db
    .updateTable('companies')
    .set({ website: null })
    .where('id', '=', companyId)
    .execute();
  await morning();
  expect(subjectsOf(recruiter)).toEqual([]);
});

test('the link in the mail ends such mails, and the settings keep the notification', async () => {
  const { recruiter, job } = await openMill();
  await alertOf(recruiter);
  await applicant(job, 'Asha Rao');
  await morning();
  const [mail] = mailsOf(recruiter);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const token = /token=([\w-]+)/.exec(header)?.[1] ?? '';
  const stopped = await portal.call('POST /barong/public/notification_mails/removal', {
    body: { token },
  });
  expect(stopped.body).toEqual({ kind: 'candidate_alert', alert: null });
  await applicant(job, 'Imran Khan');
  await morning();
  expect([subjectsOf(recruiter).length, (await bellOf(recruiter)).length]).toEqual([1, 2]);
});

test('several workers at the same moment send it once, and one that is killed leaves nothing behind', async () => {
  const { recruiter, job } = await openMill();
  await alertOf(recruiter);
  await alertOf(recruiter, { name: 'Again' });
  await applicant(job, 'Asha Rao');
  await sql`update candidate_alerts set due_at = now()`.execute(portal.db);
  const brokenSeal = {
    ...portal.services.seal,
    close: () => {
      throw new Error('killed');
    },
  };
  await expect(sendCandidateAlerts({ ...portal.services, seal: brokenSeal })).rejects.toMatchObject(
    { errors: [{ message: 'killed' }] },
  );
  expect(await bellOf(recruiter)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => sendCandidateAlerts(portal.services)));
  await portal.work();
  expect([subjectsOf(recruiter).length, (await bellOf(recruiter)).length]).toEqual([1, 1]);
});
