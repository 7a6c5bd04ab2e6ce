import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { ProfileAct } from '../../../contract/moderation/acts.ts';
import { addProfile } from '../../../db/world/people.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const moderator: Actor = await registerAdmin(portal);
const otherModerator: Actor = await registerAdmin(portal);
// Its recruiters have mail at its website's domain, so it may find people who want to be found.
const { companyId, recruiter } = await openTeam(portal, {
  company: { website: 'https://people.example' },
});

const REASON = 'The certificate is not yours.';
const APPEAL = 'The certificate is mine; I can show the original.';

async function openFound() {
  const seeker = await register(portal, { name: 'Asha Rao' });
  await addProfile(portal.db, seeker.user.id, { visibility: 'checked', title: 'Accountant' });
  const { body } = await portal.call('POST /barong/resource/sharing/address', { as: seeker });
  return { seeker, code: body.url?.split('/').at(-1) ?? '' };
}
const moderate = (id: number, act: ProfileAct, as: Actor | undefined = moderator) =>
  portal.call('POST /barong/admin/moderation/profiles/:id/acts', {
    as,
    params: { id },
    body: { act, reason: REASON },
  });
const caseOf = (id: number, as: Actor | undefined = moderator) =>
  portal.call('GET /barong/admin/moderation/profiles/:id', { as, params: { id } });
const own = async (as: Actor) =>
  (await portal.call('GET /barong/resource/profile_moderation', { as })).body;
const appeal = (as: Actor) =>
  portal.call('POST /barong/resource/profile_moderation/appeals', { as, body: { text: APPEAL } });
const decide = (id: number, lifted: boolean, as = otherModerator) =>
  portal.call('PUT /barong/admin/appeals/:id', {
    as,
    params: { id },
    body: { lifted, answer: 'We have seen the original.' },
  });
const report = (id: number, note = 'No such college.') =>
  portal.call('POST /barong/resource/candidates/:id/reports', {
    as: recruiter,
    params: { id },
    body: { reason: 'invented', note },
  });
/** What the company, and everybody with the address, get. */
async function shown({ seeker, code }: { seeker: Session; code: string }) {
  const found = await portal.call('GET /barong/resource/candidates/:id', {
    as: recruiter,
    params: { id: seeker.user.id },
  });
  const open = await portal.call('GET /barong/public/public_profile', { query: { code } });
  const picture = await portal.send({
    method: 'GET',
    url: `/api/v2/barong/public/public_profile/picture?code=${code}`,
  });
  return [found.status, open.status, picture.status];
}
const subjectsTo = ({ user }: Session) => portal.subjectsTo(user.email);
const newsOf = async (as: Actor) =>
  (await portal.call('GET /barong/resource/notifications', { as })).body.notifications.filter(
    ({ kind }) => kind === 'profile_moderated',
  );

test('a moderator hides a profile from companies and its address, and shows it again', async () => {
  const one = await openFound();
  const { id } = one.seeker.user;
  expect(await shown(one)).toEqual([200, 200, 404]);
  const held = await moderate(id, 'held');
  expect(held.body.profile).toMatchObject({ is_held: true, visibility: 'checked' });
  expect(await shown(one)).toEqual([404, 404, 404]);
  expect(await own(one.seeker)).toMatchObject({
    is_held: true,
    acts: [{ act: 'held', reason: REASON, appeal: null }],
  });
  expect(JSON.stringify(await own(one.seeker))).not.toContain('"by"');
  // Editing it does not show it again.
  await portal.call('PUT /barong/resource/sharing', {
    as: one.seeker,
    body: { visibility: 'checked' },
  });
  expect((await shown(one))[0]).toBe(404);
  expect(await subjectsTo(one.seeker)).toContain('Your profile is hidden');
  expect(await newsOf(one.seeker)).toHaveLength(1);

  expect((await moderate(id, 'released')).body.acts.map(({ act }) => act)).toEqual([
    'released',
    'held',
  ]);
  expect((await shown(one)).slice(0, 2)).toEqual([200, 200]);
  const acts = await portal.db
    .selectFrom('audit.entries')
    .select(['act', 'subject_id'])
    .where('act', 'in', ['profile_held', 'profile_released'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { act: 'profile_held', subject_id: id },
    { act: 'profile_released', subject_id: id },
  ]);
});

test('a held profile is still sent with applications', async () => {
  const one = await openFound();
  await apply(portal, one.seeker, await openJob(portal, companyId));
  await moderate(one.seeker.user.id, 'held');
  expect(await shown(one)).toEqual([200, 404, 404]);
  await apply(portal, one.seeker, await openJob(portal, companyId));
});

test('a case contains the profile, the account with its history and notes, and all reports', async () => {
  const { seeker } = await openFound();
  const { id } = seeker.user;
  await report(id);
  await report(id, 'No such employer.');
  await portal.call('POST /barong/admin/users/:id/notes', {
    as: moderator,
    params: { id },
    body: { text: 'Called the college.' },
  });
  await moderate(id, 'warned');
  const { body } = await caseOf(id);
  expect(body).toMatchObject({
    account: { username: 'Asha Rao', state: 'active', notes: [{ text: 'Called the college.' }] },
    profile: { title: 'Accountant', is_public: true, is_held: false },
    message_reports: 0,
    acts: [{ act: 'warned', reason: REASON }],
  });
  expect(body.reports.map(({ reason, others }) => [reason, others])).toEqual([
    ['invented', 1],
    ['invented', 1],
  ]);
});

