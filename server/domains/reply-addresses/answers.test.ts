import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { REPLY_ADDRESS_LIFE_DAYS } from '../../../contract/constants.ts';
import { sql } from 'kysely';
import { listenForMail } from '../../platform/network/incoming-mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { TLS_CERT, TLS_KEY } from '../../test/certificate.ts';
import { talkOn } from '../../test/conversations.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf } from '../../test/resumes.ts';
import type { readMail } from './read-mail.ts';
import { replyMailbox, withReplyAddress } from './reply-addresses.ts';

const DOMAIN = 'reply.vritti.test';

const errors: unknown[] = [];
const portal = await openPortal({ replyDomain: DOMAIN });
const talk = talkOn(portal);
const server = await listenForMail(
  { host: '127.0.0.1', port: 0, name: DOMAIN },
  replyMailbox(portal.services, DOMAIN),
  (error) => errors.push(error),
);
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Kaveri Textiles' } });
const jobId = await openJob(portal, companyId);
afterAll(() => server.close());

let seeker: Session;
let id: number;
beforeEach(async () => {
  ({ seeker, id } = await talk.begin(jobId, 'Priya Sharma'));
  // Each test begins with all limits unused.
  await sql`delete from attempt_counts`.execute(portal.db);
});

const mailsTo = (of: Session) => portal.inbox.of(of.user.email);
const noMail = (of: Session, subject: string) =>
  expect(mailsTo(of).filter((sent) => sent.subject === subject)).toEqual([]);

const digestsTo = (of: Session) =>
  mailsTo(of).filter(({ subject }) => subject === 'You have unread messages');

/** Mails what is unread, as if it had waited for a long time. */
async function digestTo(of: Session) {
  const before = digestsTo(of).length;
  await sql`update notifications set created_at = created_at - interval '20 minutes',
    mailed_at = mailed_at - interval '1 day'`.execute(portal.db);
  await sql`select graphile_worker.add_job('mail_unread_messages')`.execute(portal.db);
  await portal.work();
  const digest = digestsTo(of)[before];
  if (!digest) throw new Error('no mail came');
  return digest;
}

/** Otherwise there would be one mail for several messages, and for a conversation only one in some hours. */
const forgetNotices = () => sql`delete from notifications`.execute(portal.db);

/** The address for replying to what the other side has just written. */
async function aliasOf(reader: Session, writer: Session, conversation = id) {
  await forgetNotices();
  await talk.sent(writer, conversation, 'Can you come on Monday?');
  const address = (await digestTo(reader)).replyTo?.[0]?.address;
  if (!address) throw new Error('the mail cannot be answered');
  return address;
}

/** Sends a mail as a mail server does; returns the refusal, or undefined if it was accepted. */
async function mail(from: Session | string, to: string, more: SendMailOptions = {}) {
  const address = typeof from === 'string' ? from : from.user.email;
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  const subject = 'Re: You have unread messages';
  try {
    await transport.sendMail({ from: address, to, subject, text: 'Yes, gladly.', ...more });
    return undefined;
  } catch (error) {
    return String((error as { response?: string }).response ?? error);
  } finally {
    transport.close();
  }
}

const GONE = '550 This address takes no mail, or no more. Please answer on the page.';

