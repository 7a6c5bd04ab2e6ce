import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MESSAGE_PAGE_SIZE } from '../../../contract/constants.ts';
import { teamThatTalks } from '../../test/conversations.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { oddTexts } from '../../test/odd-texts.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { talk, companyId, jobId, recruiter, colleague } = await teamThatTalks(portal);

describe('a conversation', () => {
  test('is one for both sides and the whole team, with the job that it is about', async () => {
    const { seeker, application, id } = await talk.begin(jobId, 'Lata Kulkarni');
    const about = {
      application_id: application.id,
      job_id: jobId,
      job_title: 'Store Keeper',
      status: 'pending',
    };
    const byUser = await talk.open(recruiter, { user_id: seeker.user.id });
    expect(byUser.body).toMatchObject({
      id,
      about,
      participant: { id: seeker.user.id, name: 'Lata Kulkarni' },
      may_write: true,
      last_message: null,
    });
    expect((await talk.open(colleague, { application_id: application.id })).body.id).toBe(id);
    const { body } = await portal.call('GET /barong/resource/conversations/:id', {
      as: seeker,
      params: { id },
    });
    expect(body).toMatchObject({
      about,
      participant: { id: companyId, name: 'Kaveri Textiles' },
      closed_because: null,
    });
  });

  test('shows which member of the team wrote, counts as unread for the other side only, and can be read', async () => {
    // A team whose other conversations have nothing unread.
    const team = await teamThatTalks(portal);
    const { seeker, id } = await talk.begin(team.jobId);
    await talk.sent(team.recruiter, id, 'Can you come on Monday?');
    await talk.sent(team.colleague, id, 'At ten.');
    expect(await talk.unreadOf(seeker)).toBe(2);
    const ofTeam = () =>
      Promise.all([team.recruiter, team.colleague, team.viewer].map((as) => talk.unreadOf(as)));
    expect(await ofTeam()).toEqual([0, 0, 0]);
    const got = await talk.thread(seeker, id);
    expect(got.messages.map(({ sender_name, content }) => [sender_name, content])).toEqual([
      ['Priya Nair', 'Can you come on Monday?'],
      ['Ravi Menon', 'At ten.'],
    ]);
    const listed = await talk.list(seeker);
    expect([listed.unread_count, listed.conversations[0]?.unread_count]).toEqual([2, 2]);
    const [first] = got.messages;
    expect(await talk.read(seeker, id, first?.id)).toEqual({
      unread_count: 1,
      total_unread_count: 1,
    });
    // A lower id does not make later messages unread again.
    expect(await talk.read(seeker, id, 0)).toEqual({ unread_count: 1, total_unread_count: 1 });
    expect(await talk.read(seeker, id)).toEqual({ unread_count: 0, total_unread_count: 0 });
    await talk.sent(seeker, id, 'Yes.');
    expect(await ofTeam()).toEqual([1, 1, 0]);
  });

  test('shows how far a message has come: sent, delivered, read', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const { id: key, state } = await talk.sent(recruiter, id, 'Hello');
    expect(state).toBe('sent');
    const stateNow = async () =>
      (await talk.thread(recruiter, id)).messages.map((one) => one.state);
    expect(await stateNow()).toEqual(['sent']);
    await talk.unreadOf(seeker);
    expect(await stateNow()).toEqual(['delivered']);
    await talk.read(seeker, id, key);
    expect(await stateNow()).toEqual(['read']);
    const { conversation } = await talk.thread(recruiter, id);
    expect(conversation.receipts).toEqual({
      delivered_up_to: key,
      read_up_to: key,
      are_told: true,
      undelivered: [],
    });
  });

  test('does not show what a seeker has read if they switched that off', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const settings = (tells_when_read: boolean) =>
      portal.call('PUT /barong/resource/message_settings', {
        as: seeker,
        body: { tells_when_read },
      });
    expect((await settings(false)).body).toEqual({ tells_when_read: false });
    const { id: key } = await talk.sent(recruiter, id, 'Hello');
    await talk.read(seeker, id);
    const { conversation, messages } = await talk.thread(recruiter, id);
    expect(conversation.receipts).toEqual({
      delivered_up_to: key,
      read_up_to: 0,
      are_told: false,
      undelivered: [],
    });
    expect(messages[0]).toMatchObject({ state: 'delivered', read: false });
    await settings(true);
    const { body } = await portal.call('GET /barong/resource/message_settings', { as: seeker });
    expect(body).toEqual({ tells_when_read: true });
    expect((await talk.thread(recruiter, id)).messages[0]?.state).toBe('read');
  });

  test('is read in pages by cursor from either end', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const keys: number[] = [];
    for (const text of ['1', '2', '3', '4', '5']) keys.push((await talk.sent(seeker, id, text)).id);
    const pageOf = async (query: object) => {
      const { messages, has_more } = await talk.thread(recruiter, id, query);
      return [messages.map(({ content }) => content).join(''), has_more];
    };
    expect(await pageOf({ limit: 2 })).toEqual(['45', true]);
    expect(await pageOf({ limit: 2, before: keys[3] })).toEqual(['23', true]);
    expect(await pageOf({ limit: 2, before: keys[1] })).toEqual(['1', false]);
    expect(await pageOf({ limit: 2, after: 0 })).toEqual(['12', true]);
    expect(await pageOf({ after: keys[3] })).toEqual(['5', false]);
    expect(await pageOf({ after: keys[4] })).toEqual(['', false]);
    const both = await portal.send({
      url: `/api/v2/barong/resource/conversations/${id}/messages?before=2&after=1`,
      as: recruiter,
    });
    expect(both.status).toBe(422);
  });

  test('notifies once, until it is read', async () => {
    const { seeker, id } = await talk.begin(jobId, 'Meena Iyer');
    await talk.sent(seeker, id, 'Hello');
    await talk.sent(seeker, id, 'Is anybody there?');
    const subject = { conversation_id: id, from_name: 'Meena Iyer', for: 'company' };
    const own = async () =>
      (await talk.noticesOf(recruiter)).filter((one) =>
        JSON.stringify(one.subject).includes('Meena'),
      );
    expect((await own()).map((one) => one.subject)).toEqual([subject]);
    await talk.read(recruiter, id);
    expect(await own()).toEqual([]);
    await talk.sent(seeker, id, 'Thank you');
    expect(await own()).toHaveLength(1);
  });

  test('is listed with unread ones first, then by the latest message', async () => {
    const seeker = await register(portal);
    const ids: number[] = [];
    for (const name of ['Amul Dairy', 'Bihar Brass', 'Chennai Cars']) {
      const { companyId: otherId, recruiter: own } = await openTeam(portal, {
        company: { name },
      });
      const { id } = await apply(portal, seeker, await openJob(portal, otherId));
      const conversation = (await talk.open(own, { application_id: id })).body.id;
      ids.push(conversation);
      await talk.sent(own, conversation, `Welcome to ${name}`);
    }
    const [amul = 0, bihar = 0, chennai = 0] = ids;
    await talk.read(seeker, bihar);
    await talk.read(seeker, chennai);
    const shown = async (search?: string) =>
      (await talk.list(seeker, { search: search ?? '' })).conversations.map(({ id }) => id);
    expect(await shown()).toEqual([amul, chennai, bihar]);
    expect(await shown('brass')).toEqual([bihar]);
    expect(await shown('welcome to CHENNAI')).toEqual([chennai]);
    expect(await shown('100%')).toEqual([]);
  });
});

