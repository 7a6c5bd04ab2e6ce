import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Session } from '../../../contract/accounts.ts';
import type { JobForm } from '../../../contract/jobs.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { addTask } from '../../platform/tasks.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const post = (as: Session, more: Partial<z.input<typeof JobForm>> = {}) =>
  portal.call('POST /barong/resource/jobs', {
    as,
    body: {
      title: 'Winder',
      description: 'Winds yarn.',
      location: 'Surat',
      employment_type: 'full_time',
      ...more,
    },
  });

const change = (as: Session, id: number, body: object) =>
  portal.call('PUT /barong/resource/jobs/:id', { as, params: { id }, body });

const page = async (id: number) =>
  (await portal.call('GET /barong/public/jobs/:id', { params: { id } })).body;

const found = async (query: object) =>
  (await portal.call('GET /barong/public/jobs', { query })).body.jobs.map(({ id }) => id);

/** A company with its owner; it has not said whether it is a consultant, and its name does not suggest it. */
async function company() {
  const { id } = await openCompany(portal);
  return { id, owner: await registerRecruiter(portal, id, 'Anil Sharma') };
}

const sayKind = (as: Session, is_consultant: boolean | null) =>
  portal.call('POST /barong/resource/hr_profile', { as, body: { is_consultant } });

describe('a consultant', () => {
  test('is a company that says so, whatever its name; if it does not say, its name decides', async () => {
    const { owner } = await company();
    expect((await sayKind(owner, true)).body.is_consultant).toBe(true);
    expect((await sayKind(owner, null)).body.is_consultant).toBe(false);
    const { recruiter: other } = await openTeam(portal, { company: { name: 'Sahyadri Staffing' } });
    expect((await sayKind(other, null)).body.is_consultant).toBe(true);
    expect((await sayKind(other, false)).body.is_consultant).toBe(false);
  });

  test('is shown with its client in lists of jobs, too', async () => {
    const { id, owner } = await company();
    await sayKind(owner, true);
    await post(owner, { client_name: 'Narmada Mills' });
    const { body } = await portal.call('GET /barong/public/jobs', {
      query: { company_id: String(id) },
    });
    expect(body.jobs.map(({ client_name }) => client_name)).toEqual(['Narmada Mills']);
  });

  test('has to name the client of a job before it opens, in every way of opening', async () => {
    const { owner } = await company();
    await sayKind(owner, true);
    const refused = await post(owner);
    expect([refused.status, refused.body.errors, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      ['resource.job.missing_client'],
      ['client_name'],
    ]);
    const draft = (await post(owner, { status: 'draft' })).body;
    expect((await change(owner, draft.id, { status: 'active' })).body.errors).toEqual([
      'resource.job.missing_client',
    ]);
    const opened = await change(owner, draft.id, { status: 'active', client_name: 'Narmada Yarn' });
    expect(opened.body).toMatchObject({
      posted_by_type: 'consultant',
      client_name: 'Narmada Yarn',
      state: 'active',
    });
    expect((await change(owner, draft.id, { client_name: ' ' })).body.errors).toEqual([
      'resource.job.missing_client',
    ]);
  });

  test('that has just become one has to name the client at the next change, reopening or confirmation', async () => {
    const { id: companyId, owner } = await company();
    const open = await openJob(portal, companyId);
    const closed = await openJob(portal, companyId, { status: 'closed' });
    await sayKind(owner, true);
    expect(await page(open)).toMatchObject({ posted_by_type: 'consultant', client_name: null });
    const none = ['resource.job.missing_client'];
    expect((await change(owner, open, { openings: 2 })).body.errors).toEqual(none);
    const confirmed = await portal.call('POST /barong/resource/jobs/:id/confirmation', {
      as: owner,
      params: { id: open },
    });
    expect(confirmed.body.errors).toEqual(none);
    const reopened = await portal.call('POST /barong/resource/jobs/:id/reopening', {
      as: owner,
      params: { id: closed },
      body: {},
    });
    expect(reopened.body.errors).toEqual(none);
    expect((await change(owner, open, { openings: 2, client_name: 'Tapti Mills' })).status).toBe(
      200,
    );
  });

  test('is told which open jobs name no client and until when, and without one they pause', async () => {
    const { id: companyId, owner } = await company();
    const named = await openJob(portal, companyId, { client_name: 'Tapti Mills' });
    const open = await openJob(portal, companyId);
    const incomplete = async () =>
      (
        await portal.call('GET /barong/resource/hr/jobs', {
          as: owner,
          query: { status: 'incomplete' },
        })
      ).body.jobs;
    expect(await incomplete()).toEqual([]);
    await sayKind(owner, true);
    const [job, ...others] = await incomplete();
    expect([job?.id, job?.lacks, others]).toEqual([open, ['client'], []]);
    expect(Date.parse(job?.confirm_by ?? '')).toBeLessThan(Date.now() + 14 * 86_400_000);
    const longAgo = new Date(Date.now() - 15 * 86_400_000);
    await portal.db
      .updateTable('jobs')
      .set({ confirmed_at: longAgo, asked_at: new Date(Date.now() - 4 * 86_400_000) })
      .where('company_id', '=', companyId)
      .execute();
    await addTask(portal.db, 'ask_whether_jobs_are_open', {});
    await portal.work();
    const paused = await portal.call('GET /barong/resource/hr/jobs', {
      as: owner,
      query: { status: 'paused' },
    });
    expect(new Set(paused.body.jobs.map(({ id }) => id))).toEqual(new Set([named, open]));
    expect(await incomplete()).toEqual([]);
    const confirm = (id: number) =>
      portal.call('POST /barong/resource/jobs/:id/confirmation', { as: owner, params: { id } });
    expect((await confirm(named)).status).toBe(200);
    expect((await confirm(open)).body.errors).toEqual(['resource.job.missing_client']);
  });

  test('is found by the name of the client, and not among direct employers', async () => {
    const { id: companyId, owner } = await company();
    const id = (await post(owner, { title: 'Xebec', client_name: 'Zorilla Yarn' })).body.id;
    expect(await page(id)).toMatchObject({ posted_by_type: 'company', client_name: null });
    expect(await found({ search: 'zorilla' })).toEqual([]);
    expect(await found({ search: 'xebec', direct: 'true' })).toEqual([id]);
    await sayKind(owner, true);
    await portal.work();
    expect(await found({ search: 'zorilla' })).toEqual([id]);
    expect(await found({ search: 'xebec', direct: 'true' })).toEqual([]);
    expect(await found({ search: 'xebec' })).toEqual([id]);
    const own = await portal.call('GET /barong/public/companies/:id', {
      params: { id: companyId },
    });
    expect(own.body.is_consultant).toBe(true);
  });
});

