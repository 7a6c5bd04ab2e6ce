import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const {
  companyId,
  recruiter: anil,
  colleague,
} = await openTeam(portal, {
  company: { name: 'Malwa Mills' },
  recruiter: 'Anil Kumar',
  colleague: 'Lakshmi Iyer',
});
const { recruiter: rival } = await openTeam(portal, { recruiter: 'Vikram Seth' });

const own = (id: number, as: Actor = anil) =>
  portal.call('GET /barong/resource/jobs/:id/referral', { as, params: { id } });
const make = (id: number, as: Actor = anil) =>
  portal.call('POST /barong/resource/jobs/:id/referral', { as, params: { id } });
const remove = (id: number, as: Actor = anil) =>
  portal.call('DELETE /barong/resource/jobs/:id/referral', { as, params: { id } });
const read = (code: string, as?: Actor) =>
  portal.call('GET /barong/resource/referral', { as, query: { code } });
const codeOf = (url: string | null) => new URL(url ?? '').searchParams.get('ref') ?? '';
const makeCode = async (id: number, as: Actor = anil) => codeOf((await make(id, as)).body.url);

const apply = async (id: number, more: object, as?: Session) => {
  const seeker = as ?? (await register(portal));
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id },
    body: { cover_letter: 'I fit looms.', ...more },
  });
  expect(status).toBe(201);
  return body.id;
};
const received = async (id: number) =>
  (await portal.call('GET /barong/resource/applications/:id', { as: colleague, params: { id } }))
    .body;