describe('a reply by mail', () => {
  test('becomes a message for both sides, without quotation, signature and addresses', async () => {
    const alias = await aliasOf(seeker, recruiter);
    expect(alias).toMatch(/^[\da-z]{16}@reply\.vritti\.test$/);
    const text = `Yes, at ten.\nPriya, ${seeker.user.email}\n\nOn Mon, Nov 23, 2026 at 10:15 AM Vritti <${alias}>\nwrote:\n\n> Secret`;
    expect(await mail(`Priya <${seeker.user.email}>`, alias.toUpperCase(), { text })).toBe(
      undefined,
    );
    expect(await talk.textsOf(recruiter, id)).toEqual([
      'Can you come on Monday?',
      'Yes, at ten.\nPriya, …',
    ]);
    expect((await talk.noticesOf(recruiter)).length).toBe(1);
    const [first, second] = [await digestTo(recruiter), mailsTo(seeker).at(-1)];
    for (const sent of [first, second])
      expect(sent?.text).toContain('You can also answer this email');
    expect(`${first.text}${first.html}${JSON.stringify(first.headers)}`).not.toContain(
      seeker.user.email,
    );
    const back = first.replyTo?.[0]?.address ?? '';
    expect(back).not.toBe(alias);
    expect(await mail(recruiter, back, { text: 'See you then.' })).toBe(undefined);
    expect((await talk.textsOf(seeker, id)).at(-1)).toBe('See you then.');
    expect(errors).toEqual([]);
  });

  test('is checked like one on the page: a demand for a fee has a warning', async () => {
    const alias = await aliasOf(recruiter, seeker);
    await mail(recruiter, alias, { text: 'Pay a registration fee of Rs 500 to join.' });
    const { messages } = await talk.thread(seeker, id);
    expect(messages.at(-1)?.warnings?.length).toBeGreaterThan(0);
  });

  test('keeps its files but not its logos, and is stored once however often it is sent', async () => {
    const alias = await aliasOf(seeker, recruiter);
    const more = {
      messageId: '<once@example.in>',
      html: '<p>My papers.</p><img src="cid:logo">',
      text: 'My papers.',
      attachments: [
        { filename: 'paper.pdf', content: pdf() },
        { filename: 'logo.png', content: Buffer.from('x'), cid: 'logo' },
      ],
    };
    for (let times = 0; times < 2; times += 1) {
      expect(await mail(seeker, alias, more)).toBe(undefined);
    }
    const { messages } = await talk.thread(recruiter, id);
    expect(messages.map(({ content }) => content)).toEqual([
      'Can you come on Monday?',
      'My papers.',
    ]);
    expect(messages.at(-1)?.attachments.map(({ name }) => name)).toEqual(['paper.pdf']);
    noMail(seeker, 'Your answer was not delivered');
  });

  test('reaches the right one of several conversations', async () => {
    const { companyId: otherId, recruiter: theirs } = await openTeam(portal, {
      company: { name: 'Malwa Mills' },
    });
    const application = await apply(portal, seeker, await openJob(portal, otherId));
    const { body } = await talk.open(seeker, { application_id: application.id });
    await forgetNotices();
    await talk.sent(recruiter, id, 'One');
    await talk.sent(theirs, body.id, 'Two');
    const sent = await digestTo(seeker);
    expect(sent.replyTo).toBe(undefined);
    const addresses = [...new Set(sent.text?.match(/[\da-z]{16}@reply\.vritti\.test/g))];
    expect(addresses).toHaveLength(2);
    for (const [index, address] of addresses.entries()) {
      await mail(seeker, address, { text: `answer ${index}` });
    }
    const got = [await talk.textsOf(recruiter, id), await talk.textsOf(theirs, body.id)];
    expect(got.map((texts) => texts.filter((text) => text.startsWith('answer')).length)).toEqual([
      1, 1,
    ]);
  });
});

/** Parts of a mail in each other, more than anybody reads. */
const inEachOther = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('');

describe('mail that is not a reply of the person', () => {
  test('is refused with the same words, whatever the reason', async () => {
    const alias = await aliasOf(seeker, recruiter);
    const stranger = await register(portal);
    const refused = [
      await mail(seeker, `0123456789abcdef@${DOMAIN}`),
      await mail(seeker, `jobs@${DOMAIN}`),
      await mail(seeker, alias.replace(DOMAIN, 'vritti.test')),
      await mail(stranger, alias),
      await mail(recruiter, alias),
      await mail(seeker, alias, { raw: inEachOther(30) }),
    ];
    expect(new Set(refused)).toEqual(new Set([GONE]));
    expect(await talk.textsOf(recruiter, id)).toEqual(['Can you come on Monday?']);
  });

  test('is dropped without an answer if a program wrote it', async () => {
    const alias = await aliasOf(seeker, recruiter);
    for (const more of [
      { headers: { 'Auto-Submitted': 'auto-replied' } },
      { headers: { Precedence: 'bulk' } },
      { headers: { 'X-Autoreply': 'yes' } },
      { envelope: { from: '', to: alias } },
    ]) {
      expect(await mail(seeker, alias, more)).toBe(undefined);
    }
    expect(await mail('mailer-daemon@example.in', alias)).toBe(undefined);
    await portal.work();
    expect(await talk.textsOf(recruiter, id)).toEqual(['Can you come on Monday?']);
    noMail(seeker, 'Your answer was not delivered');
    expect(await mail(seeker, alias, { headers: { 'Auto-Submitted': 'no' } })).toBe(undefined);
    expect(await talk.textsOf(recruiter, id)).toContain('Yes, gladly.');
  });

  test('is refused if it is too large, or comes too often', async () => {
    const alias = await aliasOf(seeker, recruiter);
    const large = { attachments: [{ filename: 'a.bin', content: Buffer.alloc(9_000_000, 'abc') }] };
    expect(await mail(seeker, alias, large)).toMatch(/^552 /);
    for (let index = 0; index < 60; index += 1) await mail(seeker, alias, { text: `${index}` });
    expect(await mail(seeker, alias)).toMatch(/^450 /);
  });
});

