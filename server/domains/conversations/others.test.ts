import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { teamThatTalks } from '../../test/conversations.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { unreadOf } from './facts.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { talk, companyId, jobId, recruiter, colleague, viewer } = await teamThatTalks(portal);

describe('nobody else', () => {
  test('finds, reads, counts or changes a conversation', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(seeker, id, 'pomegranate');
    const stranger = await register(portal);
    const { recruiter: elsewhere } = await openTeam(portal);
    for (const as of [stranger, elsewhere]) {
      const answers = await Promise.all([
        portal.call('GET /barong/resource/conversations/:id', { as, params: { id } }),
        portal.call('GET /barong/resource/conversations/:id/messages', {
          as,
          params: { id },
          query: {},
        }),
        portal.call('POST /barong/resource/conversations/:id/read', {
          as,
          params: { id },
          body: {},
        }),
        talk.send(as, id, 'Hello'),
        portal.call('PUT /barong/resource/conversations/:id/block', {
          as,
          params: { id },
          body: { blocked: true },
        }),
        portal.call('POST /barong/resource/conversations/:id/reports', {
          as,
          params: { id },
          body: { reason: 'spam' },
        }),
      ]);
      for (const { status, body } of answers) {
        expect([status, body.errors]).toEqual([404, ['resource.conversation.not_found']]);
      }
      expect((await talk.list(as, { search: 'pomegranate' })).conversations).toEqual([]);
      expect(await talk.unreadOf(as)).toBe(0);
    }
    expect(await talk.textsOf(seeker, id)).toEqual(['pomegranate']);
  });

  test('has the message counted as unread', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(recruiter, id, 'Hello');
    await talk.sent(recruiter, id, 'Are you there?');
    const waiting = async (as: Session) =>
      (
        await sql<{ conversation_id: number; unread: number }>`select conversation_id, unread
          from ${unreadOf(sql`${as.user.id}::bigint`)} as waiting
         where unread_since <= now()`.execute(portal.db)
      ).rows;
    expect(await waiting(seeker)).toEqual([{ conversation_id: id, unread: 2 }]);
    expect(await waiting(await register(portal))).toEqual([]);
    await talk.read(seeker, id);
    expect(await waiting(seeker)).toEqual([]);
  });

  test('a recruiter who left reads and counts nothing of the company any more', async () => {
    const { companyId: leftId, recruiter: leaver } = await openTeam(portal);
    await registerRecruiter(portal, leftId);
    const seeker = await register(portal);
    const { id } = await apply(portal, seeker, await openJob(portal, leftId));
    const conversation = (await talk.open(seeker, { application_id: id })).body.id;
    await talk.sent(seeker, conversation, 'Hello');
    expect(await talk.unreadOf(leaver)).toBe(1);
    await portal.db
      .updateTable('accounts')
      .set({ company_id: null, team_role: null })
      .where('id', '=', leaver.user.id)
      .execute();
    expect(await talk.unreadOf(leaver)).toBe(0);
    const { status } = await portal.call('GET /barong/resource/conversations/:id', {
      as: leaver,
      params: { id: conversation },
    });
    expect(status).toBe(404);
  });

  test('viewers of a team read, but do not write to candidates', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(seeker, id, 'Hello');
    expect(await talk.textsOf(viewer, id)).toEqual(['Hello']);
    expect((await talk.thread(viewer, id)).conversation.may_write).toBe(false);
    const { status, body } = await talk.send(viewer, id, 'Hello');
    expect([status, body.errors]).toEqual([403, ['authz.team_role']]);
    // What viewers read does not count as read by the company.
    expect((await talk.thread(seeker, id)).messages[0]?.state).toBe('sent');
  });
});

test('a company never learns the name of a candidate who deletes their account before being revealed', async () => {
  const seeker = await register(portal, { name: 'Kaveri Ramanathan' });
  const blind = await openJob(portal, companyId, { is_blind: true });
  const { id: application_id } = await apply(portal, seeker, blind);
  const { body } = await talk.open(recruiter, { application_id });
  await talk.sent(recruiter, body.id, 'Who are you?');
  const { id: quotes } = await talk.sent(seeker, body.id, 'I am Kaveri Ramanathan.');
  await talk.sent(recruiter, body.id, 'Good', { quotes });
  await talk.sent(seeker, body.id, 'Yours, Kaveri');
  const deleted = await portal.call('POST /barong/resource/users/me/deletion', {
    as: seeker,
    body: { password: PASSWORD },
  });
  expect(deleted.status).toBe(200);
  const read = [await talk.thread(recruiter, body.id), await talk.list(recruiter)];
  expect(JSON.stringify(read)).not.toMatch(/kaveri r|ramanathan|yours/i);
  expect(await talk.textsOf(recruiter, body.id)).toEqual(['Who are you?', '•••', 'Good', '•••']);
});

describe('the thread of a team', () => {
  const openThread = (as: Actor) => portal.call('POST /barong/resource/conversations/team', { as });

  test('is one for all its members, who all write', async () => {
    const { status, body } = await openThread(recruiter);
    expect([status, body.kind]).toEqual([201, 'team']);
    expect((await openThread(viewer)).body.id).toBe(body.id);
    await talk.sent(viewer, body.id, 'Lunch?');
    expect(await talk.unreadOf(viewer)).toBe(0);
    const got = await talk.thread(colleague, body.id);
    expect(got.messages[0]).toMatchObject({ sender_name: 'Uma Pillai', mine: false });
    expect(
      (await talk.list(colleague, { kind: 'team' })).conversations.map(({ id }) => id),
    ).toEqual([body.id]);
    expect((await talk.list(colleague)).conversations.map(({ id }) => id)).not.toContain(body.id);
    const blocked = await portal.call('PUT /barong/resource/conversations/:id/block', {
      as: recruiter,
      params: { id: body.id },
      body: { blocked: true },
    });
    expect(blocked.status).toBe(404);
  });

  test('needs a team', async () => {
    const alone = await register(portal, { role: 'hr' });
    const { status, body } = await openThread(alone);
    expect([status, body.errors]).toEqual([404, ['resource.hr_profile.not_found']]);
  });
});
