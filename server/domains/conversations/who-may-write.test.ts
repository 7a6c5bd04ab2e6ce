import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addProfile, PASSWORD } from '../../../db/world/people.ts';
import { addTask } from '../../platform/tasks.ts';
import { talkOn } from '../../test/conversations.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const talk = talkOn(portal);
// Its recruiters have confirmed addresses at its domain, so it may search for candidates.
const website = 'https://people.example';
const { companyId, recruiter } = await openTeam(portal, {
  company: { name: 'Kaveri Textiles', website },
});
const jobId = await openJob(portal, companyId);

const setState = (id: number, state: 'active' | 'inactive' | 'banned') =>
  portal.db.updateTable('accounts').set({ state }).where('id', '=', id).execute();

const viewOf = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/conversations/:id', { as, params: { id } })).body;

const CLOSED = [409, ['resource.conversation.closed']];

describe('a recruiter begins a conversation', () => {
  test('about no application that is undone in that moment', async () => {
    const { id } = await apply(portal, await register(portal), jobId);
    const { opening } = await portal.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('applications').where('id', '=', id).execute();
      const begun = talk.open(recruiter, { application_id: id });
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      return { opening: begun };
    });
    const { status, body } = await opening;
    expect([status, body.errors]).toEqual([404, ['resource.application.not_found']]);
  });

  test('with people who applied or agreed, and with nobody else', async () => {
    const seeker = await register(portal, { name: 'Meena Iyer' });
    await addProfile(portal.db, seeker.user.id, { visibility: 'checked' });
    const found = await talk.open(recruiter, { user_id: seeker.user.id });
    expect([found.status, found.body.errors]).toEqual([403, ['resource.conversation.not_allowed']]);
    const { id } = await portal.db
      .insertInto('contact_requests')
      .values({ account_id: seeker.user.id, company_id: companyId, agreed: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const agreed = await talk.open(recruiter, { user_id: seeker.user.id });
    expect([agreed.status, agreed.body.participant?.name]).toEqual([201, 'Meena Iyer']);
    const same = await talk.open(seeker, { user_id: recruiter.user.id });
    expect([same.status, same.body.id]).toEqual([201, agreed.body.id]);
    await talk.sent(recruiter, agreed.body.id, 'Hello');
    await talk.sent(seeker, agreed.body.id, 'Hello');
    // What was agreed to can be taken back.
    await portal.call('PUT /barong/resource/contact_requests/:id', {
      as: seeker,
      params: { id },
      body: { agreed: false },
    });
    for (const as of [recruiter, seeker]) {
      const { status, body } = await talk.send(as, agreed.body.id, 'Hello again');
      expect([status, body.errors]).toEqual(CLOSED);
      expect((await viewOf(as, agreed.body.id)).closed_because).toBe('no_agreement');
    }
  });

  test('but not with somebody whom they cannot know, nor with another recruiter', async () => {
    const stranger = await register(portal);
    for (const user_id of [stranger.user.id, recruiter.user.id, 987_654]) {
      const { status, body } = await talk.open(recruiter, { user_id });
      expect([status, body.errors]).toEqual([404, ['resource.candidate.not_found']]);
    }
    const neither = await talk.open(recruiter, {});
    expect([neither.status, neither.body.errors]).toEqual([
      422,
      ['resource.conversation.missing_partner'],
    ]);
  });

  test('only so many times a day', async () => {
    const eager = await registerRecruiter(portal, companyId, 'Eager');
    const times = Array.from({ length: 100 }, () => new Date().toISOString());
    await portal.db
      .insertInto('attempt_counts')
      .values({ key: `conversation?account=${eager.user.id}`, times })
      .execute();
    const { application, seeker } = await talk.begin(jobId);
    const other = await register(portal);
    const { id } = await apply(portal, other, jobId);
    const refused = await talk.open(eager, { application_id: id });
    expect([refused.status, refused.body.errors]).toEqual([429, ['request.too_many_requests']]);
    // Opening one that exists already does not count.
    expect((await talk.open(eager, { application_id: application.id })).status).toBe(201);
    expect((await talk.open(eager, { user_id: seeker.user.id })).status).toBe(201);
  });
});

