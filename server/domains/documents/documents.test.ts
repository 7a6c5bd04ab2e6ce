import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { docx, oldOffice, pdf, uploadResume, zip } from '../../test/resumes.ts';
import { openDocumentFile } from './documents.ts';
import { resumeToSend } from './facts.ts';

const portal = await openPortal();

const list = async (as: Awaited<ReturnType<typeof register>>) =>
  (await portal.call('GET /barong/resource/documents', { as })).body;

describe('uploading a resume', () => {
  test('stores it under an id of our own and returns its bytes', async () => {
    const as = await register(portal);
    const { status, body } = await uploadResume(portal, { as, bytes: pdf(), name: 'Asha Rao.pdf' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      doc_type: 'Resume',
      doc_name: 'Asha Rao.pdf',
      doc_category: 'resume',
      doc_number: String(body.id).padStart(7, '0'),
      size_bytes: pdf().length,
      upload: expect.stringContaining(
        `${API_BASE}/barong/resource/documents/${body.id}/file?`,
      ) as string,
    });
    const file = await portal.send({ method: 'GET', url: body.upload, as });
    expect(file.text).toBe(pdf().toString());
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Asha%20Rao.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('puts the newest first', async () => {
    const as = await register(portal);
    for (const name of ['first.pdf', 'second.pdf']) {
      await uploadResume(portal, { as, bytes: pdf(), name });
    }
    expect((await list(as)).map((document) => document.doc_name)).toEqual([
      'second.pdf',
      'first.pdf',
    ]);
  });

  test.each([
    ['a PDF called .docx', pdf(), 'cv.docx', 'cv.pdf'],
    ['a Word document', docx(), 'cv.DOCX', 'cv.docx'],
    ['an old Word document', oldOffice('Root Entry', 'WordDocument'), 'cv.doc', 'cv.doc'],
    ['a path', pdf(), '..\\..\\etc/passwd.pdf', 'passwd.pdf'],
    ['a name that hides its ending', pdf(), 'cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['a Hindi name', pdf(), 'आशा राव.pdf', 'आशा राव.pdf'],
    ['no name but an ending', pdf(), '.pdf', 'Resume.pdf'],
  ])('names %s after its content', async (_, bytes, name, kept) => {
    const as = await register(portal);
    const { status, body } = await uploadResume(portal, { as, bytes, name });
    expect([status, body.doc_name]).toEqual([201, kept]);
    expect((await portal.send({ method: 'GET', url: body.upload, as })).status).toBe(200);
  });

  const macroDocument = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  test.each([
    ['text', Buffer.from('My name is Asha'), 'cv.pdf'],
    ['a picture', Buffer.from('89504E470D0A1A0A0000000D49484452', 'hex'), 'cv.pdf'],
    ['a program', Buffer.from('4D5A90000300000004000000', 'hex'), 'cv.docx'],
    ['an archive', zip({ 'readme.txt': 'hello' }), 'cv.docx'],
    ['half an archive', docx().subarray(0, 40), 'cv.docx'],
    ['a macro document', docx(macroDocument), 'cv.docx'],
    [
      'a Word document with a macro part',
      docx(undefined, { 'word/vbaProject.bin': 'x' }),
      'cv.docx',
    ],
    ['an old Word document with macros', oldOffice('WordDocument', '_VBA_PROJECT'), 'cv.doc'],
    ['an old spreadsheet', oldOffice('Workbook'), 'cv.doc'],
  ])('refuses %s whatever it is called', async (_, bytes, name) => {
    const as = await register(portal);
    const { status, body } = await uploadResume(portal, { as, bytes, name });
    expect([status, body.errors]).toEqual([415, ['resource.document.invalid_format']]);
    expect(body.messages).toEqual(['Please upload a PDF or Word document.']);
    expect(await list(as)).toEqual([]);
  });

  test('accepts exactly 2 MB and not one byte more', async () => {
    const as = await register(portal);
    const room = UPLOAD_MAX_BYTES - pdf().length;
    const whole = await uploadResume(portal, { as, bytes: pdf(room) });
    expect([whole.status, whole.body.size_bytes]).toEqual([201, 2_097_152]);
    const { status, body } = await uploadResume(portal, { as, bytes: pdf(room + 1) });
    expect([status, body.errors]).toEqual([413, ['resource.document.too_large']]);
    expect(body.messages).toEqual(['Please upload a file smaller than 2MB.']);
    expect(body.fields).toEqual({ upload: 'Please upload a file smaller than 2MB.' });
    expect(await list(as)).toHaveLength(1);
  });

  test.each([
    ['Resume', 'resource.document.too_large'],
    ['Profile Picture', 'resource.picture.too_large'],
  ])(
    'refuses a large %s with its own message, however its bytes arrive',
    async (doc_type, code) => {
      const as = await register(portal);
      const url = `${API_BASE}/barong/resource/documents`;
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const field = `--x\r\nContent-Disposition: form-data; name="doc_type"\r\n\r\n${doc_type}\r\n`;
      const head =
        '--x\r\nContent-Disposition: form-data; name="upload[]"; filename="cv.pdf"\r\n\r\n';
      for (const more of [1, 20_000, 65_536, 2_000_000]) {
        const bytes = pdf(UPLOAD_MAX_BYTES - pdf().length + more);
        for (const piece of [16_384, 65_536, 100_003, UPLOAD_MAX_BYTES, 5_000_000]) {
          const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
            bytes.subarray(at * piece, (at + 1) * piece),
          );
          const payload = Readable.from(
            [field + head, ...pieces, '\r\n--x--\r\n'].map((part) => Buffer.from(part)),
            { objectMode: false },
          );
          const sent = { method: 'POST', url, as, headers: type, payload } as const;
          const { status, body: answer } = await portal.send(sent);
          expect([more, piece, status, answer.errors]).toEqual([more, piece, 413, [code]]);
        }
      }
    },
  );

  test('refuses no file, an empty one, another kind of document and a body of another type', async () => {
    const as = await register(portal);
    const none = await uploadResume(portal, { as });
    expect([none.status, none.body.fields]).toEqual([
      422,
      { upload: 'Please fill in this field.' },
    ]);
    const empty = await uploadResume(portal, { as, bytes: Buffer.alloc(0) });
    expect([empty.status, empty.body.fields]).toEqual([422, { upload: 'This file is empty.' }]);
    const fields = { doc_type: 'Passport' };
    expect((await uploadResume(portal, { as, bytes: pdf(), fields })).status).toBe(422);
    const url = `${API_BASE}/barong/resource/documents`;
    const json = await portal.send({ method: 'POST', url, as, payload: { doc_type: 'Resume' } });
    expect([json.status, json.body.errors]).toEqual([415, ['request.unsupported_type']]);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    ['that ends in the middle', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
  ])('a body %s is unreadable, not a server error', async (_, type, payload) => {
    const as = await register(portal);
    const url = `${API_BASE}/barong/resource/documents`;
    const sent = { method: 'POST', url, as, payload, headers: { 'content-type': type } } as const;
    const { status, body } = await portal.send(sent);
    expect([status, body.errors]).toEqual([400, ['request.unreadable']]);
  });

  test('an account can store thirty, also when several arrive at once', async () => {
    const as = await register(portal);
    const kept = await uploadResume(portal, { as, bytes: pdf(), name: 'cv.pdf' });
    await sql`insert into documents (account_id, doc_type, doc_name, media_type, size_bytes, file_key)
      select account_id, doc_type, doc_name, media_type, size_bytes, file_key
      from documents, generate_series(2, 29) where id = ${kept.body.id}`.execute(portal.db);
    const upload = () => uploadResume(portal, { as, bytes: pdf(), name: 'cv.pdf' });
    const answers = await Promise.all([upload(), upload(), upload()]);
    const refusals = answers.filter(({ status }) => status !== 201);
    const full = [422, ['request.too_many']];
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([full, full]);
  });

  test('is for seekers, thirty times an hour', async () => {
    expect((await uploadResume(portal, { bytes: pdf() })).status).toBe(401);
    const recruiter = await register(portal, { role: 'hr' });
    expect((await uploadResume(portal, { as: recruiter, bytes: pdf() })).status).toBe(403);
    const as = await register(portal);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await uploadResume(portal, { as, bytes: pdf() })).status);
    }
    expect(statuses.slice(29)).toEqual([201, 429]);
  });

  test('needs a confirmed address', async () => {
    const as = await register(portal, { verified: false });
    const { status, body } = await uploadResume(portal, { as, bytes: pdf() });
    expect([status, body.errors]).toEqual([403, ['identity.user.not_verified']]);
  });

  const folder = process.env['RESUMES_DIR'] ?? '';
  test.skipIf(!existsSync(folder))('accepts the real resumes in RESUMES_DIR', async () => {
    const as = await register(portal);
    for (const file of globSync('**/*.{pdf,docx,doc}', { cwd: folder })) {
      const bytes = readFileSync(path.join(folder, file));
      const { status, body } = await uploadResume(portal, { as, bytes, name: file });
      expect([file, status, body.doc_name]).toEqual([file, 201, path.basename(file)]);
    }
  });
});

