import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { registerAdmin } from '../../../test/people.ts';
import { talkOn } from '../../../test/conversations.ts';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const talk = talkOn(portal);
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Kaveri Textiles' } });
const jobId = await openJob(portal, companyId);
const admin = await registerAdmin(portal);

const viewOf = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/conversations/:id', { as, params: { id } })).body;

describe('a report', () => {
  const report = (as: Actor, id: number, body: object = {}) =>
    portal.call('POST /barong/resource/conversations/:id/reports', {
      as,
      params: { id },
      body: { reason: 'money', ...body },
    });
  const queue = async (status: 'open' | 'handled' = 'open', days: { to?: string } = {}) =>
    (
      await portal.call('GET /barong/admin/message_reports', {
        as: admin,
        query: { status, ...days },
      })
    ).body;
  const answerOf = 'We have closed the account that asked you for money.';
  const handle = (id: number, handled: boolean, answer = answerOf) =>
    portal.call('PUT /barong/admin/message_reports/:id', {
      as: admin,
      params: { id },
      body: { handled, answer },
    });

  test('keeps the messages as evidence under a number until an admin has handled it', async () => {
    const { seeker, id } = await talk.begin(jobId, 'Meena Iyer');
    await talk.sent(seeker, id, 'Hello');
    const bad = await talk.sent(recruiter, id, 'Pay 500 rupees first');
    const { status, body } = await report(seeker, id, { message_ids: [bad.id], note: ' A fee ' });
    expect(status).toBe(201);
    const number = body.id;
    const { message_reports, open_count } = await queue();
    expect(open_count).toBeGreaterThan(0);
    expect(message_reports.find((one) => one.id === number)).toMatchObject({
      reason: 'money',
      note: 'A fee',
      reporter_side: 'seeker',
      reporter_name: 'Meena Iyer',
      company_name: 'Kaveri Textiles',
      messages: [{ id: bad.id, content: 'Pay 500 rupees first', sender_name: 'Priya Nair' }],
    });
    // The other side is not told anything.
    expect(JSON.stringify(await viewOf(recruiter, id))).not.toContain('report');
    expect((await handle(number, true)).body).toMatchObject({
      handled_at: expect.any(String),
      answer: answerOf,
    });
    expect((await handle(number, true)).status).toBe(200);
    const other = await handle(number, true, 'We found nothing.');
    expect([other.status, other.body.messages]).toEqual([
      409,
      [
        expect.stringMatching(
          /^This report was already marked as done by \S.*, with another answer\.$/,
        ),
      ],
    ]);
    expect((await queue()).message_reports.map((one) => one.id)).not.toContain(number);
    expect((await queue('handled')).message_reports[0]?.id).toBe(number);
    expect((await queue('handled', { to: '2020-01-01' })).message_reports).toEqual([]);
    expect((await handle(number, false)).body).toMatchObject({ handled_at: null, answer: null });
  });

  test('without ids keeps the newest; with somebody else’s it is refused', async () => {
    const { seeker, id } = await talk.begin(jobId);
    for (let n = 1; n <= 22; n += 1) await talk.sent(recruiter, id, `Message ${n}`);
    const { body } = await report(seeker, id);
    const all = (await queue()).message_reports.find((one) => one.id === body.id);
    expect(all?.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Message ${n + 3}`),
    );
    const other = await talk.begin(jobId);
    const { id: foreign } = await talk.sent(other.seeker, other.id, 'Mine');
    const refused = await report(seeker, id, { message_ids: [foreign] });
    expect([refused.status, refused.body.errors]).toEqual([404, ['resource.message.not_found']]);
    const none = await handle(987_654, true);
    expect([none.status, none.body.errors]).toEqual([404, ['resource.message_report.not_found']]);
  });

  test('tells the person who reported what was found, once, and nobody else', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(recruiter, id, 'Pay 500 rupees first');
    const { body } = await report(seeker, id);
    const mute = await handle(body.id, true, ' ');
    expect([mute.status, mute.body.errors, Object.keys(mute.body.fields)]).toEqual([
      422,
      ['request.missing'],
      ['answer'],
    ]);
    await handle(body.id, true);
    expect((await handle(body.id, true, 'Something else.')).status).toBe(409);
    await portal.work();
    const told = async (as: Session) =>
      (await portal.call('GET /barong/resource/notifications', { as })).body.notifications.flatMap(
        ({ kind, subject }) => (kind === 'report_answered' ? subject : []),
      );
    expect(await told(seeker)).toEqual([
      { report_id: body.id, conversation_id: id, for: 'candidate', answer: answerOf },
    ]);
    expect(await told(recruiter)).toEqual([]);
    const mails = portal.inbox
      .of(seeker.user.email)
      .filter(({ subject }) => subject === `About your report ${body.id} of messages`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(answerOf);
    expect(mails[0]?.text).toContain(`/user/messages/${id}`);
  });

  test('needs no answer once the person who reported has left', async () => {
    const { seeker, id } = await talk.begin(jobId);
    await talk.sent(recruiter, id, 'Pay 500 rupees first');
    const { body } = await report(seeker, id);
    await portal.db
      .updateTable('accounts')
      .set({ state: 'banned' })
      .where('id', '=', seeker.user.id)
      .execute();
    const handled = await handle(body.id, true, '');
    expect([handled.status, handled.body.answer]).toEqual([200, null]);
  });
});