test('a case counts the reports of messages that the person wrote', async () => {
  const seeker = await register(portal);
  const { id: application_id } = await apply(portal, seeker, await openJob(portal, companyId));
  const { body } = await portal.call('POST /barong/resource/conversations', {
    as: seeker,
    body: { application_id },
  });
  await portal.call('POST /barong/resource/conversations/:id/messages', {
    as: seeker,
    params: { id: body.id },
    body: { content: 'Hire me, or else.' },
  });
  await portal.call('POST /barong/resource/conversations/:id/reports', {
    as: recruiter,
    params: { id: body.id },
    body: { reason: 'harassment' },
  });
  expect((await caseOf(seeker.user.id)).body).toMatchObject({ profile: null, message_reports: 1 });
  expect((await caseOf(recruiter.user.id)).body.message_reports).toBe(0);
});

test('a recruiter can be warned and banned, and has no profile to hide', async () => {
  const writer = await registerRecruiter(portal, companyId);
  const { id, uid } = writer.user;
  expect((await moderate(id, 'warned')).status).toBe(200);
  expect((await own(writer)).acts).toMatchObject([{ act: 'warned' }]);
  const held = await moderate(id, 'held');
  expect([held.status, held.body.errors]).toEqual([409, ['resource.moderation.not_possible']]);
  await portal.call('POST /barong/admin/users/update', {
    as: moderator,
    body: { uid, state: 'banned', reason: REASON },
  });
  expect((await caseOf(id)).body.account).toMatchObject({
    state: 'banned',
    state_changes: [{ state: 'banned', reason: REASON }],
  });
});

test('only a visible profile can be hidden, and only a hidden one shown', async () => {
  const { seeker } = await openFound();
  const { id } = seeker.user;
  expect((await moderate(id, 'released')).status).toBe(409);
  await moderate(id, 'held');
  expect((await moderate(id, 'held')).status).toBe(409);
  const bare = await register(portal);
  expect((await moderate(bare.user.id, 'held')).status).toBe(409);
});

test('the person appeals once, and another moderator decides', async () => {
  const one = await openFound();
  await moderate(one.seeker.user.id, 'held');
  const { body, status } = await appeal(one.seeker);
  expect(status).toBe(201);
  expect((await appeal(one.seeker)).body.errors).toEqual(['resource.appeal.exists']);
  const open = await portal.call('GET /barong/admin/appeals', {
    as: otherModerator,
    query: { limit: 100 },
  });
  expect(open.body.appeals.find(({ id }) => id === body.id)).toMatchObject({
    job: null,
    is_about_profile: true,
    state: 'held',
    reason: REASON,
    text: APPEAL,
  });
  expect((await decide(body.id, true, moderator)).body.errors).toEqual([
    'resource.appeal.own_decision',
  ]);
  expect((await decide(body.id, true)).status).toBe(200);
  expect((await shown(one)).slice(0, 2)).toEqual([200, 200]);
  const mails = await portal.mailsTo(one.seeker.user.email);
  const mail = mails.find(({ subject }) => subject === 'Your appeal was granted');
  expect(mail?.text).toContain('your profile');
  expect(mail?.text).toContain('/user/moderation');
  expect((await own(one.seeker)).acts.at(-1)?.appeal).toMatchObject({ lifted: true });
});

test('a rejected appeal leaves the profile hidden and the account active', async () => {
  const one = await openFound();
  await moderate(one.seeker.user.id, 'held');
  const { body } = await appeal(one.seeker);
  await decide(body.id, false);
  expect((await shown(one))[0]).toBe(404);
  const { status } = await portal.call('POST /barong/identity/sessions', {
    body: { email: one.seeker.user.email, password: PASSWORD },
  });
  expect(status).toBe(200);
});

test('an appeal is refused before anything was done, and once the profile is shown again', async () => {
  const { seeker } = await openFound();
  expect((await appeal(seeker)).body.errors).toEqual(['resource.moderation.not_found']);
  await moderate(seeker.user.id, 'held');
  await moderate(seeker.user.id, 'released');
  expect((await appeal(seeker)).body.errors).toEqual(['resource.moderation.not_found']);
});

test('nobody else reads or decides a case', async () => {
  const { seeker } = await openFound();
  expect((await caseOf(seeker.user.id, seeker)).status).toBe(403);
  expect((await caseOf(seeker.user.id, recruiter)).status).toBe(403);
  expect((await moderate(seeker.user.id, 'held', recruiter)).status).toBe(403);
  expect((await caseOf(987_654_321)).body.errors).toEqual(['resource.user.not_found']);
  expect((await moderate(987_654_321, 'warned')).body.errors).toEqual(['resource.user.not_found']);
});

test('deleting the account also deletes reports and decisions about it', async () => {
  const { seeker } = await openFound();
  const { id } = seeker.user;
  await report(id);
  await moderate(id, 'warned');
  await portal.call('POST /barong/resource/users/me/deletion', {
    as: seeker,
    body: { password: PASSWORD },
  });
  const left = await Promise.all(
    (['reports', 'moderation_acts'] as const).map((table) =>
      portal.db.selectFrom(table).select('id').where('account_id', '=', id).execute(),
    ),
  );
  expect(left).toEqual([[], []]);
});