describe('an address stops working', () => {
  test('after a report, permanently; new mails carry another one once the report was handled', async () => {
    const alias = await aliasOf(seeker, recruiter);
    const theirs = await aliasOf(recruiter, seeker);
    const { status } = await portal.call('POST /barong/resource/conversations/:id/reports', {
      as: seeker,
      params: { id },
      body: { reason: 'spam', note: '' },
    });
    expect(status).toBe(201);
    expect([await mail(recruiter, theirs), await mail(seeker, alias)]).toEqual([GONE, GONE]);
    await forgetNotices();
    await talk.sent(recruiter, id, 'Hello?');
    expect((await digestTo(seeker)).replyTo).toBe(undefined);
    await sql`update message_reports set handled_at = now()`.execute(portal.db);
    expect(await mail(seeker, alias)).toBe(GONE);
    const next = await aliasOf(seeker, recruiter);
    expect(next).not.toBe(alias);
    expect([await mail(seeker, alias), await mail(seeker, next)]).toEqual([GONE, undefined]);
  });

  test('during a block by either side', async () => {
    const alias = await aliasOf(seeker, recruiter);
    const theirs = await aliasOf(recruiter, seeker);
    await talk.block(seeker, id);
    expect([await mail(recruiter, theirs), await mail(seeker, alias)]).toEqual([GONE, GONE]);
    await talk.block(seeker, id, false);
    expect(await mail(recruiter, theirs)).toBe(undefined);
  });

  test('when the account is deleted or leaves the team, and after some time', async () => {
    const colleague = await registerRecruiter(portal, companyId);
    const theirs = await aliasOf(colleague, seeker);
    const set = (values: object) =>
      portal.db.updateTable('accounts').set(values).where('id', '=', colleague.user.id).execute();
    await set({ state: 'banned' });
    expect(await mail(colleague, theirs)).toBe(GONE);
    await set({ state: 'active', team_role: 'viewer' });
    expect(await mail(colleague, theirs)).toBe(GONE);
    await set({ team_role: 'recruiter' });
    expect(await mail(colleague, theirs)).toBe(undefined);
    await sql`update reply_addresses set given_at = now()
      - make_interval(days => ${REPLY_ADDRESS_LIFE_DAYS}::int, secs => 1)`.execute(portal.db);
    expect(await mail(colleague, theirs)).toBe(GONE);
    await sql`select graphile_worker.add_job('forget_old_reply_addresses')`.execute(portal.db);
    await portal.work();
    const { rows } = await sql`select from reply_addresses`.execute(portal.db);
    expect(rows).toEqual([]);
  });
});

test('the sender of a reply that cannot be delivered is told why in one mail, in their language', async () => {
  const alias = await aliasOf(seeker, recruiter);
  await sql`update accounts set language = 'hi' where id = ${seeker.user.id}`.execute(portal.db);
  const hidden = { account_id: seeker.user.id, company_id: companyId, name: 'Kaveri Textiles' };
  await portal.db.insertInto('blocked_companies').values(hidden).execute();
  expect(await mail(seeker, alias)).toBe(undefined);
  await portal.work();
  const told = mailsTo(seeker).at(-1);
  expect(told?.subject).toBe('आपका जवाब नहीं पहुँचा');
  expect(told?.text).toContain(`/user/messages/${id}`);
  expect(told?.replyTo).toBe(undefined);
  await sql`delete from blocked_companies`.execute(portal.db);
  expect(await mail(seeker, alias, { text: '> only a quotation' })).toBe(undefined);
  const file = { filename: 'virus.exe', content: Buffer.from('MZ') };
  expect(await mail(seeker, alias, { attachments: [file] })).toBe(undefined);
  await portal.work();
  expect(mailsTo(seeker).filter(({ subject }) => subject === told?.subject)).toHaveLength(3);
  expect(await talk.textsOf(recruiter, id)).toEqual(['Can you come on Monday?']);
  for (let index = 0; index < 6; index += 1) await mail(seeker, alias, { text: `> ${index}` });
  await portal.work();
  expect(mailsTo(seeker).filter(({ subject }) => subject === told?.subject)).toHaveLength(5);
});