describe('a message', () => {
  test('counts once towards the daily limit, however often the request is repeated', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const client_id = randomUUID();
    for (let repeat = 0; repeat < 3; repeat += 1)
      await talk.sent(seeker, id, 'Once', { client_id });
    const { times } = await portal.db
      .selectFrom('attempt_counts')
      .select('times')
      .where('key', '=', `message?account=${seeker.user.id}`)
      .executeTakeFirstOrThrow();
    expect(times).toHaveLength(1);
  });

  test('is stored once for each client_id', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const client_id = randomUUID();
    const first = await talk.sent(seeker, id, 'Once', { client_id });
    const again = await talk.sent(seeker, id, 'Once', { client_id });
    expect(again).toEqual(first);
    const other = await talk.send(seeker, id, 'Twice', { client_id });
    expect([other.status, other.body.errors]).toEqual([422, ['request.idempotency_key_reused']]);
    const keyed = () =>
      portal.call('POST /barong/resource/conversations/:id/messages', {
        as: seeker,
        params: { id },
        body: { message: 'By the older name' },
        headers: { 'idempotency-key': 'key-1' },
      });
    expect((await keyed()).body.id).toBe((await keyed()).body.id);
    expect(await talk.textsOf(recruiter, id)).toEqual(['Once', 'By the older name']);
    expect(await talk.unreadOf(recruiter)).toBeGreaterThan(0);
  });

  test('sent twice at the same moment is stored once', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const client_id = randomUUID();
    const both = await Promise.all([1, 2].map(() => talk.sent(seeker, id, 'Now', { client_id })));
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(await talk.textsOf(recruiter, id)).toEqual(['Now']);
  });

  test('that is blank, too long or not text is refused', async () => {
    const { seeker, id } = await talk.begin(jobId);
    for (const blank of ['', '   ', '\n\t', '\u200B\u200D', '\u2800']) {
      const { status, body } = await talk.send(seeker, id, blank);
      expect([blank, status, body.errors]).toEqual([blank, 422, ['resource.message.missing_text']]);
    }
    const olderName = { message: ' ' };
    const { body } = await portal.call('POST /barong/resource/conversations/:id/messages', {
      as: seeker,
      params: { id },
      body: olderName,
    });
    expect(Object.keys(body.fields)).toEqual(['message']);
    const long = await talk.send(seeker, id, 'क्षि'.repeat(4_001));
    expect([long.status, long.body.errors]).toEqual([422, ['resource.message.too_long']]);
    const nul = await talk.send(seeker, id, 'a\0b');
    expect([nul.status, nul.body.errors]).toEqual([422, ['request.invalid_value']]);
    expect(await talk.textsOf(recruiter, id)).toEqual([]);
  });

  test('is returned exactly as it was sent, however odd it is', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const odd = [
      '  spaces at both ends \r\n',
      '👨‍👩‍👧‍👦'.repeat(4_000),
      'क्षि'.repeat(4_000),
      '\u202Eenil eht dnuora\u202C \u2067שלום\u2069 مرحبا',
      'z\u0335\u0321'.repeat(1_000),
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '**bold** [link](javascript:alert(1)) `code`',
      'https://example.com/?a=1&b=%20 ＡＢＣ ﷽ \uFEFF',
      "'; drop table messages; -- \\ % _ $1 ${x}",
      'e\u0301 is not é',
    ];
    for (const text of odd) await talk.sent(seeker, id, text);
    expect(await talk.textsOf(recruiter, id)).toEqual(odd);
    const { conversations } = await talk.list(recruiter, { search: 'drop table messages' });
    expect(conversations.map((one) => one.id)).toContain(id);
  });

  test.each([1, 2])(
    'is returned exactly as it was sent, whatever it is made of (seed %i)',
    async (seed) => {
      const { seeker, id } = await talk.begin(jobId);
      const texts = oddTexts(MESSAGE_PAGE_SIZE, seed);
      for (const text of texts) await talk.sent(seeker, id, text);
      expect(await talk.textsOf(recruiter, id)).toEqual(texts);
    },
  );

  test('quotes a message of its own conversation only', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const other = await talk.begin(jobId);
    const { id: key } = await talk.sent(seeker, id, 'Is the job still open?');
    const elsewhere = await talk.sent(other.seeker, other.id, 'A secret');
    const answer = await talk.sent(recruiter, id, 'Yes', { quotes: key });
    expect(answer.quotes).toEqual({
      id: key,
      sender_name: 'Asha Rao',
      content: 'Is the job still open?',
    });
    const wrong = await talk.send(recruiter, id, 'No', { quotes: elsewhere.id });
    expect([wrong.status, wrong.body.errors]).toEqual([404, ['resource.message.not_found']]);
    expect(await talk.textsOf(recruiter, id)).toEqual(['Is the job still open?', 'Yes']);
  });

  test('takes four statements, however many people are notified', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(seeker, id, 'First');
    const before = portal.statements.length;
    await talk.sent(seeker, id, 'Second');
    const ran = portal.statements.slice(before).filter((one) => /conversation|message/.test(one));
    expect(ran).toHaveLength(4);
  });

  test('is limited per day', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const times = Array.from({ length: 1_000 }, () => new Date().toISOString());
    await portal.db
      .insertInto('attempt_counts')
      .values({ key: `message?account=${seeker.user.id}`, times })
      .execute();
    const { status, body, headers } = await talk.send(seeker, id, 'One too many');
    expect([status, body.errors]).toEqual([429, ['request.too_many_requests']]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await talk.textsOf(recruiter, id)).toEqual([]);
  });
});

test('texts are searched in the newest messages of a conversation, names and jobs in all', async () => {
  const { seeker, id } = await talk.begin(jobId, 'Farida Zubair');
  await talk.sent(seeker, id, 'Quetzal');
  const found = async (search: string) =>
    (await talk.list(recruiter, { search })).conversations.map((one) => one.id).includes(id);
  expect(await found('quetzal')).toBe(true);
  await sql`insert into messages (conversation_id, sender_id, side, content)
    select ${id}, ${seeker.user.id}, 'seeker', 'Line ' || line from generate_series(1, 200) as line`.execute(
    portal.db,
  );
  expect([await found('quetzal'), await found('line 1'), await found('Zubair')]).toEqual([
    false,
    true,
    true,
  ]);
});
