import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addApplication, addDocument } from '../../../db/world/hiring.ts';
import { textOfPdf } from '../../../web/features/profile/reading/formats/pdf.ts';
import { openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { ageAuthentication } from '../../test/sessions.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const request = (as: Actor | undefined, language = 'en') =>
  portal.call('POST /barong/resource/personal_copy', {
    as,
    headers: { 'accept-language': language },
  });
const read = async (as: Actor | undefined) =>
  portal.call('GET /barong/resource/personal_copy', { as });
const sign = (as: Actor | undefined) =>
  portal.call('POST /barong/resource/personal_copy/address', { as });

async function open(address: string) {
  const { statusCode, rawPayload, headers } = await portal.app.inject(address);
  return { status: statusCode, headers, entries: () => unzipSync(new Uint8Array(rawPayload)) };
}

/** The files in a new copy, by their paths. */
async function copyOf(as: Actor, language?: string): Promise<Record<string, Uint8Array>> {
  expect((await request(as, language)).status).toBe(201);
  await portal.work();
  const opened = await open((await sign(as)).body.address);
  expect(opened.status).toBe(200);
  return opened.entries();
}

interface Json {
  about: { account: string };
  tables: Record<
    string,
    { rows: Record<string, unknown>[]; kept_but_not_shown: string[]; corrected_at: string }
  >;
}
const jsonOf = (copy: Record<string, Uint8Array>): Json =>
  JSON.parse(new TextDecoder().decode(copy['my-data.json']));
const pdfText = async (copy: Record<string, Uint8Array>) =>
  (await textOfPdf(new Uint8Array(copy['my-data.pdf'] ?? []))).lines
    .map(({ text }) => text)
    .join('\n');

describe('a copy of one’s own data', () => {
  test('is a ZIP with everything as JSON, the same as a PDF, and the files', async () => {
    const seeker = await register(portal, { name: 'Lakshitha Iyer' });
    const company = await openCompany(portal);
    const jobId = await openJob(portal, company.id);
    const cover_letter = 'I have kept books for three years.';
    await addApplication(portal.db, seeker.user.id, jobId, { cover_letter });
    const key = `documents/${seeker.user.id}-mine.pdf`;
    await portal.files.put(key, Buffer.from('%PDF-mine'));
    await addDocument(portal.db, seeker.user.id, { doc_name: 'Mine.pdf', file_key: key });
    const copy = await copyOf(seeker);
    const { about, tables } = jsonOf(copy);
    expect(about.account).toBe(seeker.user.uid);
    expect(tables['accounts']?.rows).toMatchObject([
      { name: 'Lakshitha Iyer', email: seeker.user.email },
    ]);
    expect(tables['applications']?.rows).toMatchObject([{ cover_letter, status: 'pending' }]);
    expect(tables['applications']?.rows[0]?.['job_id']).toContain(company.name);
    const path = `files/documents/${seeker.user.id}-mine.pdf`;
    expect(tables['documents']?.rows).toMatchObject([{ doc_name: 'Mine.pdf', file_key: path }]);
    expect(Buffer.from(copy[path] ?? []).toString()).toBe('%PDF-mine');
    const paper = await pdfText(copy);
    for (const word of ['Lakshitha Iyer', seeker.user.email, cover_letter, 'Mine.pdf']) {
      expect(paper).toContain(word);
    }
  });

  test('names its secrets without containing any', async () => {
    const seeker = await register(portal);
    const { password_hash } = await portal.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', seeker.user.id)
      .executeTakeFirstOrThrow();
    const copy = await copyOf(seeker);
    const json = new TextDecoder().decode(copy['my-data.json']);
    expect(jsonOf(copy).tables['accounts']?.kept_but_not_shown).toEqual(['password_hash']);
    expect(jsonOf(copy).tables['sessions']?.kept_but_not_shown).toContain('token_hash');
    expect(password_hash).toMatch(/^\$argon2id/);
    for (const secret of [password_hash ?? '', seeker.token]) expect(json).not.toContain(secret);
  });

  test('contains nothing about anybody else', async () => {
    const other = await register(portal, { name: 'Zubenelgenubi' });
    const jobId = await openJob(portal, (await openCompany(portal)).id);
    await addApplication(portal.db, other.user.id, jobId, { cover_letter: 'Zubenelgenubi' });
    // Nobody has proved that the other one's address belongs to this account.
    const wait = { email: other.user.email.toUpperCase(), path: '/chat' };
    await portal.db.insertInto('feature_waits').values(wait).execute();
    const copy = await copyOf(await register(portal));
    const json = new TextDecoder().decode(copy['my-data.json']);
    expect(json).not.toMatch(new RegExp(`Zubenelgenubi|${other.user.email}`, 'i'));
  });

  test('leaves out everything tied to an address that its account never confirmed', async () => {
    const squatter = await register(portal, { verified: false });
    const { email } = squatter.user;
    await portal.db.insertInto('feature_waits').values({ email, path: '/chat' }).execute();
    const { tables } = jsonOf(await copyOf(squatter));
    expect(tables['feature_waits']?.rows).toEqual([]);
  });

  test('is not announced at an unconfirmed address, which may be a stranger’s', async () => {
    const squatter = await register(portal, { verified: false });
    await copyOf(squatter);
    expect(portal.inbox.of(squatter.user.email)).toEqual([]);
  });

  test('of a recruiter contains what they posted and did', async () => {
    const company = await openCompany(portal);
    const recruiter = await registerRecruiter(portal, company.id);
    await openJob(portal, company.id, { title: 'Tailor', posted_by: recruiter.user.id });
    const { tables } = jsonOf(await copyOf(recruiter));
    expect(tables['jobs']?.rows).toMatchObject([{ title: 'Tailor', company_id: company.name }]);
  });

  test('names the company of each of several conversations', async () => {
    const seeker = await register(portal);
    const companies = [
      await openCompany(portal, { name: 'Tea Traders' }),
      await openCompany(portal, { name: 'Mill' }),
    ];
    for (const { id: company_id } of companies) {
      await portal.db
        .insertInto('conversations')
        .values({
          kind: 'candidate',
          company_id,
          seeker_id: seeker.user.id,
          opened_side: 'company',
        })
        .execute();
    }
    const { tables } = jsonOf(await copyOf(seeker));
    const named = tables['conversations']?.rows.map(({ company_id }) => company_id);
    expect(named?.toSorted()).toEqual(['Mill', 'Tea Traders']);
  });

  test('is in Hindi for somebody who reads Hindi', async () => {
    const seeker = await register(portal);
    const paper = await pdfText(await copyOf(seeker, 'hi'));
    expect(paper.replaceAll(/\s/g, '')).toContain('Vrittiपरआपकाडेटा');
  });

  test('continues in another PDF if there is much', async () => {
    const seeker = await register(portal);
    const searches = Array.from({ length: 700 }, (_, at) => ({
      account_id: seeker.user.id,
      kind: 'job_alert' as const,
      subject: JSON.stringify({ alert_name: `Search number ${at}` }),
    }));
    await portal.db.insertInto('notifications').values(searches).execute();
    const copy = await copyOf(seeker);
    expect(Object.keys(copy)).toEqual(['my-data.json', 'my-data.pdf', 'my-data-2.pdf']);
    expect(jsonOf(copy).tables['notifications']?.rows).toHaveLength(700);
    for (const name of ['my-data.pdf', 'my-data-2.pdf']) {
      expect(Buffer.from(copy[name] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  test('is announced by mail when it is ready, and recorded in the security log', async () => {
    const seeker = await register(portal);
    await copyOf(seeker);
    expect(portal.inbox.of(seeker.user.email).at(-1)?.subject).toBe(
      'The copy of your data is ready',
    );
    const { body } = await portal.call('GET /barong/resource/security_events', {
      as: seeker,
      query: {},
    });
    const kinds = body.security_events.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['copy_opened', 'copy_requested']);
  });
});

describe('asking for a copy', () => {
  test('is possible for everybody with an account who has just authenticated again', async () => {
    expect((await request(undefined)).status).toBe(401);
    expect((await read(undefined)).status).toBe(401);
    expect((await sign(undefined)).status).toBe(401);
    const seeker = await register(portal);
    await ageAuthentication(portal, seeker.user.id);
    const code = 'authz.reauthentication_required';
    expect((await request(seeker)).body.errors).toEqual([code]);
    expect((await sign(seeker)).body.errors).toEqual([code]);
    expect((await read(seeker)).body).toEqual({ personal_copy: null });
  });

  test('again is refused while one is made, even at the same moment', async () => {
    const seeker = await register(portal);
    const answers = await Promise.all([request(seeker), request(seeker)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await sign(seeker)).body.errors).toEqual(['resource.personal_copy.being_made']);
    expect((await read(seeker)).body.personal_copy?.state).toBe('making');
    await portal.work();
    expect((await read(seeker)).body.personal_copy?.state).toBe('ready');
  });

  test('replaces the earlier copy, three times a day', async () => {
    const seeker = await register(portal);
    const keyOf = async () =>
      (
        await portal.db
          .selectFrom('personal_copies')
          .select('file_key')
          .where('account_id', '=', seeker.user.id)
          .executeTakeFirstOrThrow()
      ).file_key;
    await copyOf(seeker);
    const first = await keyOf();
    await copyOf(seeker);
    await expect(portal.files.read(first)).rejects.toThrow('ENOENT');
    await copyOf(seeker);
    const fourth = await request(seeker);
    expect(fourth.body.errors).toEqual(['request.too_many_requests']);
    // The refused request has erased nothing.
    expect((await sign(seeker)).status).toBe(200);
  });

  test('is possible again if one was begun and never completed', async () => {
    const seeker = await register(portal);
    await request(seeker);
    await portal.db
      .updateTable('personal_copies')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('account_id', '=', seeker.user.id)
      .execute();
    expect((await request(seeker)).status).toBe(201);
    await portal.work();
    expect((await read(seeker)).body.personal_copy?.state).toBe('ready');
  });
});

describe('a ready copy', () => {
  test('is there for its owner only, and nothing is there without one', async () => {
    const [owner, other] = [await register(portal), await register(portal)];
    await copyOf(owner);
    const none = await sign(other);
    expect([none.status, none.body.errors]).toEqual([404, ['resource.personal_copy.not_found']]);
    const url = '/api/v2/barong/resource/personal_copy/file';
    expect((await portal.send({ method: 'GET', url, as: other })).status).toBe(404);
    const address = (await sign(owner)).body.address;
    expect((await portal.send({ method: 'GET', url: address, as: other })).status).toBe(404);
    expect((await open(`${address}x`)).status).toBe(404);
  });

  test('is erased within a day', async () => {
    const seeker = await register(portal);
    await copyOf(seeker);
    const { address } = (await sign(seeker)).body;
    const { file_key } = await portal.db
      .updateTable('personal_copies')
      .set({ created_at: new Date(Date.now() - 23 * 3_600_000) })
      .where('account_id', '=', seeker.user.id)
      .returning('file_key')
      .executeTakeFirstOrThrow();
    expect((await open(address)).status).toBe(404);
    expect((await read(seeker)).body.personal_copy).toBeNull();
    await sql`select graphile_worker.add_job('forget_old_copies')`.execute(portal.db);
    await portal.work();
    await expect(portal.files.read(file_key)).rejects.toThrow('ENOENT');
  });

  test('is not created if its owner is gone before it is made', async () => {
    const seeker = await register(portal);
    await request(seeker);
    const { file_key } = await portal.db
      .deleteFrom('personal_copies')
      .where('account_id', '=', seeker.user.id)
      .returning('file_key')
      .executeTakeFirstOrThrow();
    await portal.files.put(file_key, Buffer.from('a part'));
    await portal.work();
    await expect(portal.files.read(file_key)).rejects.toThrow('ENOENT');
  });
});

describe('what the product holds of somebody', () => {
  test('is counted by groups, each with the page where it is corrected', async () => {
    const seeker = await register(portal);
    const jobId = await openJob(portal, (await openCompany(portal)).id);
    await portal.call('POST /barong/resource/saved_jobs', { as: seeker, body: { job_id: jobId } });
    await addApplication(portal.db, seeker.user.id, jobId);
    const { body } = await portal.call('GET /barong/resource/holdings', { as: seeker });
    const groups = new Map(body.holdings.map((holding) => [holding.table, holding]));
    expect(groups.get('saved_jobs')).toEqual({
      table: 'saved_jobs',
      name: { en: 'Saved jobs', hi: 'सेव की हुई नौकरियाँ' },
      rows: 1,
      corrected_at: '/user/saved',
    });
    expect(groups.get('applications')).toMatchObject({ rows: 1, corrected_at: null });
    expect(groups.has('alerts')).toBe(false);
    expect((await portal.call('GET /barong/resource/holdings', {})).status).toBe(401);
  });
});