test('a block after a recipient was accepted refuses the mail’s text in the same words', async () => {
  const alias = await aliasOf(recruiter, seeker);
  const mailbox = replyMailbox(portal.services, DOMAIN);
  expect(await mailbox.takes(alias, '203.0.113.7')).toBe('taken');
  await talk.block(seeker, id);
  const raw = Buffer.from(`From: ${recruiter.user.email}\r\n\r\nHello`);
  const sender = recruiter.user.email;
  expect(await mailbox.take({ raw, sender, recipient: alias })).toBe('unknown');
});

test('a mail that a busy machine could not read in time comes again, and one that no reader gets through does not', async () => {
  const recipient = await aliasOf(seeker, recruiter);
  const sent = { raw: Buffer.from('Hello'), sender: seeker.user.email, recipient };
  const taking = (reading: typeof readMail) =>
    replyMailbox(portal.services, DOMAIN, reading).take(sent);
  const busy = () => Promise.reject(refuse('server.busy'));
  await expect(taking(busy)).rejects.toThrow('server.busy');
  expect(await taking(async () => 'slow')).toBe('unknown');
  expect(await taking(async () => 'failed')).toBe('unknown');
});

test('without a domain for replies, no mail can be replied to', async () => {
  const { replyDomain: _, ...services } = portal.services;
  const sent = { to: 'a@people.test', language: 'en' as const, subject: 'x', paragraphs: [] };
  const answers = { account: seeker.user.id, conversations: [id] };
  expect(await withReplyAddress(services, { ...sent, answers })).toEqual({ ...sent, answers });
});

test('a mail about an application can be replied to if there is a conversation, by its own people', async () => {
  const { application, seeker: writer } = await talk.begin(jobId);
  const replyTo = async (account: Session, applicationId: number) => {
    const sent = { to: account.user.email, language: 'en' as const, subject: 'x', paragraphs: [] };
    const answers = { account: account.user.id, application: applicationId };
    return (await withReplyAddress(portal.services, { ...sent, answers })).replyTo;
  };
  const address = await replyTo(writer, application.id);
  expect(address).toMatch(/^[\da-z]{16}@reply\.vritti\.test$/);
  expect(await replyTo(writer, application.id)).toBe(address);
  expect(await replyTo(recruiter, application.id)).not.toBe(address);
  expect(await replyTo(seeker, application.id)).toBe(undefined);
  const quiet = await apply(portal, await register(portal), jobId);
  expect(await replyTo(recruiter, quiet.id)).toBe(undefined);
});

test('a mail about an open application is not answered in the conversation of a blind one', async () => {
  const writer = await register(portal);
  const blind = await apply(portal, writer, await openJob(portal, companyId, { is_blind: true }));
  const { body: hidden } = await talk.open(recruiter, { application_id: blind.id });
  const open = await apply(portal, writer, jobId);
  const conversationFor = async (applicationId: number) => {
    const sent = { to: 'a@people.test', language: 'en' as const, subject: 'x', paragraphs: [] };
    const answers = { account: recruiter.user.id, application: applicationId };
    const { replyTo } = await withReplyAddress(portal.services, { ...sent, answers });
    if (!replyTo) return undefined;
    const { conversation_id } = await portal.db
      .selectFrom('reply_addresses')
      .select('conversation_id')
      .where('token', '=', replyTo.replace(`@${DOMAIN}`, ''))
      .executeTakeFirstOrThrow();
    return conversation_id;
  };
  expect(await conversationFor(blind.id)).toBe(hidden.id);
  expect(await conversationFor(open.id)).toBe(undefined);
  const { body: named } = await talk.open(recruiter, { application_id: open.id });
  expect(await conversationFor(open.id)).toBe(named.id);
  expect(await conversationFor(blind.id)).toBe(hidden.id);
});

test('with a certificate the server offers TLS, without one it does not', async () => {
  const greeting = async (port: number) => {
    const transport = createTransport({
      host: '127.0.0.1',
      port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    });
    try {
      return await transport.verify();
    } catch (error) {
      return String((error as { code?: string }).code);
    } finally {
      transport.close();
    }
  };
  expect(await greeting(server.port)).toBe('ETLS');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-tls-'));
  const tls = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  await writeFile(tls.key, TLS_KEY);
  await writeFile(tls.cert, TLS_CERT);
  const mailbox = replyMailbox(portal.services, DOMAIN);
  const encrypted = await listenForMail(
    { host: '127.0.0.1', port: 0, name: DOMAIN, tls },
    mailbox,
    (error) => errors.push(error),
  );
  expect(await greeting(encrypted.port)).toBe(true);
  await encrypted.close();
  await rm(folder, { recursive: true });
});
