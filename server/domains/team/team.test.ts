import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addRecruiter, PASSWORD, signIn } from '../../../db/world/people.ts';
import { addTask } from '../../platform/tasks.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

let companyId: number;
let owner: Session;

const portal = await openPortal();
beforeEach(async () => {
  companyId = (await openCompany(portal, { name: 'Narmada Traders' })).id;
  owner = await member('owner', 'Anil Verma');
});

const member = async (team_role: TeamRole, name = 'Kavita Rao', company = companyId) =>
  signIn(portal.db, await addRecruiter(portal.db, company, { team_role, name }));

const team = async (as: Actor) => (await portal.call('GET /barong/resource/team', { as })).body;
const change = (as: Actor, id: number, role: 'viewer' | 'interviewer' | 'recruiter') =>
  portal.call('PUT /barong/resource/team/members/:id', { as, params: { id }, body: { role } });
const remove = (as: Actor, id: number) =>
  portal.call('DELETE /barong/resource/team/members/:id', { as, params: { id } });
const giveTo = (as: Actor, member_id: number, own_role: TeamRole) =>
  portal.call('POST /barong/resource/team/owners', { as, body: { member_id, own_role } });
const leave = (as: Actor) =>
  portal.call('POST /barong/resource/team/departure', { as, body: { confirmed: true } });
const roles = async (as: Actor) =>
  Object.fromEntries((await team(as)).members.map(({ name, role }) => [name, role]));
const activity = async (as: Actor) =>
  (await portal.call('GET /barong/resource/team/activity', { as, query: {} })).body.activity;
test('everybody in the team sees its members, owners first, and nobody at another company does', async () => {
  const viewer = await member('viewer');
  const { recruiter: stranger } = await openTeam(portal);
  expect((await team(viewer)).members).toEqual([
    expect.objectContaining({ name: 'Anil Verma', email: owner.user.email, role: 'owner' }),
    expect.objectContaining({ name: 'Kavita Rao', role: 'viewer' }),
  ]);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  expect((await team(viewer)).members.map((one) => one.last_active_on)).toEqual([today, today]);
  expect(Object.keys(await roles(stranger))).toEqual(['Priya Nair']);
  expect(await team(await register(portal, { role: 'hr' }))).toEqual({
    members: [],
    invitations: [],
  });
});

test('a new role counts from the next call, and the activity list says who gave it', async () => {
  const colleague = await member('recruiter');
  expect((await change(owner, colleague.user.id, 'viewer')).body.role).toBe('viewer');
  const me = await portal.call('GET /barong/resource/users/me', { as: colleague });
  expect(me.body.team_role).toBe('viewer');
  const jobId = await openJob(portal, companyId);
  const closed = await portal.call('POST /barong/resource/jobs/:id/closure', {
    as: colleague,
    params: { id: jobId },
  });
  expect([closed.status, closed.body.errors]).toEqual([403, ['authz.team_role']]);
  expect((await activity(colleague))[0]).toMatchObject({
    kind: 'role_changed',
    role: 'viewer',
    actor: { name: 'Anil Verma' },
    member: { name: 'Kavita Rao' },
  });
});

test('a member of another company can be neither changed nor removed nor made an owner', async () => {
  const { recruiter: stranger } = await openTeam(portal);
  const { id } = stranger.user;
  for (const answer of [
    await change(owner, id, 'viewer'),
    await remove(owner, id),
    await giveTo(owner, id, 'owner'),
    await giveTo(owner, owner.user.id, 'owner'),
  ]) {
    expect([answer.status, answer.body.errors]).toEqual([404, ['resource.team.member_not_found']]);
  }
  expect(await roles(stranger)).toEqual({ 'Priya Nair': 'owner' });
});