describe('a conversation closes', () => {
  test('while the candidate is banned or deactivated', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(recruiter, id, 'Hello');
    for (const state of ['inactive', 'banned'] as const) {
      await setState(seeker.user.id, state);
      const { status, body } = await talk.send(recruiter, id, 'Hello?');
      expect([status, body.errors]).toEqual(CLOSED);
      // The company is not told which of the two it is.
      expect(await viewOf(recruiter, id)).toMatchObject({
        closed_because: 'account_inactive',
        may_write: false,
      });
    }
    await setState(seeker.user.id, 'active');
    await talk.sent(recruiter, id, 'Hello again');
  });

  test('when nobody at the company may answer', async () => {
    const { companyId: loneId, recruiter: alone } = await openTeam(portal);
    const { seeker, id } = await talk.begin(await openJob(portal, loneId));
    await setState(alone.user.id, 'banned');
    const { status, body } = await talk.send(seeker, id, 'Hello?');
    expect([status, body.errors]).toEqual(CLOSED);
    expect((await viewOf(seeker, id)).closed_because).toBe('nobody_answers');
    const other = await register(portal);
    const { id: application_id } = await apply(portal, other, await openJob(portal, loneId));
    const begun = await talk.open(other, { application_id });
    expect([begun.status, begun.body.errors]).toEqual(CLOSED);
  });

  test('when the candidate deletes their account: the words stay, the name goes', async () => {
    const { seeker, id } = await talk.begin(jobId, 'Lata Kulkarni');
    await talk.sent(seeker, id, 'I can begin in June.');
    const deleted = await portal.call('POST /barong/resource/users/me/deletion', {
      as: seeker,
      body: { password: PASSWORD },
    });
    expect(deleted.status).toBe(200);
    const { conversation, messages } = await talk.thread(recruiter, id);
    expect(conversation).toMatchObject({
      participant: { id: null, name: '' },
      closed_because: 'account_deleted',
      presence: 'offline',
    });
    expect(messages).toMatchObject([
      { content: 'I can begin in June.', sender_id: null, sender_name: '' },
    ]);
    const { status, body } = await talk.send(recruiter, id, 'Hello?');
    expect([status, body.errors]).toEqual(CLOSED);
    const told = JSON.stringify(await talk.noticesOf(recruiter));
    expect(told).not.toContain('Lata');
    expect(told).toContain('"from_name":""');
  });
});

describe('a block', () => {
  test('by the seeker: messages are accepted, never shown or counted, and nobody is told', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(recruiter, id, 'Before');
    await talk.read(seeker, id);
    const blocked = await talk.block(seeker, id);
    expect(blocked.body).toMatchObject({ is_blocked: true, may_write: false });
    const notices = (await talk.noticesOf(seeker)).length;
    const accepted = await talk.sent(recruiter, id, 'meanwhile');
    expect(accepted.state).toBe('sent');
    // During the block, such a message looks the same as one that has not arrived yet.
    expect((await viewOf(recruiter, id)).receipts.undelivered).toEqual([]);
    expect(await viewOf(recruiter, id)).toMatchObject({ is_blocked: false, may_write: true });
    const answered = await talk.send(seeker, id, 'No');
    expect([answered.status, answered.body.errors]).toEqual([
      409,
      ['resource.conversation.blocked'],
    ]);
    await talk.block(seeker, id, false);
    await talk.sent(recruiter, id, 'After');
    expect(await talk.textsOf(seeker, id)).toEqual(['Before', 'After']);
    expect(await talk.textsOf(recruiter, id)).toEqual(['Before', 'meanwhile', 'After']);
    expect(await talk.unreadOf(seeker)).toBe(1);
    expect((await talk.noticesOf(seeker)).length).toBe(notices + 1);
    expect((await talk.list(seeker, { search: 'meanwhile' })).conversations).toEqual([]);
    await talk.read(seeker, id);
    // A later read receipt does not reveal that it arrived, either.
    const states = (await talk.thread(recruiter, id)).messages.map((one) => one.state);
    expect(states).toEqual(['read', 'sent', 'read']);
    expect((await viewOf(recruiter, id)).receipts.undelivered).toEqual([accepted.id]);
    expect((await viewOf(seeker, id)).receipts.undelivered).toEqual([]);
    const quoting = await talk.send(seeker, id, 'What?', { quotes: accepted.id });
    expect([quoting.status, quoting.body.errors]).toEqual([404, ['resource.message.not_found']]);
  });

  test('by the company applies to every conversation of the two', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(seeker, id, 'Before');
    await talk.block(recruiter, id);
    const before = await talk.unreadOf(recruiter);
    await talk.sent(seeker, id, 'meanwhile');
    expect(await talk.textsOf(recruiter, id)).toEqual(['Before']);
    const blind = await openJob(portal, companyId, { is_blind: true });
    const { id: application_id } = await apply(portal, seeker, blind);
    const other = await talk.open(seeker, { application_id });
    await talk.sent(seeker, other.body.id, 'And now?');
    expect(await talk.unreadOf(recruiter)).toBe(before);
    expect((await viewOf(recruiter, id)).last_message?.content).toBe('Before');
  });
});

