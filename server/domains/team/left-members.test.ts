import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openJob, registerRecruiter } from '../../test/hiring.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

// What somebody who is no longer in the team still gets of it: nothing.

const portal = await openPortal();

/** A company whose owner can remove somebody who has not left yet. */
async function open() {
  const at = await openInterviewing(portal);
  const leaver = await registerRecruiter(portal, at.companyId, 'Kavita Rao');
  await portal.db
    .updateTable('accounts')
    .set({ team_role: 'owner' })
    .where('id', '=', at.recruiter.user.id)
    .execute();
  const leave = () =>
    portal.call('DELETE /barong/resource/team/members/:id', {
      as: at.recruiter,
      params: { id: leaver.user.id },
    });
  return { ...at, leaver, leave };
}

const kindsOf = async (as: Session) => {
  const { body } = await portal.call('GET /barong/resource/notifications', { as });
  return body.notifications.map(({ kind }) => kind);
};

/** An interview of an hour ago with this panel. */
async function held(at: Awaited<ReturnType<typeof open>>, panel: Session[]) {
  const one = await at.applied();
  const seats = panel.map(({ user }) => user.id);
  const { body } = await at.invite(one.id, { starts_at: inHours(40), panel: seats });
  await at.beginsIn(body.id, -1);
  return { ...one, interview: body.id };
}

test('a list of news keeps nothing of a company that its reader has left, so nothing of it is mailed later', async () => {
  const { companyId, leaver, leave, recruiter } = await open();
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  const { body: talk } = await portal.call('POST /barong/resource/conversations', {
    as: seeker,
    body: { application_id: id },
  });
  const sent = await portal.call('POST /barong/resource/conversations/:id/messages', {
    as: seeker,
    params: { id: talk.id },
    body: { content: 'When may I call?', client_id: 'first' },
  });
  expect(sent.status).toBe(201);
  expect(await kindsOf(leaver)).toEqual(['message', 'new_application']);
  await leave();
  expect(await kindsOf(leaver)).toEqual(['team_changed']);
  expect(await kindsOf(recruiter)).toContain('message');
});

test('open pages of somebody who has left hear nothing of its conversations', async () => {
  const { companyId, leaver, leave, recruiter } = await open();
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  const { body: talk } = await portal.call('POST /barong/resource/conversations', {
    as: seeker,
    body: { application_id: id },
  });
  const params = { id: talk.id };
  const write = (content: string) =>
    portal.call('POST /barong/resource/conversations/:id/messages', {
      as: seeker,
      params,
      body: { content, client_id: content },
    });
  await write('Hello');
  await leave();
  await portal.services.live.settle();
  const heard = { leaver: '', seeker: '' };
  const streams = [
    portal.services.live.open(leaver.user.id).on('data', (part) => {
      heard.leaver += String(part);
    }),
    portal.services.live.open(seeker.user.id).on('data', (part) => {
      heard.seeker += String(part);
    }),
  ];
  await new Promise(setImmediate);
  heard.leaver = '';
  await write('Are you there?');
  await portal.call('POST /barong/resource/conversations/:id/read', {
    as: recruiter,
    params,
    body: {},
  });
  await expect.poll(() => heard.seeker).toContain(`messages/${talk.id}`);
  expect(heard.leaver).toBe('');
  for (const stream of streams) stream.destroy();
});

test('that nobody came to an interview is told to those of its panel who are there, or else to the recruiters', async () => {
  const at = await open();
  const { leaver, colleague, recruiter } = at;
  const [both, alone] = [await held(at, [leaver, colleague]), await held(at, [leaver])];
  await at.leave();
  const before = await at.mailsTo(leaver);
  const said = 'Asha Rao says nobody came: interview for Loom Fitter';
  expect(await at.missed(both.seeker, both.interview)).toMatchObject({ status: 200 });
  const subjects = async (as: Session) => (await at.mailsTo(as)).map(({ subject }) => subject);
  expect((await subjects(colleague)).filter((subject) => subject === said)).toHaveLength(1);
  expect(await subjects(recruiter)).not.toContain(said);
  await at.missed(alone.seeker, alone.interview);
  expect(await subjects(recruiter)).toContain(said);
  expect((await subjects(colleague)).filter((subject) => subject === said)).toHaveLength(2);
  expect(await at.mailsTo(leaver)).toEqual(before);
  expect(await kindsOf(leaver)).toEqual(['team_changed']);
});

test('a score card of somebody who has left is no longer awaited', async () => {
  const at = await open();
  const { id } = await held(at, [at.leaver, at.colleague]);
  const awaited = async () => {
    const { body } = await portal.call('GET /barong/resource/applications/:id/score_cards', {
      as: at.recruiter,
      params: { id },
    });
    return body.awaited.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  };
  expect(await awaited()).toEqual(['Kavita Rao', 'Vikram Seth']);
  await at.leave();
  expect(await awaited()).toEqual(['Vikram Seth']);
});