describe('the name of the poster of a job', () => {
  const nobody = { poster_name: null, poster_role: null };
  const shown = { shows_poster: true, poster_role: 'HR manager' };

  test('is shown only if they want it, and only they can choose it', async () => {
    const { id: companyId, owner } = await company();
    const quiet = (await post(owner, { poster_role: 'HR manager' })).body.id;
    expect(await page(quiet)).toMatchObject(nobody);
    const { id } = (await post(owner, shown)).body;
    const named = { poster_name: 'Anil Sharma', poster_role: 'HR manager' };
    expect(await page(id)).toMatchObject(named);
    const colleague = await registerRecruiter(portal, companyId, 'Lata Rao');
    await change(colleague, id, { shows_poster: true });
    expect(await page(id)).toMatchObject(named);
    await change(colleague, id, { shows_poster: false });
    expect(await page(id)).toMatchObject(nobody);
    await change(colleague, id, { shows_poster: true });
    expect(await page(id)).toMatchObject({ poster_name: 'Lata Rao', poster_role: null });
  });

  test('is not copied, because a colleague may make the copy', async () => {
    const { owner } = await company();
    const { id } = (await post(owner, { ...shown, client_name: 'Tapti Mills' })).body;
    const copy = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
      as: owner,
      params: { id },
    });
    await change(owner, copy.body.id, { status: 'active' });
    expect(await page(copy.body.id)).toMatchObject(nobody);
  });

  const contact = {
    conditions: ['step_free' as const],
    access_contact_name: 'anil sharma',
    access_contact_email: 'access@malwa.example',
  };
  const named = (id: number) =>
    portal.db
      .selectFrom('jobs')
      .select(['shown_by', 'poster_role', 'access_contact_name', 'access_contact_email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const none = {
    shown_by: null,
    poster_role: null,
    access_contact_name: null,
    access_contact_email: null,
  };

  test('is removed with their account, also as the contact about access', async () => {
    const { id: companyId, owner } = await company();
    await registerRecruiter(portal, companyId, 'Lata Rao');
    const { id } = (await post(owner, { ...shown, ...contact })).body;
    expect(await page(id)).toMatchObject({ poster_name: 'Anil Sharma', ...contact });
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: owner,
      body: { password: PASSWORD },
    });
    expect(await named(id)).toEqual(none);
    expect(await page(id)).toMatchObject({ ...nobody, access_contact_name: null });
  });

  test('is removed when they leave the company, by themselves or not', async () => {
    const { id: companyId, owner } = await company();
    const leaver = await registerRecruiter(portal, companyId, 'Anil Sharma');
    const removed = await registerRecruiter(portal, companyId, 'Anil Sharma');
    const left = (await post(leaver, { ...shown, ...contact })).body.id;
    const lost = (await post(removed, { ...shown, ...contact })).body.id;
    const departure = await portal.call('POST /barong/resource/team/departure', {
      as: leaver,
      body: { confirmed: true },
    });
    const removal = await portal.call('DELETE /barong/resource/team/members/:id', {
      as: owner,
      params: { id: removed.user.id },
    });
    expect([departure.status, removal.status]).toEqual([200, 200]);
    expect([await named(left), await named(lost)]).toEqual([none, none]);
  });
});
