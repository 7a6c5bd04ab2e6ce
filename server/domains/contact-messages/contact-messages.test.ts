import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { ContactTopic } from '../../../contract/contact/contact-topics.ts';
import { makeOwner, openSession } from '../../test/account-states.ts';
import { addAccount } from '../../../db/world/people.ts';
import { PASSWORD } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { adminsToTell } from './queries.ts';

const ADMIN = 'admin@people.test';
const portal = await openPortal();
await makeOwner(portal, { email: ADMIN, password: PASSWORD });
const session = await portal.call('POST /barong/identity/sessions', {
  body: { email: ADMIN, password: PASSWORD },
});
const admin: Actor = session.body;

let count = 0;
const TEXT = 'A posting asks for 500 rupees before the interview.';

function write({ from = '', language = 'en', ...more }: Record<string, string> = {}) {
  count += 1;
  return portal.call('POST /barong/public/contact_messages', {
    body: {
      name: 'Lata Kulkarni',
      email: `lata${count}@people.test`,
      topic: 'suspicious',
      message: TEXT,
      ...more,
    },
    headers: { 'accept-language': language, 'x-forwarded-for': from || `10.7.0.${count}` },
  });
}

const list = (status: 'open' | 'answered', more: { page?: number; to?: string } = {}) =>
  portal.call('GET /barong/admin/contact_messages', {
    as: admin,
    query: { status, limit: 100, ...more },
  });

const mark = (id: number, answered: boolean) =>
  portal.call('PUT /barong/admin/contact_messages/:id', {
    as: admin,
    params: { id },
    body: { answered },
  });

test('a message is stored, its sender gets its number, and every admin gets the message', async () => {
  const { status, body } = await write({
    email: 'meena@people.test',
    request_number: '1be2df19',
    language: 'hi',
  });
  expect(status).toBe(201);
  await portal.work();

  const [receipt, ...more] = portal.inbox.of('meena@people.test');
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe(`आपका संदेश मिल गया (नंबर ${body.id})`);
  // Otherwise anybody could use us to mail their words to others.
  expect(receipt?.text).not.toContain(TEXT);
  expect(receipt?.text).not.toContain('Lata');

  const toAdmin = portal.inbox.of(ADMIN).at(-1);
  expect(toAdmin?.subject).toBe(`Message ${body.id}: A wrong or suspicious posting`);
  expect(toAdmin?.replyTo?.[0]?.address).toBe('meena@people.test');
  for (const part of [TEXT, '1be2df19', 'http://vritti.test/admin/contact']) {
    expect(toAdmin?.text).toContain(part);
  }
  expect((await list('open')).body.contact_messages.at(-1)).toEqual({
    id: body.id,
    name: 'Lata Kulkarni',
    email: 'meena@people.test',
    topic: 'suspicious',
    message: TEXT,
    request_number: '1be2df19',
    language: 'hi',
    created_at: expect.any(String),
    due_at: expect.any(String),
    answered_at: null,
    outcome: null,
    answer: '',
  });
});

test('missing, short, long and invalid fields are refused one by one', async () => {
  const { status, body } = await write({ name: ' ', email: 'lata', topic: '', message: 'Help' });
  expect(status).toBe(422);
  expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'message', 'name', 'topic']);
  expect(body.fields['message']).toContain('at least 20');
  expect(body.errors).toContain('resource.contact_message.too_short');
  expect((await write({ message: 'x'.repeat(5_001) })).body.errors).toEqual(['request.too_long']);
  expect((await write({ message: 'x'.repeat(5_000) })).status).toBe(201);
});

test('a bot that fills in every field is refused, and nothing is stored or mailed', async () => {
  const email = 'trapped@people.test';
  const { status, body } = await write({ website: 'https://spam.example', email });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['website']]);
  expect(await portal.mailsTo(email)).toEqual([]);
});

test('a message that is sent twice at once, or again after a lost answer, is one message', async () => {
  const email = 'twice@people.test';
  const [first, second] = await Promise.all([write({ email }), write({ email })]);
  expect([first?.status, second?.status]).toEqual([201, 201]);
  const again = await write({ email, language: 'hi' });
  expect(new Set([first, second, again].map((answer) => answer?.body.id)).size).toBe(1);
  const other = await write({ email, message: `${TEXT} He gave no receipt.` });
  expect(other.body.id).not.toBe(again.body.id);
  expect(await portal.mailsTo(email)).toHaveLength(2);
});

test('an address gets at most five receipts a day, and its holder can still send messages', async () => {
  const email = 'often@people.test';
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await write({ email, message: `${TEXT} ${sent}` })).status).toBe(201);
  }
  const { status, body } = await write({ email: 'OFTEN@people.test' });
  expect(status).toBe(201);
  expect(await portal.mailsTo(email)).toHaveLength(5);
  expect(portal.inbox.of(ADMIN).at(-1)?.subject).toContain(`Message ${body.id}:`);
  expect((await list('open')).body.contact_messages.map(({ id }) => id)).toContain(body.id);
});