describe('a referral link', () => {
  test('is one for each member and job, however often it is made, and cannot be guessed', async () => {
    const id = await openJob(portal, companyId);
    expect((await own(id)).body).toEqual({ url: null, applications: 0 });
    const [first, again] = await Promise.all([make(id), make(id)]);
    expect(first.status).toBe(201);
    expect(first.body.url).toMatch(new RegExp(`/jobs/${id}\\?ref=[\\w-]{22}$`));
    expect(again.body).toEqual(first.body);
    expect(await makeCode(id, colleague)).not.toBe(codeOf(first.body.url));
  });

  test('shows seekers who refers them to which job, and guests nothing', async () => {
    const id = await openJob(portal, companyId);
    const code = await makeCode(id);
    const seeker = await register(portal);
    expect((await read(code, seeker)).body).toEqual({
      job_id: id,
      name: 'Anil Kumar',
      company_name: 'Malwa Mills',
    });
    expect((await read(code)).status).toBe(401);
    const unknown = await read('A'.repeat(22), seeker);
    expect([unknown.status, unknown.body.errors]).toEqual([404, ['resource.referral.not_found']]);
    expect((await read('short', seeker)).status).toBe(422);
  });

  test('is recorded with the application that came through it, and counted without names', async () => {
    const id = await openJob(portal, companyId);
    const referral = await makeCode(id);
    const application = await apply(id, { referral, source: 'message' });
    expect(await received(application)).toMatchObject({
      source: 'referral',
      referred_by: 'Anil Kumar',
    });
    expect((await own(id)).body.applications).toBe(1);
    expect((await own(id, colleague)).body.applications).toBe(0);
  });

  test('does not reveal who sent it while the job is reviewed blind', async () => {
    const id = await openJob(portal, companyId, { is_blind: true });
    const application = await apply(id, { referral: await makeCode(id) });
    expect(await received(application)).toMatchObject({
      is_hidden: true,
      referred_by: null,
      source: 'shared_link',
    });
    expect((await own(id)).body.applications).toBe(0);
    // The filter of the list and the figures of the job do not reveal it either.
    const list = async (source: 'referral' | 'shared_link') => {
      const query = { job_id: id, source: [source] };
      const { body } = await portal.call('GET /barong/resource/applications', { as: anil, query });
      return body.applications.map((one) => one.id);
    };
    expect([await list('referral'), await list('shared_link')]).toEqual([[], [application]]);
    const figures = await portal.call('GET /barong/resource/hr/figures', {
      as: anil,
      query: { job_id: id },
    });
    expect(figures.body.sources).toEqual([{ source: 'shared_link', applications: 1 }]);
  });

  test('for another job or for none never stops anybody from applying', async () => {
    const id = await openJob(portal, companyId);
    const other = await makeCode(await openJob(portal, companyId));
    for (const referral of [other, 'A'.repeat(22)]) {
      expect(await received(await apply(id, { referral, source: 'qr' }))).toMatchObject({
        source: 'qr',
        referred_by: null,
      });
    }
  });

  test('ends with the job, and when its maker leaves the team', async () => {
    const seeker = await register(portal);
    const id = await openJob(portal, companyId);
    const leaver = await registerRecruiter(portal, companyId, 'Ravi Das');
    const [code, ofLeaver] = [await makeCode(id), await makeCode(id, leaver)];
    const where = ['id', '=', leaver.user.id] as const;
    await portal.db
      .updateTable('accounts')
      .set({ company_id: null, team_role: null })
      .where(...where)
      .execute();
    expect((await read(ofLeaver, seeker)).status).toBe(404);
    expect((await read(code, seeker)).status).toBe(200);
    await portal.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute();
    expect((await read(code, seeker)).status).toBe(404);
    expect((await make(id, colleague)).body.errors).toEqual(['resource.job.not_open']);
  });

  test('leaves no name once it is removed, or its maker has left the team or deleted the account', async () => {
    const id = await openJob(portal, companyId);
    const leaver = await registerRecruiter(portal, companyId, 'Sunil Rao');
    const [departed, removed] = [
      await registerRecruiter(portal, companyId, 'Meena Pal'),
      await registerRecruiter(portal, companyId, 'Kiran Bedi'),
    ];
    const applications = await Promise.all([
      apply(id, { referral: await makeCode(id, departed) }),
      apply(id, { referral: await makeCode(id, removed) }),
      apply(id, { referral: await makeCode(id) }),
      apply(id, { referral: await makeCode(id, leaver) }),
    ]);
    expect((await remove(id)).body).toEqual({ url: null, applications: 0 });
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: leaver,
      body: { password: PASSWORD },
    });
    const body = { confirmed: true } as const;
    const left = await portal.call('POST /barong/resource/team/departure', { as: departed, body });
    expect(left.status).toBe(200);
    await portal.db
      .updateTable('accounts')
      .set({ team_role: 'owner' })
      .where('id', '=', anil.user.id)
      .execute();
    const member = { as: anil, params: { id: removed.user.id } };
    expect((await portal.call('DELETE /barong/resource/team/members/:id', member)).status).toBe(
      200,
    );
    for (const application of applications) {
      expect(await received(application)).toMatchObject({ source: 'referral', referred_by: null });
    }
  });

  test('is made, seen and removed only by the company’s team', async () => {
    const id = await openJob(portal, companyId);
    await make(id);
    for (const call of [own, make, remove]) {
      const { status, body } = await call(id, rival);
      expect([status, body.errors]).toEqual([404, ['resource.job.not_found']]);
    }
    expect((await own(id)).body.url).not.toBeNull();
  });
});

describe('the way somebody came to a job', () => {
  test('is stored as stated, as “a program” if not stated, and anew when the application is sent again', async () => {
    const id = await openJob(portal, companyId);
    const seeker = await register(portal);
    expect(await received(await apply(id, {}))).toMatchObject({ source: 'api' });
    const application = await apply(id, { source: 'alert' }, seeker);
    expect(await received(application)).toMatchObject({ source: 'alert' });
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id: application },
    });
    await apply(id, { source: 'search' }, seeker);
    expect(await received(application)).toMatchObject({ source: 'search' });
  });

  test.each(['referral', 'mars'])('cannot be %s when an application is sent', async (source) => {
    const id = await openJob(portal, companyId);
    const { status } = await portal.call('POST /barong/resource/jobs/:id/apply', {
      as: await register(portal),
      params: { id },
      body: { cover_letter: 'I fit looms.', source: source as 'qr' },
    });
    expect(status).toBe(422);
  });
});
