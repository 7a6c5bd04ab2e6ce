import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { ProfileReportReason } from '../../../contract/reports/report-reasons.ts';
import { addProfile } from '../../../db/world/people.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { reportTables } from './tables.ts';

const portal = await openPortal();
const moderator = await registerAdmin(portal);

const NOTE = 'The certificate of the college is not real.';

async function openHiring(facts: object = {}) {
  const company = await openCompany(portal, facts);
  return { company, recruiter: await registerRecruiter(portal, company.id) };
}
/** Its recruiters have mail at its website's domain, so it may find people who want to be found. */
const openChecked = () => openHiring({ website: 'https://people.example' });

async function applyTo(companyId: number, seeker: Session) {
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  return id;
}
const reportCandidate = (
  as: Actor | undefined,
  id: number,
  reason: ProfileReportReason = 'invented',
) =>
  portal.call('POST /barong/resource/candidates/:id/reports', {
    as,
    params: { id },
    body: { reason, note: NOTE },
  });
const reportRecruiter = (as: Actor | undefined, id: number) =>
  portal.call('POST /barong/resource/recruiters/:id/reports', {
    as,
    params: { id },
    body: { reason: 'money', note: NOTE },
  });
const look = (ticket: string) => portal.call('GET /barong/public/reports', { query: { ticket } });
const open = async () =>
  (
    await portal.call('GET /barong/admin/reports', {
      as: moderator,
      query: { status: 'open', limit: 100 },
    })
  ).body.reports;
const reportOf = async (id: number) => (await open()).find((report) => report.id === id);
const decide = (id: number) =>
  portal.call('POST /barong/admin/reports/:id/decision', {
    as: moderator,
    params: { id },
    body: { outcome: 'upheld', answer: 'The college does not know them. Thank you.' },
  });

describe('a recruiter', () => {
  test('reports an applicant, and reads at the ticket’s link what a moderator decided', async () => {
    const { company, recruiter } = await openHiring();
    const seeker = await register(portal, { name: 'Asha Rao' });
    await applyTo(company.id, seeker);
    const { status, body } = await reportCandidate(recruiter, seeker.user.id);
    expect(status).toBe(201);
    expect((await look(body.ticket)).body).toMatchObject({
      title: 'Asha Rao',
      reason: 'invented',
      outcome: null,
    });
    expect(await reportOf(body.id)).toMatchObject({
      job_id: null,
      company_id: null,
      company_name: null,
      person: { id: seeker.user.id, name: 'Asha Rao', role: 'user' },
      note: NOTE,
      others: 0,
    });
    expect((await decide(body.id)).body).toMatchObject({ outcome: 'upheld' });
    expect((await look(body.ticket)).body).toMatchObject({
      outcome: 'upheld',
      answer: 'The college does not know them. Thank you.',
    });
  });

  test('reports somebody who can be found, which does not count as a look at the profile', async () => {
    const { recruiter } = await openChecked();
    const seeker = await register(portal);
    await addProfile(portal.db, seeker.user.id, { visibility: 'checked' });
    expect((await reportCandidate(recruiter, seeker.user.id)).status).toBe(201);
    const views = await portal.db
      .selectFrom('profile_views')
      .select('account_id')
      .where('account_id', '=', seeker.user.id)
      .execute();
    expect(views).toEqual([]);
  });

  test('cannot report somebody whose profile the company may not read', async () => {
    const { recruiter } = await openChecked();
    const other = await openHiring();
    const shy = await register(portal);
    await addProfile(portal.db, shy.user.id, { visibility: 'applied' });
    await applyTo(other.company.id, shy);
    const blind = await register(portal);
    const mine = await openHiring();
    const application = await applyTo(mine.company.id, blind);
    await portal.db
      .updateTable('applications')
      .set({ is_hidden: true })
      .where('id', '=', application)
      .execute();
    for (const [as, id] of [
      [recruiter, shy.user.id],
      [mine.recruiter, blind.user.id],
      [recruiter, recruiter.user.id],
      [recruiter, 987_654_321],
    ] as const) {
      const { status, body } = await reportCandidate(as, id);
      expect([status, body.errors]).toEqual([404, ['resource.candidate.not_found']]);
    }
    expect((await reportCandidate(other.recruiter, shy.user.id)).status).toBe(201);
  });

  test('has a choice of reasons for people only', async () => {
    const { company, recruiter } = await openHiring();
    const seeker = await register(portal);
    await applyTo(company.id, seeker);
    const spam = await reportCandidate(
      recruiter,
      seeker.user.id,
      'spam' as unknown as ProfileReportReason,
    );
    expect(spam.status).toBe(422);
    for (const reason of ['identity', 'harassment', 'money', 'data', 'other'] as const) {
      expect((await reportCandidate(recruiter, seeker.user.id, reason)).status).toBe(201);
    }
  });
});