test('a network sends at most 30 messages a day', async () => {
  const from = '10.8.0.1';
  for (let sent = 0; sent < 30; sent += 1) expect((await write({ from })).status).toBe(201);
  const { status, headers } = await write({ from });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await write({ from: '10.8.0.2' })).status).toBe(201);
});

test('admins are found without scanning all accounts', async () => {
  const plan = await portal.db.transaction().execute(async (trx) => {
    // With the few accounts of a test, PostgreSQL would scan the table.
    await sql`set local enable_seqscan = off`.execute(trx);
    return adminsToTell(trx).explain('text');
  });
  expect(JSON.stringify(plan)).toContain('accounts_admins');
});

test('an admin marks a message as answered and as open again; the lists follow', async () => {
  const { id } = (await write()).body;
  const before = (await list('open')).body.open_count;
  const answered = await mark(id, true);
  expect(answered.body.answered_at).not.toBeNull();
  // The first answer's time is kept.
  expect((await mark(id, true)).body.answered_at).toBe(answered.body.answered_at);
  expect((await list('open')).body.open_count).toBe(before - 1);
  expect((await list('answered')).body.contact_messages[0]?.id).toBe(id);
  expect((await list('answered', { to: '2020-01-01' })).body.contact_messages).toEqual([]);
  expect((await mark(id, false)).body.answered_at).toBeNull();
  expect((await list('open')).body.open_count).toBe(before);
  expect((await mark(987_654_321, true)).body.errors).toEqual([
    'resource.contact_message.not_found',
  ]);
});

const answerIt = (
  id: number,
  as: Actor = admin,
  body = { outcome: 'solved' as const, answer: ANSWER },
) => portal.call('POST /barong/admin/contact_messages/:id/answer', { as, params: { id }, body });
const stateOf = (token: string) =>
  portal.call('POST /barong/public/contact_messages/state', { body: { token } });
const tokenIn = (text: string | undefined) => /#token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
const ANSWER = 'The posting is gone.';

/** Moves a message into the past, as if it had been written then. */
const age = (id: number, days: number) =>
  portal.db
    .updateTable('contact_messages')
    .set({
      created_at: sql<string>`created_at - make_interval(days => ${days}::int)`,
      due_at: sql<string>`due_at - make_interval(days => ${days}::int)`,
    })
    .where('id', '=', id)
    .execute();

async function adminOf(admin_role: AdminRole): Promise<Actor & { email: string }> {
  const { id, email } = await addAccount(portal.db, 'admin', {});
  await portal.db.updateTable('accounts').set({ admin_role }).where('id', '=', id).execute();
  return { ...(await openSession(portal, id)), email };
}

test('messages that are due first come first', async () => {
  const { id: newer } = (await write()).body;
  const { id: older } = (await write()).body;
  await age(older, 3);
  const open = (await list('open')).body.contact_messages;
  const two = open.map(({ id }) => id).filter((id) => [newer, older].includes(id));
  expect(two).toEqual([older, newer]);
  const due = open.map(({ due_at }) => due_at);
  expect(due).toEqual(due.toSorted());
});

test('an answer is due exactly 15 days later, and the receipt says the day', async () => {
  const email = 'when@people.test';
  const { id } = (await write({ email })).body;
  const kept = (await list('open')).body.contact_messages.find((each) => each.id === id);
  const days = (Date.parse(kept?.due_at ?? '') - Date.parse(kept?.created_at ?? '')) / 86_400_000;
  expect(days).toBe(15);
  expect((await portal.mailsTo(email))[0]?.text).toContain('at the latest');
});

test('an answer is mailed once in the language of the message, and can be read at the sender’s link', async () => {
  const email = 'answered@people.test';
  const { id } = (await write({ email, language: 'hi', topic: 'grievance' })).body;
  const token = tokenIn((await portal.mailsTo(email))[0]?.text);
  expect((await stateOf(token)).body).toMatchObject({ id, answered_at: null, answer: '' });
  const { body } = await answerIt(id);
  expect(body).toMatchObject({ id, outcome: 'solved', answer: ANSWER });
  const again = await answerIt(id);
  expect([again.status, again.body.errors]).toEqual([409, ['resource.contact_message.answered']]);
  expect(again.body.messages).toEqual([
    expect.stringMatching(/^This message was already answered by \S.*: solved\.$/),
  ]);
  const [, mail, ...more] = await portal.mailsTo(email);
  expect([mail?.subject, more]).toEqual([`आपके संदेश ${id} का जवाब`, []]);
  expect(mail?.text).toContain(ANSWER);
  const state = (await stateOf(token)).body;
  expect(state).toEqual({
    id,
    topic: 'grievance',
    created_at: body.created_at,
    due_at: body.due_at,
    answered_at: body.answered_at,
    outcome: 'solved',
    answer: ANSWER,
  });
  // Opened again, it needs another answer.
  await mark(id, false);
  expect((await stateOf(token)).body).toMatchObject({
    answered_at: null,
    outcome: null,
    answer: '',
  });
  expect((await answerIt(id)).status).toBe(200);
});

