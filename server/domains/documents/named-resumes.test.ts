import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { docx, pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();

const upload = async (as: Session, name: string, bytes = pdf()) =>
  (await uploadResume(portal, { as, bytes, name })).body.id;
const list = async (as: Session) =>
  (await portal.call('GET /barong/resource/documents', { as })).body;
const change = (as: Session | undefined, id: number, body: object) =>
  portal.call('PUT /barong/resource/documents/:id', { as, params: { id }, body });
const remove = (as: Session, id: number) =>
  portal.call('DELETE /barong/resource/documents/:id', { as, params: { id } });
const defaultsOf = async (as: Session) =>
  (await list(as)).filter(({ is_default }) => is_default).map(({ doc_name }) => doc_name);

describe('the default resume', () => {
  test('is the first upload, until another one is made the default', async () => {
    const as = await register(portal);
    expect(
      (await uploadResume(portal, { as, bytes: pdf(), name: 'one.pdf' })).body.is_default,
    ).toBe(true);
    const second = await uploadResume(portal, { as, bytes: pdf(), name: 'two.pdf' });
    expect(second.body.is_default).toBe(false);
    const { status, body } = await change(as, second.body.id, { is_default: true });
    expect([status, body.is_default, body.doc_name]).toEqual([200, true, 'two.pdf']);
    expect(await defaultsOf(as)).toEqual(['two.pdf']);
  });

  test('when deleted is replaced by the newest remaining resume, and the answer says so', async () => {
    const as = await register(portal);
    const [first, second] = [await upload(as, 'one.pdf'), await upload(as, 'two.pdf')];
    await upload(as, 'three.pdf');
    await change(as, second, { is_default: true });
    await change(as, first, { is_default: true });
    const { body } = await remove(as, first);
    expect(body.new_default).toMatchObject({ doc_name: 'three.pdf', is_default: true });
    expect(await defaultsOf(as)).toEqual(['three.pdf']);
  });

  test('stays when another resume is deleted, and is gone after the last one', async () => {
    const as = await register(portal);
    const [first, second] = [await upload(as, 'one.pdf'), await upload(as, 'two.pdf')];
    expect((await remove(as, second)).body.new_default).toBeNull();
    expect(await defaultsOf(as)).toEqual(['one.pdf']);
    expect((await remove(as, first)).body.new_default).toBeNull();
    const third = await uploadResume(portal, { as, bytes: pdf() });
    expect(third.body.is_default).toBe(true);
  });

  test('goes with an application that names none', async () => {
    const [as, company] = [await register(portal), await openCompany(portal)];
    await upload(as, 'one.pdf');
    await change(as, await upload(as, 'two.pdf'), { is_default: true });
    await upload(as, 'three.pdf');
    const sent = await apply(portal, as, await openJob(portal, company.id));
    expect(sent.resume_name).toBe('two.pdf');
  });

  test('is exactly one, even if several are made the default at the same moment', async () => {
    const as = await register(portal);
    const ids = [await upload(as, 'a.pdf'), await upload(as, 'b.pdf'), await upload(as, 'c.pdf')];
    const answers = await Promise.all(ids.map((id) => change(as, id, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await defaultsOf(as)).toHaveLength(1);
  });
});

describe('renaming a resume', () => {
  test.each([
    ['Accounts 2026', 'Accounts 2026.pdf'],
    ['Accounts.pdf', 'Accounts.pdf'],
    ['  लेखा  ', 'लेखा.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['cv.docx', 'cv.pdf'],
  ])('to %o keeps it as %s', async (doc_name, kept) => {
    const as = await register(portal);
    const { status, body } = await change(as, await upload(as, 'old.pdf'), { doc_name });
    expect([status, body.doc_name, body.is_default]).toEqual([200, kept, true]);
    expect((await list(as)).map((document) => document.doc_name)).toEqual([kept]);
  });

  test('keeps the ending of a Word document', async () => {
    const as = await register(portal);
    const { body } = await change(as, await upload(as, 'cv.docx', docx()), { doc_name: 'cv.pdf' });
    expect(body.doc_name).toBe('cv.docx');
  });

  test('does not rename what was sent: applications keep the old name', async () => {
    const [as, company] = [await register(portal), await openCompany(portal)];
    const recruiter = await registerRecruiter(portal, company.id);
    const id = await upload(as, 'sent.pdf');
    const sent = await apply(portal, as, await openJob(portal, company.id));
    await change(as, id, { doc_name: 'for the others' });
    const params = { id: sent.id };
    const candidate = await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: recruiter,
      params,
    });
    expect(candidate.body.resumeFileName).toBe('sent.pdf');
    const file = await portal.call('GET /barong/resource/applications/:id/resume', {
      as: recruiter,
      params,
    });
    expect(file.headers['content-disposition']).toContain('sent.pdf');
    const mine = await portal.call('GET /barong/resource/my/applications/:id', { as, params });
    expect(mine.body.resume_name).toBe('sent.pdf');
  });

  test.each([
    ['an empty name', { doc_name: '  ' }, 'request.missing'],
    ['a name that is none', { doc_name: 7 }, 'request.missing'],
    ['a long name', { doc_name: 'x'.repeat(121) }, 'request.too_long'],
    ['no default in its place', { is_default: false }, 'request.invalid_value'],
  ])('refuses %s', async (_, body, code) => {
    const as = await register(portal);
    const answer = await change(as, await upload(as, 'cv.pdf'), body);
    expect([answer.status, answer.body.errors]).toEqual([422, [code]]);
    expect((await list(as)).map(({ doc_name }) => doc_name)).toEqual(['cv.pdf']);
  });

  test('is for its owner alone: to others the resume does not exist, nor does a deleted one', async () => {
    const [owner, other] = [await register(portal), await register(portal)];
    const id = await upload(owner, 'cv.pdf');
    const body = { doc_name: 'mine', is_default: true } as const;
    const answer = await change(other, id, body);
    expect([answer.status, answer.body.errors]).toEqual([404, ['resource.resume.not_found']]);
    expect((await change(undefined, id, body)).status).toBe(401);
    expect((await change(await register(portal, { role: 'hr' }), id, body)).status).toBe(403);
    expect((await list(owner)).map(({ doc_name }) => doc_name)).toEqual(['cv.pdf']);
    await remove(owner, id);
    expect((await change(owner, id, body)).status).toBe(404);
  });
});
