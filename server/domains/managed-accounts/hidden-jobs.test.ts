import { describe, expect, test } from 'vitest';
import { addRecruiter, signIn } from '../../../db/world/people.ts';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { refreshSearch } from '../jobs/jobs.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);

type State = 'active' | 'inactive' | 'banned';
const setState = async ({ user }: Session, state: State) => {
  const body = { uid: user.uid, state, reason: 'Asked for money.' };
  const { status } = await portal.call('POST /barong/admin/users/update', { as: admin, body });
  expect(status).toBe(200);
};

/** What everybody sees of a job: its page, the search, and its company's count. */
async function shown(id: number, companyId: number) {
  const page = await portal.call('GET /barong/public/jobs/:id', { params: { id } });
  const list = await portal.call('GET /barong/public/jobs', { query: { company_id: companyId } });
  const company = await portal.call('GET /barong/public/companies/:id', {
    params: { id: companyId },
  });
  return [page.status, list.body.jobs.length, company.body.active_jobs];
}
const SHOWN = [200, 1, 1];
const HIDDEN = [410, 0, 0];

const sendApplication = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I keep the books.' },
  });

async function openHiring() {
  const company = await openCompany(portal);
  const recruiter = await registerRecruiter(portal, company.id);
  const jobId = await openJob(portal, company.id);
  await portal.db.transaction().execute((trx) => refreshSearch(trx, [jobId]));
  return { company, recruiter, jobId };
}

describe('when the last recruiter of a company is shut out', () => {
  test.each(['banned', 'inactive'] as const)(
    'as %s, its jobs are hidden at once, and shown again with the account',
    async (state) => {
      const { company, recruiter, jobId } = await openHiring();
      const seeker = await register(portal);
      expect(await shown(jobId, company.id)).toEqual(SHOWN);
      await setState(recruiter, state);
      expect(await shown(jobId, company.id)).toEqual(HIDDEN);
      const refused = await sendApplication(seeker, jobId);
      expect([refused.status, refused.body.errors]).toEqual([409, ['resource.job.not_open']]);
      await setState(recruiter, 'active');
      expect(await shown(jobId, company.id)).toEqual(SHOWN);
      expect((await sendApplication(seeker, jobId)).status).toBe(201);
    },
  );

  test('the preview address of the job does not show it either', async () => {
    const { recruiter, jobId } = await openHiring();
    const { preview_token } = await portal.db
      .selectFrom('jobs')
      .select('preview_token')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    await setState(recruiter, 'banned');
    const page = await portal.call('POST /barong/public/jobs/:id/preview', {
      params: { id: jobId },
      body: { token: preview_token },
    });
    expect(page.status).toBe(410);
  });

  test('closed jobs and drafts stay as they are, and other companies are not affected', async () => {
    const { company, recruiter } = await openHiring();
    const closed = await openJob(portal, company.id, { status: 'closed' });
    const draft = await openJob(portal, company.id, { status: 'draft' });
    const elsewhere = await openHiring();
    await setState(recruiter, 'banned');
    expect(await shown(elsewhere.jobId, elsewhere.company.id)).toEqual(SHOWN);
    await setState(recruiter, 'active');
    const states = await portal.db
      .selectFrom('jobs')
      .select(['id', 'status'])
      .where('id', 'in', [closed, draft])
      .orderBy('id')
      .execute();
    expect(states.map((job) => job.status)).toEqual(['closed', 'draft']);
  });
});

