import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import {
  INVITATIONS_PER_ADDRESS_PER_DAY,
  TEAM_INVITATION_DAYS,
} from '../../../contract/constants.ts';
import { addRecruiter, freshMark, signIn } from '../../../db/world/people.ts';
import { addTask } from '../../platform/tasks.ts';
import { openCompany, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

let companyId: number;
let owner: Session;
let email: string;

const portal = await openPortal();
beforeEach(async () => {
  ({ companyId, recruiter: owner } = await openTeam(portal, {
    company: { name: 'Narmada Traders' },
    recruiter: 'Anil Verma',
  }));
  email = `kavita-${freshMark()}@people.test`;
});

type Given = 'viewer' | 'interviewer' | 'recruiter';
const invite = (to = email, role: Given = 'recruiter', language = 'en') =>
  portal.call('POST /barong/resource/team/invitations', {
    as: owner,
    body: { email: to, role },
    headers: { 'accept-language': language },
  });
const again = (id: number, as: Actor = owner) =>
  portal.call('POST /barong/resource/team/invitations/:id/mail', { as, params: { id } });
const withdraw = (id: number) =>
  portal.call('DELETE /barong/resource/team/invitations/:id', { as: owner, params: { id } });
const look = (token: string, as?: Actor) =>
  portal.call('POST /barong/public/team_invitations', { ...(as ? { as } : {}), body: { token } });
const join = (as: Actor, token: string) =>
  portal.call('POST /barong/resource/team/membership', { as, body: { token } });
/** The token of the newest mail to the address. */
const mailedTo = async (to = email) => {
  const text = (await portal.mailsTo(to)).at(-1)?.text ?? '';
  return /\/team\/join#token=([\w-]+)/.exec(text)?.[1] ?? '';
};
const openInvitations = async (as: Actor = owner) =>
  (await portal.call('GET /barong/resource/team', { as })).body.invitations;
const recruiterAt = async (company: number | null, address = email) =>
  company === null
    ? register(portal, { role: 'hr', email: address })
    : signIn(portal.db, await addRecruiter(portal.db, company, { email: address }));

test('an invitation is mailed with its token in the fragment, and lets the holder of the address join', async () => {
  const { status, body } = await invite(email, 'interviewer');
  expect([status, body.role, body.expired]).toEqual([201, 'interviewer', false]);
  const token = await mailedTo();
  expect(portal.inbox.of(email).at(-1)?.subject).toBe('Join the team of Narmada Traders on Vritti');
  const kept = await portal.db.selectFrom('team_invitations').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect((await look(token)).body).toMatchObject({
    company_name: 'Narmada Traders',
    role: 'interviewer',
    email: `${email.slice(0, 1)}•••@people.test`,
    is_yours: null,
    invited_by: 'Anil Verma',
  });
  const kavita = await recruiterAt(null);
  const readers = [kavita, owner, await register(portal)];
  const looks = await Promise.all(readers.map((reader) => look(token, reader)));
  expect(looks.map(({ body: { is_yours } }) => is_yours)).toEqual([true, false, false]);
  const joined = await join(kavita, token);
  expect([joined.status, joined.body.role]).toEqual([201, 'interviewer']);
  const me = await portal.call('GET /barong/resource/users/me', { as: kavita });
  expect(me.body.team_role).toBe('interviewer');
  expect(await openInvitations()).toEqual([]);
  expect((await look(token)).body.errors).toEqual(['resource.team_invitation.ended']);
});

test('the mail is in the language of the address’s account, or else of the page', async () => {
  await invite(email, 'viewer', 'hi');
  await mailedTo();
  expect(portal.inbox.of(email).at(-1)?.subject).toBe('Vritti पर Narmada Traders की टीम में आएँ');
  const reader = await register(portal, { role: 'hr' });
  await invite(reader.user.email, 'viewer', 'hi');
  await mailedTo(reader.user.email);
  expect(portal.inbox.of(reader.user.email).at(-1)?.text).toContain('as viewer');
});

test('the answer does not reveal whether the address has an account', async () => {
  const known = await register(portal);
  const [one, two] = [await invite(known.user.email), await invite()];
  const shape = ({ status, body }: typeof one) => [status, Object.keys(body), body.role];
  expect(shape(one)).toEqual(shape(two));
});

test('a company name that looks like an advertisement is not mailed to strangers', async () => {
  await portal.db
    .updateTable('companies')
    .set({ name: 'Win at www.lottery.example' })
    .where('id', '=', companyId)
    .execute();
  await invite();
  await mailedTo();
  expect(JSON.stringify(portal.inbox.of(email).at(-1))).not.toContain('lottery');
});

describe('an invited address', () => {
  test('has one open invitation per company, which can be sent again: only the newest link works', async () => {
    const { body } = await invite();
    const first = await mailedTo();
    expect((await invite(email.toUpperCase())).body.errors).toEqual([
      'resource.team_invitation.exists',
    ]);
    expect((await again(body.id)).status).toBe(200);
    const second = await mailedTo();
    expect((await look(first)).status).toBe(410);
    expect((await look(second)).status).toBe(200);
  });

  test('is refused if it belongs to the team', async () => {
    const { body } = await invite(owner.user.email);
    expect(body.errors).toEqual(['resource.team.already_member']);
    expect((await invite('nobody')).body.errors).toEqual(['identity.user.invalid_email']);
    const nobody = await invite('');
    expect(nobody.body.errors).toEqual(['identity.user.missing_email']);
  });

  test('gets only so many mails a day, from all companies together', async () => {
    const { body } = await invite();
    for (let sent = 1; sent < INVITATIONS_PER_ADDRESS_PER_DAY; sent += 1) await again(body.id);
    expect((await again(body.id)).status).toBe(429);
    ({ companyId, recruiter: owner } = await openTeam(portal));
    expect((await invite()).status).toBe(429);
  });
});

test('cannot join with a withdrawn invitation, and withdrawing is only for its own company', async () => {
  const { body } = await invite();
  const token = await mailedTo();
  const { recruiter: stranger } = await openTeam(portal);
  expect((await again(body.id, stranger)).body.errors).toEqual([
    'resource.team_invitation.not_found',
  ]);
  expect(await openInvitations(stranger)).toEqual([]);
  expect((await withdraw(body.id)).status).toBe(200);
  expect((await withdraw(body.id)).status).toBe(404);
  const late = await join(await recruiterAt(null), token);
  expect([late.status, late.body.errors]).toEqual([410, ['resource.team_invitation.ended']]);
});

test('only owners see whom the company has invited', async () => {
  await invite();
  const colleague = await signIn(
    portal.db,
    await addRecruiter(portal.db, companyId, { team_role: 'recruiter' }),
  );
  expect(await openInvitations(colleague)).toEqual([]);
  expect((await openInvitations()).map((one) => one.email)).toEqual([email]);
});

test('cannot join after seven days; it can be invited again, and is deleted later', async () => {
  await invite();
  const token = await mailedTo();
  const age = (days: number) =>
    portal.db
      .updateTable('team_invitations')
      .set({ expires_at: new Date(Date.now() - days * 86_400_000) })
      .where('email', '=', email)
      .execute();
  const { expires_at } = (await openInvitations())[0] ?? { expires_at: '' };
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(TEAM_INVITATION_DAYS);
  await age(0.01);
  expect((await look(token)).status).toBe(410);
  expect((await openInvitations()).map(({ expired }) => expired)).toEqual([true]);
  expect((await invite()).status).toBe(201);
  expect(await openInvitations()).toHaveLength(1);
  await age(31);
  await addTask(portal.db, 'forget_ended_invitations', {});
  await portal.work();
  expect(await openInvitations()).toEqual([]);
});

describe('joining', () => {
  test('needs the address that was invited', async () => {
    await invite();
    const token = await mailedTo();
    const other = await join(await register(portal, { role: 'hr' }), token);
    expect([other.status, other.body.errors]).toEqual([
      409,
      ['resource.team_invitation.other_address'],
    ]);
    expect((await join(await recruiterAt(null), token)).status).toBe(201);
  });

  test('gives up an own company that has neither jobs nor people', async () => {
    const empty = (await openCompany(portal)).id;
    await invite();
    expect((await join(await recruiterAt(empty), await mailedTo())).status).toBe(201);
    const left = portal.db.selectFrom('companies').select('id').where('id', '=', empty);
    expect(await left.execute()).toEqual([]);
  });

  test('is refused to a member of a company with jobs or people, which is named', async () => {
    const busy = (await openCompany(portal, { name: 'Malwa Mills' })).id;
    await openJob(portal, busy);
    await invite();
    const refused = await join(await recruiterAt(busy), await mailedTo());
    expect([refused.status, refused.body.errors]).toEqual([409, ['resource.team.other_company']]);
    expect(refused.body.messages[0]).toContain('Malwa Mills');
  });

  test('is refused if the invitee’s own company is posting a job at that moment', async () => {
    await invite();
    const token = await mailedTo();
    const own = await openCompany(portal, { name: 'Malwa Mills' });
    const kavita = await recruiterAt(own.id);
    const job = await openJob(portal, (await openCompany(portal)).id);
    const { joining } = await portal.db.transaction().execute(async (trx) => {
      await trx.updateTable('jobs').set({ company_id: own.id }).where('id', '=', job).execute();
      const begun = join(kavita, token);
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      return { joining: begun };
    });
    expect((await joining).body.errors).toEqual(['resource.team.other_company']);
  });

  test('happens once, even if the link is followed twice at the same moment', async () => {
    await invite();
    const token = await mailedTo();
    const kavita = await recruiterAt(null);
    const answers = await Promise.all([join(kavita, token), join(kavita, token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
  });
});
