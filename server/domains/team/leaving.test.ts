import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addRecruiter, PASSWORD, signIn } from '../../../db/world/people.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

let companyId: number;
let owner: Session;

const portal = await openPortal();
beforeEach(async () => {
  companyId = (await openCompany(portal, { name: 'Narmada Traders' })).id;
  owner = await member('owner', 'Anil Verma');
});

const member = async (team_role: 'owner' | 'recruiter', name: string) =>
  signIn(portal.db, await addRecruiter(portal.db, companyId, { team_role, name }));

const ways = {
  leaving: (as: Session) =>
    portal.call('POST /barong/resource/team/departure', { as, body: { confirmed: true } }),
  'being removed': ({ user }: Session) =>
    portal.call('DELETE /barong/resource/team/members/:id', {
      as: owner,
      params: { id: user.id },
    }),
  'deleting the account': (as: Session) =>
    portal.call('POST /barong/resource/users/me/deletion', { as, body: { password: PASSWORD } }),
};

const apply = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I kept the books of two shops.' },
  });

const search = (as: Session, name: string, is_shared: boolean) =>
  portal.call('POST /barong/resource/candidate_searches', {
    as,
    body: { name, source: 'applied', filters: {}, is_shared },
  });

/** An interview with only this member on its panel. */
async function holdInterview(as: Session, jobId: number): Promise<number> {
  const { id } = await addApplication(portal.db, (await register(portal)).user.id, jobId);
  const { status, body } = await portal.call('POST /barong/resource/interviews', {
    as,
    body: {
      application_id: id,
      starts_at: '2099-01-15T05:30:00.000Z',
      place: '12 Siyaganj, Indore',
    },
  });
  expect(status).toBe(201);
  return body.id;
}

describe.each(Object.entries(ways))('%s', (_way, go) => {
  test('ends what was stored for the leaver, and leaves what the team shares or others hold', async () => {
    const leaver = await member('owner', 'Kavita Rao');
    const jobId = await openJob(portal, companyId, {
      shown_by: leaver.user.id,
      conditions: ['step_free'],
      access_contact_name: 'Kavita Rao',
      access_contact_email: leaver.user.email,
    });
    const interview = await holdInterview(leaver, jobId);
    await portal.call('POST /barong/resource/jobs/:id/referral', {
      as: leaver,
      params: { id: jobId },
    });
    await portal.call('POST /barong/resource/team/invitations', {
      as: leaver,
      body: { email: `other-${leaver.user.email}`, role: 'recruiter' },
    });
    await search(leaver, 'Weavers of mine', false);
    const shared = await search(leaver, 'Weavers of ours', true);
    await search(owner, 'Weavers of Anil', false);
    expect((await go(leaver)).status).toBe(200);

    const read = await portal.call('GET /barong/resource/interviews/:id', {
      as: owner,
      params: { id: interview },
    });
    expect(read.body.panel).toEqual([{ id: owner.user.id, name: 'Anil Verma' }]);
    const { body: job } = await portal.call('GET /barong/public/jobs/:id', {
      params: { id: jobId },
    });
    expect(job).toMatchObject({
      poster_name: null,
      access_contact_name: null,
      access_contact_email: null,
    });
    const ofLeaver = (table: 'job_referrals' | 'saved_candidate_searches') =>
      portal.db.selectFrom(table).select('id').where('account_id', '=', leaver.user.id).execute();
    expect(await ofLeaver('job_referrals')).toEqual([]);
    const incomplete = await portal.call('GET /barong/resource/hr/jobs', {
      as: owner,
      query: { status: 'incomplete' },
    });
    expect(incomplete.body.jobs.map(({ id, lacks }) => [id, lacks])).toEqual([
      [jobId, ['access_contact']],
    ]);
    const confirmed = await portal.call('POST /barong/resource/jobs/:id/confirmation', {
      as: owner,
      params: { id: jobId },
    });
    expect(confirmed.body.errors).toEqual(['resource.job.missing_access_contact']);
    const asked = { as: owner, params: { id: jobId } };
    expect((await portal.call('POST /barong/resource/jobs/:id/closure', asked)).status).toBe(200);
    for (const reopened of [
      await portal.call('POST /barong/resource/jobs/:id/reopening', { ...asked, body: {} }),
      await portal.call('PUT /barong/resource/jobs/:id', { ...asked, body: { status: 'active' } }),
    ]) {
      expect(reopened.body.errors).toEqual(['resource.job.missing_access_contact']);
    }
    // A deleted account keeps nothing; for somebody who merely left, what the team shares stays.
    const stays = go === ways['deleting the account'] ? [] : [{ id: shared.body.id }];
    expect(await ofLeaver('saved_candidate_searches')).toEqual(stays);
    const team = await portal.call('GET /barong/resource/team', { as: owner });
    expect([team.body.invitations, team.body.members.length]).toEqual([[], 1]);
    const own = await portal.call('GET /barong/resource/candidate_searches', {
      as: owner,
      query: {},
    });
    expect(own.body.candidate_searches.map(({ name }) => name)).toContain('Weavers of Anil');
  });

  test('never blocks people who apply to a job that shows the leaver', async () => {
    const seekers = await Promise.all(Array.from({ length: 6 }, () => register(portal)));
    for (let round = 0; round < 10; round += 1) {
      const gone = await member('recruiter', `Kavita Rao ${round}`);
      const jobId = await openJob(portal, companyId, { shown_by: gone.user.id });
      const answers = await Promise.all([
        ...seekers.slice(0, 3).map((seeker) => apply(seeker, jobId)),
        go(gone),
        ...seekers.slice(3).map((seeker) => apply(seeker, jobId)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 201, 201, 201]);
    }
  });
});

test('the last owner waits for colleagues who are changing before anything of the company is locked', async () => {
  const colleague = await member('recruiter', 'Kavita Rao');
  const { gone } = await portal.db.transaction().execute(async (trx) => {
    await holdAccount(trx, colleague.user.id);
    const going = ways['deleting the account'](owner);
    await expect.poll(() => waitingForLocks(portal)).toBe(1);
    await sql`select from companies where id = ${companyId} for update nowait`.execute(portal.db);
    return { gone: going };
  });
  expect((await gone).status).toBe(200);
});