describe('a seeker', () => {
  /** A conversation about an application, in which the recruiter has written. */
  async function openConversation() {
    const { company, recruiter } = await openHiring();
    const seeker = await register(portal);
    const application_id = await applyTo(company.id, seeker);
    const { body } = await portal.call('POST /barong/resource/conversations', {
      as: recruiter,
      body: { application_id },
    });
    const write = () =>
      portal.call('POST /barong/resource/conversations/:id/messages', {
        as: recruiter,
        params: { id: body.id },
        body: { content: 'Can you come on Monday?' },
      });
    return { company, recruiter, seeker, write };
  }

  test('reports the recruiter who wrote, as a person', async () => {
    const { recruiter, seeker, write } = await openConversation();
    await write();
    const { status, body } = await reportRecruiter(seeker, recruiter.user.id);
    expect(status).toBe(201);
    expect((await reportOf(body.id))?.person).toEqual({
      id: recruiter.user.id,
      name: recruiter.user.username,
      role: 'hr',
    });
    expect((await look(body.ticket)).body.title).toBe(recruiter.user.username);
  });

  test('cannot report recruiters who did not write, or messages that others got', async () => {
    const { company, recruiter, seeker, write } = await openConversation();
    const refused = async (as: Actor, id: number) => {
      const { status, body } = await reportRecruiter(as, id);
      expect([status, body.errors]).toEqual([404, ['resource.user.not_found']]);
    };
    await refused(seeker, recruiter.user.id);
    await write();
    const colleague = await registerRecruiter(portal, company.id);
    await refused(seeker, colleague.user.id);
    await refused(await register(portal), recruiter.user.id);
    await refused(seeker, seeker.user.id);
  });
});

test('a public profile can be reported by everybody with its address, guests included, within the limit of a network, until it ends', async () => {
  const seeker = await register(portal, { name: 'Ravi Iyer' });
  await addProfile(portal.db, seeker.user.id);
  const { body: sharing } = await portal.call('POST /barong/resource/sharing/address', {
    as: seeker,
  });
  const code = sharing.url?.split('/').at(-1) ?? '';
  const report = (of: string) =>
    portal.call('POST /barong/public/public_profile/reports', {
      body: { code: of, reason: 'identity', note: 'That is my cousin.' },
    });
  const { status, body } = await report(code);
  expect(status).toBe(201);
  expect((await reportOf(body.id))?.person?.name).toBe('Ravi Iyer');
  expect((await report(code.replaceAll(/\d/g, '0'))).body.errors).toEqual([
    'resource.public_profile.not_found',
  ]);
  const key = attemptKey('report', { address: '127.0.0.1' });
  await makeAttempts(portal, key, 30);
  expect((await report(code)).body.errors).toEqual(['request.too_many_requests']);
  await portal.db.deleteFrom('attempt_counts').where('key', '=', key.exact).execute();
  await portal.call('DELETE /barong/resource/sharing/address', { as: seeker });
  expect((await report(code)).status).toBe(404);
});

test('in the queue, a false identity ranks with fraud, above lesser reasons', async () => {
  const { company, recruiter } = await openHiring();
  const [often, once] = [await register(portal), await register(portal)];
  await applyTo(company.id, often);
  await applyTo(company.id, once);
  const insult = (await reportCandidate(recruiter, once.user.id, 'harassment')).body.id;
  const single = (await reportCandidate(recruiter, once.user.id, 'identity')).body.id;
  const more = (await reportCandidate(recruiter, often.user.id, 'identity')).body.id;
  const again = (await reportCandidate(recruiter, often.user.id, 'other')).body.id;
  const third = (await reportCandidate(recruiter, often.user.id, 'money')).body.id;
  const own = new Set([insult, single, more, again, third]);
  const order = (await open()).filter(({ id }) => own.has(id));
  expect(order.map(({ id }) => id)).toEqual([more, third, single, again, insult]);
  expect(order.map(({ others }) => others)).toEqual([2, 2, 1, 2, 1]);
});

test('somebody who was reported finds only the decision in their personal copy', async () => {
  const { company, recruiter } = await openHiring();
  const seeker = await register(portal);
  await applyTo(company.id, seeker);
  const { body } = await reportCandidate(recruiter, seeker.user.id);
  await reportCandidate(recruiter, seeker.user.id, 'money');
  await decide(body.id);
  const rows = await portal.db
    .selectFrom('reports')
    .select('id')
    .where(reportTables.reports.rowsOf({ id: seeker.user.id, email: null, phone: null }))
    .execute();
  expect(rows).toEqual([{ id: body.id }]);
});