test('an answer without words or outcome, or to an unknown message, is refused', async () => {
  const { id } = (await write()).body;
  const { status, body } = await answerIt(id, admin, {
    outcome: 'perhaps' as 'solved',
    answer: ' ',
  });
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([422, ['answer', 'outcome']]);
  expect((await answerIt(987_654_321)).body.errors).toEqual(['resource.contact_message.not_found']);
});

test('a link that is not from our mail leads to nothing', async () => {
  const { id } = (await write({ email: 'link@people.test' })).body;
  const [, signature = ''] = tokenIn((await portal.mailsTo('link@people.test'))[0]?.text).split(
    '.',
  );
  for (const wrong of [`${id + 1}.${signature}`, `${id}.`, String(id), 'x.y']) {
    expect((await stateOf(wrong)).body.errors).toEqual(['resource.contact_message.not_found']);
  }
});

test('the open messages of a topic are counted without those of others', async () => {
  for (const topic of ['help', 'grievance'] as const) await write({ topic });
  const { body } = await portal.call('GET /barong/admin/contact_messages', {
    as: admin,
    query: { topic: 'grievance', limit: 100 },
  });
  expect(body.open_count).toBe(body.contact_messages.length);
});

test('support does not read questions about people’s data, and data protection reads nothing else', async () => {
  const ids: Partial<Record<ContactTopic, number>> = {};
  for (const topic of ['help', 'grievance', 'erasure'] as const) {
    ids[topic] = (await write({ topic })).body.id;
  }
  const seen = async (as: Actor) => {
    const { body } = await portal.call('GET /barong/admin/contact_messages', {
      as,
      query: { limit: 100 },
    });
    const found = new Set(body.contact_messages.map(({ id }) => id));
    expect(body.open_count).toBe(body.meta.total);
    return (['help', 'grievance', 'erasure'] as const).filter((topic) =>
      found.has(ids[topic] ?? 0),
    );
  };
  const support = await adminOf('support');
  const protection = await adminOf('data_protection');
  expect(await seen(support)).toEqual(['help', 'grievance']);
  expect(await seen(protection)).toEqual(['grievance', 'erasure']);
  expect(await seen(admin)).toEqual(['help', 'grievance', 'erasure']);
  for (const [as, topic] of [
    [support, 'erasure'],
    [protection, 'help'],
  ] as const) {
    const id = ids[topic] ?? 0;
    expect((await answerIt(id, as)).status).toBe(404);
    const body = { answered: true };
    const marked = await portal.call('PUT /barong/admin/contact_messages/:id', {
      as,
      params: { id },
      body,
    });
    expect(marked.status).toBe(404);
    const query = { topic };
    const listed = await portal.call('GET /barong/admin/contact_messages', { as, query });
    expect(listed.body.contact_messages).toEqual([]);
  }
});

test('those who answer are reminded after half of the time, owners two days before its end, each once', async () => {
  await portal.db
    .updateTable('contact_messages')
    .set({ answered_at: sql`now()` })
    .execute();
  const support = await adminOf('support');
  const fresh = (await write({ topic: 'help' })).body.id;
  const late = (await write({ topic: 'help' })).body.id;
  await age(late, 8);
  const told = async () => {
    await sql`select graphile_worker.add_job('escalate_contact_messages')`.execute(portal.db);
    await portal.work();
    return [support.email, ADMIN].map((email) =>
      portal.inbox.of(email).filter(({ subject }) => subject === 'A message waits for an answer'),
    );
  };
  const first = await told();
  expect(first.map((mails) => mails.length)).toEqual([1, 0]);
  expect(first[0]?.[0]?.text).toContain(`${late}, Help`);
  expect(first[0]?.[0]?.text).not.toContain(`${fresh}, Help`);
  await age(late, 5);
  expect((await told()).map((mails) => mails.length)).toEqual([1, 1]);
  expect((await told()).map((mails) => mails.length)).toEqual([1, 1]);
});

test('an answered message is removed after 180 days, an open one never', async () => {
  const ids = [];
  for (const days of [181, 179, null]) {
    const { id } = (await write()).body;
    ids.push(id);
    await portal.db
      .updateTable('contact_messages')
      .set({
        created_at: sql<string>`now() - interval '300 days'`,
        answered_at: days ? sql<string>`now() - make_interval(days => ${days}::int)` : null,
      })
      .where('id', '=', id)
      .execute();
  }
  await sql`select graphile_worker.add_job('remove_answered_messages')`.execute(portal.db);
  await portal.work();
  const left = await portal.db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1));
});