describe('while a colleague may sign in', () => {
  test('the jobs stay open until the last recruiter is shut out', async () => {
    const { company, recruiter, jobId } = await openHiring();
    const colleague = await registerRecruiter(portal, company.id, 'Ravi Iyer');
    await setState(recruiter, 'banned');
    expect(await shown(jobId, company.id)).toEqual(SHOWN);
    await setState(colleague, 'inactive');
    expect(await shown(jobId, company.id)).toEqual(HIDDEN);
    await setState(colleague, 'active');
    expect(await shown(jobId, company.id)).toEqual(SHOWN);
  });

  test('shutting out both at the same moment hides the jobs too', async () => {
    const { company, recruiter, jobId } = await openHiring();
    const colleague = await registerRecruiter(portal, company.id, 'Ravi Iyer');
    await Promise.all([setState(recruiter, 'banned'), setState(colleague, 'banned')]);
    expect(await shown(jobId, company.id)).toEqual(HIDDEN);
  });

  test('deleting the last active account closes the jobs', async () => {
    const { company, recruiter, jobId } = await openHiring();
    const colleague = await registerRecruiter(portal, company.id, 'Ravi Iyer');
    await setState(recruiter, 'banned');
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: colleague,
      body: { password: PASSWORD },
    });
    expect(await shown(jobId, company.id)).toEqual(HIDDEN);
  });
});

describe('a seeker who applied to a hidden job', () => {
  const newsOf = async (as: Actor) => {
    const { body } = await portal.call('GET /barong/resource/notifications', { as, query: {} });
    return body.notifications.filter(({ kind }) => kind === 'job_hidden');
  };

  test('is told once by notification and mail, and keeps the application', async () => {
    const { company, recruiter, jobId } = await openHiring();
    const seeker = await register(portal);
    const { id } = await apply(portal, seeker, jobId);
    await setState(recruiter, 'banned');
    await setState(recruiter, 'inactive');
    await portal.work();
    expect(await newsOf(seeker)).toMatchObject([
      {
        subject: {
          application_id: id,
          job_title: 'Accounts Executive',
          company_name: company.name,
        },
      },
    ]);
    const mails = portal.inbox.of(seeker.user.email).map((mail) => mail.subject);
    const subject = `Accounts Executive at ${company.name} is hidden for now`;
    expect(mails.filter((each) => each === subject)).toHaveLength(1);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id },
    });
    expect(mine.body.status).toBe('pending');
  });

  test('is not told if the application was withdrawn or rejected', async () => {
    const { recruiter, jobId } = await openHiring();
    const [withdrawn, rejected] = [await register(portal), await register(portal)];
    for (const [seeker, status] of [
      [withdrawn, 'withdrawn'],
      [rejected, 'rejected'],
    ] as const) {
      const { id } = await apply(portal, seeker, jobId);
      await portal.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
    }
    await setState(recruiter, 'banned');
    expect([await newsOf(withdrawn), await newsOf(rejected)]).toEqual([[], []]);
  });
});

describe('a team whose owner is shut out', () => {
  const roleOf = async (as: Actor) =>
    (await portal.call('GET /barong/resource/users/me', { as })).body.team_role;
  const member = async (companyId: number, team_role: 'recruiter' | 'viewer') =>
    signIn(portal.db, await addRecruiter(portal.db, companyId, { team_role }));

  test('gets another owner, the recruiter who has been there longest, who is told', async () => {
    const { company, recruiter } = await openHiring();
    const viewer = await member(company.id, 'viewer');
    const first = await member(company.id, 'recruiter');
    const second = await member(company.id, 'recruiter');
    await setState(recruiter, 'banned');
    expect(await Promise.all([viewer, first, second].map(roleOf))).toEqual([
      'viewer',
      'owner',
      'recruiter',
    ]);
    expect(await portal.mailsTo(first.user.email)).toHaveLength(1);
    await setState(recruiter, 'active');
    expect((await portal.call('GET /barong/resource/team', { as: first })).body.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: recruiter.user.id, role: 'owner' }),
        expect.objectContaining({ id: first.user.id, role: 'owner' }),
      ]),
    );
  });

  test('gets one as soon as a member is let in again', async () => {
    const { company, recruiter } = await openHiring();
    const colleague = await member(company.id, 'recruiter');
    await setState(colleague, 'inactive');
    await setState(recruiter, 'banned');
    await setState(colleague, 'active');
    const back = await signIn(
      portal.db,
      await portal.db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', colleague.user.id)
        .executeTakeFirstOrThrow(),
    );
    expect(await roleOf(back)).toBe('owner');
  });
});