describe('a company always has an owner', () => {
  test('the last one can neither be demoted nor removed nor leave while others are there', async () => {
    await member('recruiter');
    const { id } = owner.user;
    for (const answer of [
      await change(owner, id, 'viewer'),
      await remove(owner, id),
      await leave(owner),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([409, ['resource.team.last_owner']]);
    }
    expect((await roles(owner))['Anil Verma']).toBe('owner');
  });

  test('of two owners who demote each other at the same moment, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = (await openCompany(portal)).id;
      const [one, two] = [
        await member('owner', 'One', company),
        await member('owner', 'Two', company),
      ];
      const answers = await Promise.all([
        change(one, two.user.id, 'viewer'),
        change(two, one.user.id, 'viewer'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      expect(Object.values(await roles(one)).toSorted()).toEqual(['owner', 'viewer']);
    }
  });

  test('of two owners who leave at the same moment, one remains while others are there', async () => {
    const other = await member('owner', 'Meera Das');
    const viewer = await member('viewer');
    const answers = await Promise.all([leave(owner), leave(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(Object.values(await roles(viewer)).toSorted()).toEqual(['owner', 'viewer']);
  });

  test('when the last one deletes their account, the member with the highest role succeeds and is told', async () => {
    const viewer = await member('viewer', 'Ravi Iyer');
    const recruiter = await member('recruiter', 'Kavita Rao');
    await member('recruiter', 'Meera Das');
    const gone = await portal.call('POST /barong/resource/users/me/deletion', {
      as: owner,
      body: { password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect(await roles(viewer)).toEqual({
      'Kavita Rao': 'owner',
      'Meera Das': 'recruiter',
      'Ravi Iyer': 'viewer',
    });
    expect(await portal.subjectsTo(recruiter.user.email)).toEqual([
      'You are now an owner of Narmada Traders on Vritti',
    ]);
    expect((await activity(viewer))[0]).toMatchObject({ kind: 'became_owner', actor: null });
  });
});

test('the invitations of an owner end when somebody demotes or removes them', async () => {
  const other = await member('owner', 'Meera Das');
  const invite = (email: string) =>
    portal.call('POST /barong/resource/team/invitations', {
      as: other,
      body: { email, role: 'recruiter' },
    });
  expect((await invite('her-other-address@people.test')).status).toBe(201);
  expect((await team(owner)).invitations).toHaveLength(1);
  await change(owner, other.user.id, 'viewer');
  expect((await team(owner)).invitations).toEqual([]);
});

describe('ownership', () => {
  test('is handed over: both have their new roles and are told by mail', async () => {
    const heir = await member('recruiter');
    expect((await giveTo(owner, heir.user.id, 'recruiter')).body.role).toBe('owner');
    expect(await roles(heir)).toEqual({ 'Anil Verma': 'recruiter', 'Kavita Rao': 'owner' });
    expect(await portal.subjectsTo(heir.user.email)).toEqual([
      'You are now an owner of Narmada Traders on Vritti',
    ]);
    expect(await portal.subjectsTo(owner.user.email)).toEqual([
      'Kavita Rao is now an owner of Narmada Traders',
    ]);
    expect((await change(owner, heir.user.id, 'viewer')).body.errors).toEqual(['authz.team_role']);
  });

  test('can be shared, and is announced in Hindi to somebody who reads Hindi', async () => {
    const heir = await member('viewer');
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', 'in', [heir.user.id, owner.user.id])
      .execute();
    await giveTo(owner, heir.user.id, 'owner');
    expect(await roles(heir)).toEqual({ 'Anil Verma': 'owner', 'Kavita Rao': 'owner' });
    expect(await portal.subjectsTo(heir.user.email)).toEqual([
      'आप अब Vritti पर Narmada Traders के ओनर हैं',
    ]);
    expect(await portal.subjectsTo(owner.user.email)).toEqual([
      'Kavita Rao अब Narmada Traders के ओनर हैं',
    ]);
  });
});

test('the open pages of a member who is removed, or gets another role, hear of it', async () => {
  const [demoted, removed] = [await member('recruiter'), await member('recruiter')];
  const hears = async ({ user }: Session, act: () => Promise<unknown>) => {
    const stream = portal.services.live.open(user.id);
    const news = stream[Symbol.asyncIterator]();
    await news.next();
    await act();
    const heard = String((await news.next()).value);
    stream.destroy();
    return heard;
  };
  expect(await hears(demoted, () => change(owner, demoted.user.id, 'viewer'))).toContain(
    'data: membership',
  );
  expect(await hears(removed, () => remove(owner, removed.user.id))).toContain('data: membership');
});

describe('a removed member', () => {
  test('keeps account and session, has no company, and is told; what they did stays', async () => {
    const gone = await member('recruiter');
    const jobId = await openJob(portal, companyId, { posted_by: gone.user.id });
    const seeker = await register(portal);
    const application = await addApplication(portal.db, seeker.user.id, jobId);
    expect((await remove(owner, gone.user.id)).status).toBe(200);
    const me = await portal.call('GET /barong/resource/users/me', { as: gone });
    expect([me.status, me.body.team_role]).toEqual([200, null]);
    const read = await portal.call('GET /barong/resource/applications/:id', {
      as: gone,
      params: { id: application.id },
    });
    expect(read.status).toBe(404);
    const jobs = await portal.call('GET /barong/resource/hr/jobs', { as: owner, query: {} });
    expect(jobs.body.jobs.map(({ id }) => id)).toEqual([jobId]);
    expect(await portal.subjectsTo(gone.user.email)).toEqual([
      'You are no longer in the team of Narmada Traders',
    ]);
    expect((await activity(owner)).map(({ kind, actor }) => [kind, actor?.name])).toEqual([
      ['removed', 'Anil Verma'],
      ['job_posted', 'Kavita Rao'],
    ]);
  });

  test('passes on interviews that only they would have held to the member who removed them', async () => {
    const gone = await member('recruiter');
    const seeker = await register(portal);
    const application = await addApplication(
      portal.db,
      seeker.user.id,
      await openJob(portal, companyId),
    );
    const { body } = await portal.call('POST /barong/resource/interviews', {
      as: gone,
      body: {
        application_id: application.id,
        starts_at: '2099-01-15T05:30:00.000Z',
        place: '12 Siyaganj, Indore',
      },
    });
    const before = (await portal.mailsTo(seeker.user.email)).length;
    await remove(owner, gone.user.id);
    const read = await portal.call('GET /barong/resource/interviews/:id', {
      as: owner,
      params: { id: body.id },
    });
    expect(read.body.panel).toEqual([{ id: owner.user.id, name: 'Anil Verma' }]);
    expect(await portal.subjectsTo(gone.user.email)).toHaveLength(3);
    expect(await portal.subjectsTo(owner.user.email)).toHaveLength(1);
    expect(portal.inbox.of(seeker.user.email)).toHaveLength(before);
  });
});

test('viewers hold no interviews: they are not offered, and somebody who becomes one is replaced', async () => {
  const viewer = await member('viewer', 'Ravi Iyer');
  const interviewer = await member('interviewer');
  const seeker = await register(portal);
  const { id } = await addApplication(portal.db, seeker.user.id, await openJob(portal, companyId));
  const offered = await portal.call('GET /barong/resource/interviewers', { as: owner });
  expect(offered.body.interviewers.map(({ name }) => name)).toEqual(['Anil Verma', 'Kavita Rao']);
  const invite = (panel: number[]) =>
    portal.call('POST /barong/resource/interviews', {
      as: owner,
      body: {
        application_id: id,
        starts_at: '2099-01-15T05:30:00.000Z',
        place: '12 Siyaganj, Indore',
        panel,
      },
    });
  const refused = await invite([interviewer.user.id, viewer.user.id]);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([404, ['panel']]);
  const { body } = await invite([interviewer.user.id]);
  await change(owner, interviewer.user.id, 'viewer');
  const read = await portal.call('GET /barong/resource/interviews/:id', {
    as: owner,
    params: { id: body.id },
  });
  expect(read.body.panel).toEqual([{ id: owner.user.id, name: 'Anil Verma' }]);
});

test('a new application is mailed to those who decide, and shown to the whole team', async () => {
  const viewer = await member('viewer', 'Ravi Iyer');
  const interviewer = await member('interviewer');
  const recruiter = await member('recruiter');
  await apply(portal, await register(portal), await openJob(portal, companyId));
  expect(await portal.subjectsTo(recruiter.user.email)).toHaveLength(1);
  expect(await portal.subjectsTo(interviewer.user.email)).toEqual([]);
  expect(await portal.subjectsTo(viewer.user.email)).toEqual([]);
  const told = await portal.call('GET /barong/resource/notifications', { as: viewer, query: {} });
  expect(told.body.notifications.map(({ kind }) => kind)).toEqual(['new_application']);
});

test('only members who may change jobs are asked by mail whether one is open', async () => {
  const viewer = await member('viewer');
  const confirmed_at = new Date(Date.now() - 12 * 86_400_000);
  await openJob(portal, companyId, { confirmed_at });
  await addTask(portal.db, 'ask_whether_jobs_are_open', {});
  expect(await portal.subjectsTo(owner.user.email)).toHaveLength(1);
  expect(await portal.subjectsTo(viewer.user.email)).toEqual([]);
});

describe('leaving a team', () => {
  test('is possible for everybody but the last owner; the company goes on', async () => {
    const viewer = await member('viewer');
    expect((await leave(viewer)).status).toBe(200);
    expect(Object.keys(await roles(owner))).toEqual(['Anil Verma']);
    expect((await leave(viewer)).body.errors).toEqual(['resource.hr_profile.not_found']);
    const unsure = await portal.call('POST /barong/resource/team/departure', {
      as: owner,
      body: {} as { confirmed: true },
    });
    expect(unsure.body.errors).toEqual(['request.missing']);
  });

  test('as the last member closes the jobs, withdraws invitations, and deletes a company without jobs', async () => {
    const jobId = await openJob(portal, companyId);
    const body = { email: 'late@people.example', role: 'recruiter' } as const;
    await portal.call('POST /barong/resource/team/invitations', { as: owner, body });
    expect((await leave(owner)).status).toBe(200);
    const open = portal.db.selectFrom('team_invitations').where('company_id', '=', companyId);
    expect(await open.select('id').execute()).toEqual([]);
    const job = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    expect(job.status).toBe(410);
    const alone = (await openCompany(portal)).id;
    await leave(await registerRecruiter(portal, alone));
    const left = portal.db.selectFrom('companies').select('id').where('id', '=', alone);
    expect(await left.execute()).toEqual([]);
  });
});

test('what members do with jobs and exports is in the activity list, even for a job deleted since', async () => {
  await portal.db
    .updateTable('companies')
    .set({ description: 'Cloth.', industry: 'Textiles' })
    .where('id', '=', companyId)
    .execute();
  const as = await member('recruiter');
  const jobId = await openJob(portal, companyId, { posted_by: owner.user.id, title: 'Dyer' });
  const params = { id: jobId };
  const edit = (body: object) => portal.call('PUT /barong/resource/jobs/:id', { as, params, body });
  await edit({ title: 'Dyer', openings: 3, salary_min: 2, salary_max: 3 });
  await edit({ title: 'Dyer', openings: 3 });
  await portal.call('POST /barong/resource/jobs/:id/closure', { as, params });
  await portal.call('POST /barong/resource/jobs/:id/reopening', { as, params, body: {} });
  await portal.call('GET /barong/resource/applications.csv', { as, query: { job_id: jobId } });
  await portal.call('DELETE /barong/resource/jobs/:id', { as, params });
  const acts = await activity(owner);
  expect(acts.map(({ kind, actor, job }) => [kind, actor?.name, job?.title])).toEqual([
    ['job_deleted', 'Kavita Rao', 'Dyer'],
    ['applications_exported', 'Kavita Rao', 'Dyer'],
    ['job_reopened', 'Kavita Rao', 'Dyer'],
    ['job_closed', 'Kavita Rao', 'Dyer'],
    ['job_changed', 'Kavita Rao', 'Dyer'],
    ['job_posted', 'Anil Verma', 'Dyer'],
  ]);
  expect(acts[4]?.fields.toSorted()).toEqual(['openings', 'salary_max', 'salary_min']);
});

test('what members decide about candidates is in the list, what candidates do is not', async () => {
  const jobId = await openJob(portal, companyId, { posted_by: owner.user.id, title: 'Weaver' });
  const seeker = await register(portal, { name: 'Sunita Yadav' });
  await addApplication(portal.db, seeker.user.id, jobId, { status: 'rejected' });
  const acts = await activity(owner);
  expect(acts.map(({ kind }) => kind)).toEqual(['status_changed', 'job_posted']);
  expect(acts[0]).toMatchObject({
    actor: { id: owner.user.id },
    job: { title: 'Weaver' },
    application: { candidate_name: 'Sunita Yadav', status: 'rejected' },
  });
  const { recruiter: stranger } = await openTeam(portal);
  expect(await activity(stranger)).toEqual([]);
});