describe('a document', () => {
  test('is for its owner only', async () => {
    const [owner, other] = [await register(portal), await register(portal)];
    const recruiter = await register(portal, { role: 'hr' });
    const { id } = (await uploadResume(portal, { as: owner, bytes: pdf() })).body;
    const calls = (as?: typeof owner) =>
      Promise.all([
        portal.call('GET /barong/resource/documents/:id/file', { as, params: { id } }),
        portal.call('DELETE /barong/resource/documents/:id', { as, params: { id } }),
      ]);
    expect((await calls(other)).map((answer) => answer.status)).toEqual([404, 404]);
    expect((await calls(recruiter)).map((answer) => answer.status)).toEqual([403, 403]);
    expect((await calls()).map((answer) => answer.status)).toEqual([401, 401]);
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });

  test('that is deleted is gone with its file, and deleting an unknown one is refused', async () => {
    const as = await register(portal);
    const { id } = (await uploadResume(portal, { as, bytes: pdf() })).body;
    const { file_key } = await portal.db
      .selectFrom('documents')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const remove = () =>
      portal.call('DELETE /barong/resource/documents/:id', { as, params: { id } });
    expect((await remove()).status).toBe(200);
    const again = await remove();
    expect([again.status, again.body.errors]).toEqual([404, ['resource.document.not_found']]);
    expect(again.body.messages).toEqual(['No resume found to delete.']);
    expect(await list(as)).toEqual([]);
    await portal.work();
    await expect(portal.files.read(file_key)).rejects.toThrow('ENOENT');
  });

  test('that an application shows is kept after its deletion, as long as one shows it', async () => {
    const as = await register(portal);
    const { id } = (await uploadResume(portal, { as, bytes: pdf() })).body;
    const application = await applyWith(as.user.id, id);
    const removed = await portal.call('DELETE /barong/resource/documents/:id', {
      as,
      params: { id },
    });
    expect(removed.status).toBe(200);
    expect(await list(as)).toEqual([]);
    await sweep();
    expect(await openDocumentFile(portal.db, portal.files, id)).toMatchObject({
      name: 'resume.pdf',
      mediaType: 'application/pdf',
    });
    await portal.db.deleteFrom('applications').where('id', '=', application).execute();
    await sweep();
    await expect(openDocumentFile(portal.db, portal.files, id)).rejects.toThrow(
      'resource.resume.not_found',
    );
  });

  /** Runs now what otherwise runs every night. */
  async function sweep() {
    await sql`select graphile_worker.add_job('erase_unshown_documents')`.execute(portal.db);
    await portal.work();
  }

  async function applyWith(seeker_id: number, resume_id: number): Promise<number> {
    const company = await openCompany(portal);
    const job_id = await openJob(portal, company.id);
    const application = await portal.db
      .insertInto('applications')
      .values({ job_id, seeker_id, resume_id, cover_letter: 'Hello', candidate: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return application.id;
  }
});

describe('the resume of an application', () => {
  const choose = async (seekerId: number, documentId: number | null = null) => {
    const chosen = resumeToSend(sql`${seekerId}::bigint`, sql`${documentId}`);
    return (await portal.db.selectNoFrom(chosen.as('resume')).executeTakeFirstOrThrow()).resume;
  };

  test('is the default, the one that was named, or none', async () => {
    const as = await register(portal);
    expect(await choose(as.user.id)).toBeNull();
    const first = (await uploadResume(portal, { as, bytes: pdf(), name: 'one.pdf' })).body.id;
    const second = (await uploadResume(portal, { as, bytes: pdf(), name: 'two.pdf' })).body.id;
    expect(await choose(as.user.id)).toEqual({ resume_id: first, resume_name: 'one.pdf' });
    expect(await choose(as.user.id, second)).toEqual({ resume_id: second, resume_name: 'two.pdf' });
  });

  test('is never somebody else’s', async () => {
    const [owner, other] = [await register(portal), await register(portal)];
    const { id } = (await uploadResume(portal, { as: owner, bytes: pdf() })).body;
    expect(await choose(other.user.id, id)).toBeNull();
    expect(await choose(other.user.id)).toBeNull();
  });
});
