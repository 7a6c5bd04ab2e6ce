import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addTask } from '../../platform/tasks.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();

const leave = (as: Actor | undefined, password = PASSWORD) =>
  portal.call('POST /barong/resource/users/me/deletion', { as, body: { password } });
const logIn = (email: string, password = PASSWORD) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password } });
const accountOf = (id: number) =>
  portal.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('deleting an account', () => {
  test('ends every session, is confirmed by mail, and is revealed only to somebody with the password', async () => {
    const session = await register(portal);
    const { email } = session.user;
    const elsewhere = (await logIn(email)).body;
    expect((await leave(session)).status).toBe(200);
    for (const as of [session, elsewhere]) {
      const me = await portal.call('GET /barong/resource/users/me', { as });
      expect(me.status).toBe(401);
    }
    expect((await logIn(email)).body.errors).toEqual(['identity.session.deleted']);
    expect((await logIn(email, 'Wrong-pass-1')).body.errors).toEqual([
      'identity.session.invalid_params',
    ]);
    expect((await portal.subjectsTo(email)).at(-1)).toBe('Your Vritti account was deleted');
  });

  test('needs the password', async () => {
    const session = await register(portal);
    const wrong = await leave(session, 'Wrong-pass-1');
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
    expect(Object.keys(wrong.body.fields)).toEqual(['password']);
    expect((await leave(session, '')).body.errors).toEqual(['identity.user.missing_password']);
    expect((await leave(undefined)).status).toBe(401);
    expect((await accountOf(session.user.id)).state).toBe('active');
  });

  test('requested twice at the same moment happens once', async () => {
    const session = await register(portal);
    const answers = await Promise.all([leave(session), leave(session)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('leaves no personal data in the account', async () => {
    const session = await register(portal, { name: 'Lakshitha Iyer' });
    await portal.db
      .updateTable('accounts')
      .set({ phone: '+919876543210' })
      .where('id', '=', session.user.id)
      .execute();
    await leave(session);
    const left = await accountOf(session.user.id);
    expect(left).toMatchObject({ state: 'deleted', name: '', phone: null, company_hints: null });
    expect(left.email).toMatch(/^[0-9a-f]{64}@deleted\.invalid$/);
  });

  test('leaves no rows in any table except those that others need', async () => {
    const { rows } = await sql<{ name: string; column: string }>`
      select table_name as name, column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'`.execute(portal.db);
    const session = await register(portal);
    const { id } = session.user;
    const companyId = (await openCompany(portal)).id;
    const jobId = await openJob(portal, companyId);
    await portal.call('POST /barong/resource/saved_jobs', {
      as: session,
      body: { job_id: jobId },
    });
    const alert = await portal.call('POST /barong/resource/alerts', {
      as: session,
      body: { name: 'Mine', frequency: 'daily', search: {} },
    });
    const found = { alert_id: alert.body.id, job_id: jobId };
    await portal.db.insertInto('alert_matches').values(found).execute();
    await uploadResume(portal, { as: session, bytes: pdf() });
    await apply(portal, session, jobId);
    await portal.db
      .insertInto('two_step')
      .values({ account_id: id, sealed_secret: Buffer.from('x') })
      .execute();
    await portal.db
      .insertInto('passkeys')
      .values({
        account_id: id,
        credential_id: Buffer.from('x'),
        public_key: Buffer.from('x'),
        counter: 0,
        transports: [],
        name: 'My phone',
      })
      .execute();
    await portal.call('PUT /barong/resource/notification_preferences', {
      as: session,
      body: { kind: 'application_decided', channel: 'mail', on: false },
    });
    await portal.call('POST /barong/identity/users/password/generate_code', {
      body: { email: session.user.email },
    });
    await portal.work();
    expect((await leave(session)).status).toBe(200);
    expect(rows.length).toBeGreaterThan(8);
    for (const { name } of rows) {
      const left = await sql`select from ${sql.table(name)} where account_id = ${id}`.execute(
        portal.db,
      );
      expect([name, left.rows.length]).toEqual([name, 0]);
    }
    const ofAlert = portal.db.selectFrom('alert_matches').where('alert_id', '=', alert.body.id);
    expect(await ofAlert.select('job_id').execute()).toEqual([]);
  });

  test('leaves no text of the profile in any table, whether it was sent with an application or not', async () => {
    const session = await register(portal);
    const word = 'Zubenelgenubi';
    const span = { startDate: null, endDate: null, current: false };
    const texts = { location: word, description: word };
    const { status } = await portal.call('POST /barong/resource/user_profile', {
      as: session,
      body: {
        name: word,
        title: word,
        location: word,
        about: word,
        skills: [word],
        experience: [{ ...span, ...texts, title: word, company: word, skills: [word] }],
        education: [{ ...span, ...texts, degree: word, institution: word, field: word }],
        default_cover_letter: word,
        preferred_locations: [word],
        languages: [{ language: word }],
        current_ctc_lpa: 7.654_32,
        expected_ctc_lpa: 7.654_32,
      },
    });
    expect(status).toBe(200);
    const jobId = await openJob(portal, (await openCompany(portal)).id);
    await portal.call('POST /barong/resource/jobs/:id/apply', {
      as: session,
      params: { id: jobId },
      body: { cover_letter: word, share_ctc: true },
    });
    await addTask(portal.db, 'read_candidate_news', {});
    await portal.work();
    const tablesWithIt = async () => {
      const { rows } = await sql<{ table: string; rows: string }>`
        select table_name as "table", query_to_xml(
            format('select * from public.%I', table_name), false, true, '')::text as "rows"
          from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(portal.db);
      return rows
        .filter((table) => /Zubenelgenubi|765432/.test(table.rows))
        .map((row) => row.table);
    };
    expect((await tablesWithIt()).toSorted()).toEqual([
      'accounts',
      'applications',
      'candidate_search',
      'profiles',
    ]);
    expect((await leave(session)).status).toBe(200);
    await portal.work();
    expect(await tablesWithIt()).toEqual([]);
  });

  test('frees the address at once, and a second account can be deleted like the first', async () => {
    const first = await register(portal);
    const { email } = first.user;
    await leave(first);
    await portal.db.deleteFrom('attempt_counts').execute();
    const second = await register(portal, { email });
    expect((await logIn(email)).body.user.id).toBe(second.user.id);
    expect((await leave(second)).status).toBe(200);
    expect((await logIn(email)).body.errors).toEqual(['identity.session.deleted']);
    expect((await accountOf(first.user.id)).password_hash).toBeNull();
  });

  test('after 30 days nothing shows that the address had an account', async () => {
    const session = await register(portal);
    const { id, email, uid } = session.user;
    await leave(session);
    const aged = { deleted_at: new Date(Date.now() - 31 * 86_400_000) };
    await portal.db.updateTable('accounts').set(aged).where('id', '=', id).execute();
    await sql`select graphile_worker.add_job('forget_deleted_accounts')`.execute(portal.db);
    await portal.work();
    expect(await accountOf(id)).toMatchObject({
      email: `${uid}@deleted.invalid`,
      password_hash: null,
    });
    expect((await logIn(email)).body.errors).toEqual(['identity.session.invalid_params']);
    expect((await logIn(`${uid}@deleted.invalid`)).body.errors).toEqual([
      'identity.session.invalid_params',
    ]);
  });

  test('a deleted account cannot get a reset link', async () => {
    const session = await register(portal);
    const { email } = session.user;
    await leave(session);
    const before = (await portal.mailsTo(email)).length;
    await portal.call('POST /barong/identity/users/password/generate_code', { body: { email } });
    expect(await portal.mailsTo(email)).toHaveLength(before);
  });
});

describe('the applications of a seeker who leaves', () => {
  test('are withdrawn, and nothing that the company keeps identifies them', async () => {
    const { companyId, recruiter } = await openTeam(portal);
    const [open, accepted, rejected] = [
      await openJob(portal, companyId),
      await openJob(portal, companyId),
      await openJob(portal, companyId),
    ];
    const seeker = await register(portal, { name: 'Lakshitha Iyer' });
    await uploadResume(portal, { as: seeker, bytes: pdf() });
    const ids: number[] = [];
    for (const job of [open, accepted, rejected]) {
      const letter = 'Lakshitha here, on 98765 43210.';
      ids.push((await apply(portal, seeker, job, { cover_letter: letter })).id);
    }
    const decide = (id: number | undefined, status: 'accepted' | 'rejected') =>
      portal.db
        .updateTable('applications')
        .set({ status })
        .where('id', '=', id ?? 0)
        .execute();
    await decide(ids[1], 'accepted');
    await decide(ids[2], 'rejected');
    await portal.db
      .insertInto('application_events')
      .values({
        application_id: ids[1] ?? 0,
        kind: 'status_changed',
        status: 'accepted',
        actor_id: recruiter.user.id,
        reason: 'Lakshitha knows Tally',
      })
      .execute();
    const files = await portal.db
      .selectFrom('documents')
      .select('file_key')
      .where('account_id', '=', seeker.user.id)
      .execute();
    const mailsBefore = (await portal.mailsTo(recruiter.user.email)).length;

    await leave(seeker);
    await portal.work();

    const list = await portal.call('GET /barong/resource/applications', {
      as: recruiter,
      query: {},
    });
    const statuses = Object.fromEntries(
      list.body.applications.map(({ id, status }) => [id, status]),
    );
    expect(ids.map((id) => statuses[id])).toEqual(['withdrawn', 'withdrawn', 'rejected']);
    expect(portal.inbox.of(recruiter.user.email)).toHaveLength(mailsBefore + 2);
    const candidate = await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: recruiter,
      params: { id: ids[1] ?? 0 },
    });
    expect(candidate.body).toMatchObject({ name: '', email: null, phone: null, resumeUrl: null });
    const news = await portal.call('GET /barong/resource/notifications', {
      as: recruiter,
      query: {},
    });
    const decided = await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id: ids[2] ?? 0 },
      body: { status: 'accepted' },
    });
    expect(decided.body.errors).toEqual(['resource.application.invalid_transition']);
    for (const text of [list.text, candidate.text, news.text]) {
      expect(text).not.toMatch(/Lakshitha|98765|deleted\.invalid/);
    }
    expect(files).toHaveLength(1);
    for (const { file_key } of files) {
      await expect(portal.files.read(file_key)).rejects.toThrow('ENOENT');
    }
  });

  test('do not identify them even if one is sent at the same moment', async () => {
    const companyId = (await openCompany(portal)).id;
    const seeker = await register(portal, { name: 'Lakshitha Iyer' });
    const jobs = await Promise.all([1, 2, 3].map(() => openJob(portal, companyId)));
    const letter = 'Lakshitha here.';
    await Promise.allSettled([
      ...jobs.map((job) => apply(portal, seeker, job, { cover_letter: letter })),
      leave(seeker),
    ]);
    const left = await portal.db
      .selectFrom('applications')
      .select(['candidate', 'cover_letter'])
      .where('seeker_id', '=', seeker.user.id)
      .execute();
    expect(JSON.stringify(left)).not.toContain('Lakshitha');
  });

  test('do not affect other people’s applications', async () => {
    const companyId = (await openCompany(portal)).id;
    const jobId = await openJob(portal, companyId);
    const [leaver, other] = [await register(portal), await register(portal)];
    await apply(portal, leaver, jobId);
    const kept = await apply(portal, other, jobId);
    await leave(leaver);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: other,
      params: { id: kept.id },
    });
    expect(mine.body).toMatchObject({ status: 'pending', cover_letter: kept.cover_letter });
  });
});

describe('the jobs of a recruiter who leaves', () => {
  const stateOf = async (id: number) => {
    const job = await portal.db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    return job?.status;
  };

  test('stay open while there is a colleague, and close with the last one', async () => {
    const companyId = (await openCompany(portal)).id;
    const [first, last] = [
      await registerRecruiter(portal, companyId),
      await registerRecruiter(portal, companyId),
    ];
    const open = await openJob(portal, companyId);
    const draft = await openJob(portal, companyId, { status: 'draft' });
    const elsewhere = await openJob(portal, (await openCompany(portal)).id);
    await leave(first);
    expect(await stateOf(open)).toBe('active');
    await leave(last);
    expect([await stateOf(open), await stateOf(draft)]).toEqual(['closed', 'draft']);
    expect(await stateOf(elsewhere)).toBe('active');
    const page = await portal.call('GET /barong/public/jobs/:id', { params: { id: open } });
    expect(page.status).toBe(410);
  });

  test('close even if the last two leave at the same moment', async () => {
    const companyId = (await openCompany(portal)).id;
    const people = [
      await registerRecruiter(portal, companyId),
      await registerRecruiter(portal, companyId),
    ];
    const open = await openJob(portal, companyId);
    await Promise.all(people.map((person) => leave(person)));
    expect(await stateOf(open)).toBe('closed');
  });
});