test('a conversation is erased two years after its last message, and a report 180 days after it was handled', async () => {
  const old = await talk.begin(jobId);
  const young = await talk.begin(jobId);
  for (const { seeker, id } of [old, young]) await talk.sent(seeker, id, 'Hello');
  const { body } = await portal.call('POST /barong/resource/conversations/:id/reports', {
    as: old.seeker,
    params: { id: old.id },
    body: { reason: 'spam' },
  });
  await portal.files.put('messages/old.pdf', Buffer.from('old'));
  await portal.db
    .insertInto('message_attachments')
    .values({
      conversation_id: old.id,
      account_id: old.seeker.user.id,
      name: 'old.pdf',
      media_type: 'application/pdf',
      size_bytes: 3,
      file_key: 'messages/old.pdf',
    })
    .execute();
  const age = (id: number, time: string) =>
    sql`update conversations set last_message_at = now() - ${time}::interval where id = ${id}`.execute(
      portal.db,
    );
  const night = async () => {
    await addTask(portal.db, 'erase_old_conversations', {});
    await addTask(portal.db, 'erase_handled_message_reports', {});
    await portal.work();
  };
  await age(old.id, '2 years 1 day');
  await age(young.id, '1 year 364 days');
  await night();
  const openings = [old, young].map(({ seeker, id }) =>
    portal.call('GET /barong/resource/conversations/:id', { as: seeker, params: { id } }),
  );
  expect((await Promise.all(openings)).map(({ status }) => status)).toEqual([404, 200]);
  const left = async () =>
    (
      await portal.db
        .selectFrom('messages')
        .select('id')
        .where('conversation_id', '=', old.id)
        .execute()
    ).length;
  expect(await left()).toBe(0);
  expect(await portal.storedFiles()).not.toContain('messages/old.pdf');
  const isThere = async () =>
    (await portal.db.selectFrom('message_reports').select('id').where('id', '=', body.id).execute())
      .length;
  const handledAgo = (time: string) =>
    sql`update message_reports set handled_at = now() - ${time}::interval where id = ${body.id}`.execute(
      portal.db,
    );
  await handledAgo('179 days');
  await night();
  expect(await isThere()).toBe(1);
  await handledAgo('181 days');
  await night();
  expect(await isThere()).toBe(0);
});

test('under blind review the company sees a code, and no text or search reveals the name', async () => {
  const blind = await openJob(portal, companyId, { is_blind: true });
  const seeker = await register(portal, { name: 'Kaveri Ramanathan' });
  const named = await apply(portal, seeker, jobId);
  const { id: application_id } = await apply(portal, seeker, blind);
  // For another job the company knows the name; this conversation must not reveal that it is the
  // same person.
  const known = await talk.open(recruiter, { application_id: named.id });
  const { body } = await talk.open(recruiter, { application_id });
  expect(body.id).not.toBe(known.body.id);
  await talk.sent(seeker, body.id, 'I am Kaveri Ramanathan, call 98450 31277.');
  const { messages, conversation } = await talk.thread(recruiter, body.id);
  const notices = await talk.noticesOf(recruiter);
  const listed = await talk.list(recruiter);
  const said = JSON.stringify([
    messages,
    conversation,
    notices.filter((one) => JSON.stringify(one).includes(`"conversation_id":${body.id},`)),
    listed.conversations.filter(({ id }) => id === body.id),
  ]);
  expect(said).not.toMatch(/kaveri r|ramanathan|98450/i);
  expect(conversation.participant).toMatchObject({
    id: null,
    name: expect.stringMatching(/^Candidate /),
  });
  expect(messages[0]).toMatchObject({ sender_id: null });
  const searched = await talk.list(recruiter, { search: 'ramanathan' });
  expect(searched.conversations.map(({ id }) => id)).not.toContain(body.id);
  // The seeker sees their own words unchanged.
  const own = await talk.thread(seeker, body.id);
  expect(own.messages[0]).toMatchObject({
    content: 'I am Kaveri Ramanathan, call 98450 31277.',
    sender_name: 'Kaveri Ramanathan',
  });
  await portal.db
    .updateTable('applications')
    .set({ is_hidden: false })
    .where('id', '=', application_id)
    .execute();
  expect((await talk.thread(recruiter, body.id)).messages[0]?.content).toContain('98450 31277');
});

test('presence comes from open pages and the last activity, and is hidden from people who are blocked', async () => {
  const { seeker, id } = await talk.begin(jobId);
  const own = seeker.user.id;
  const presence = async () => (await viewOf(recruiter, id)).presence;
  const lastDid = (minutes: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes}::int)
      where account_id = ${own}`.execute(portal.db);
  expect(await presence()).toBe('away');
  await lastDid(20);
  expect(await presence()).toBe('offline');
  await portal.db.insertInto('open_pages').values({ account_id: own }).execute();
  expect(await presence()).toBe('away');
  await lastDid(1);
  expect(await presence()).toBe('online');
  await talk.block(seeker, id);
  expect(await presence()).toBe('offline');
});
