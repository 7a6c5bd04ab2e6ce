import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { withoutContact } from '../../../contract/format/texts/without-contact.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { addCompany, addProfile, addRecruiter, signIn } from '../../../db/world/people.ts';
import { openJob, registerRecruiter } from '../../test/hiring.ts';
import { operations } from '../../test/operations.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let companyId: number;
let recruiter: Session;
let unchecked: Session;
let kavya: Session;

const EMAIL = 'kavya.zubenel@people.test';
const PHONE = '+919812345670';

beforeAll(async () => {
  companyId = (
    await addCompany(portal.db, { name: 'Malwa Mills', website: 'https://malwa.example' })
  ).id;
  const account = await addRecruiter(portal.db, companyId, { email: 'hr@malwa.example' });
  recruiter = await signIn(portal.db, account);
  unchecked = await registerRecruiter(portal, (await addCompany(portal.db)).id);
});

beforeEach(async () => {
  // The people of the test before.
  await portal.db.deleteFrom('applications').execute();
  await portal.db.deleteFrom('accounts').where('email', '=', EMAIL).execute();
  kavya = await register(portal, { name: 'Kavya Menon', email: EMAIL });
  const { id } = kavya.user;
  await portal.db.updateTable('accounts').set({ phone: PHONE }).where('id', '=', id).execute();
  await addProfile(portal.db, id, {
    visibility: 'checked',
    title: `Weaver, ${EMAIL}`,
    about: `Looms since 2019–2023. Call 98123 45670 or ${EMAIL}, linkedin.com/in/kavya-zubenel.`,
    skills: ['Looms'],
    expected_ctc_inr: 500_000,
  });
});

const list = (query: object = {}, as: Actor = recruiter) =>
  portal.call('GET /barong/resource/candidates', { as, query: { source: 'found', ...query } });
const names = async (query: object = {}, as: Actor = recruiter) =>
  (await list(query, as)).body.candidates.map(({ name }) => name);
const open = (as: Actor = recruiter) =>
  portal.call('GET /barong/resource/candidates/:id', { as, params: { id: kavya.user.id } });
const ask = (as: Actor = recruiter, body: { job_id?: number } = {}) =>
  portal.call('POST /barong/resource/candidates/:id/contact_request', {
    as,
    params: { id: kavya.user.id },
    body,
  });
const told = async (as: Actor) =>
  (await portal.call('GET /barong/resource/notifications', { as })).body.notifications;
const requests = async (as: Actor = kavya) =>
  (await portal.call('GET /barong/resource/contact_requests', { as })).body.contact_requests;
const answer = async (agreed: boolean, as: Actor = kavya) =>
  portal.call('PUT /barong/resource/contact_requests/:id', {
    as,
    params: { id: (await requests())[0]?.id ?? 0 },
    body: { agreed },
  });
const choose = (visibility: 'nobody' | 'applied' | 'checked') =>
  portal.call('PUT /barong/resource/sharing', { as: kavya, body: { visibility } });

describe('those who chose to be found by checked companies', () => {
  test('is found by a checked company, by words and place, and told only of the look', async () => {
    expect(await names({ search: 'looms', location: 'Indore' })).toEqual(['Kavya Menon']);
    const views = async () =>
      (await portal.call('GET /barong/resource/profile_views', { as: kavya })).body.profile_views;
    expect(await views()).toEqual([]);
    expect((await open()).body).toMatchObject({ name: 'Kavya Menon', contact: 'hidden' });
    expect(await views()).toMatchObject([{ company_name: 'Malwa Mills', reasons: ['searched'] }]);
  });

  test('is found by the beginning of a word, if nobody has it as a whole word', async () => {
    expect(await names({ search: 'loo' })).toEqual(['Kavya Menon']);
    expect(await names({ search: 'weav NOT loo' })).toEqual([]);
  });

  test('is read by viewers as by the whole team, without the resume, and asked for contact by recruiters', async () => {
    const account = await addRecruiter(portal.db, companyId, { team_role: 'viewer' });
    const viewer = await signIn(portal.db, account);
    const { body } = await open(viewer);
    expect(body).toMatchObject({ name: 'Kavya Menon', contact: 'hidden', resumeUrl: null });
    expect(body.profile.resumeUrl).toBeNull();
    expect((await ask(viewer)).body.errors).toEqual(['authz.team_role']);
  });

  test('is not found by an unchecked company, which is told why', async () => {
    const { body } = await list({}, unchecked);
    expect([body.candidates, body.company_is_checked]).toEqual([[], false]);
    expect((await list()).body.company_is_checked).toBe(true);
    expect((await open(unchecked)).status).toBe(404);
    expect((await ask(unchecked)).status).toBe(404);
  });

  test.each(['nobody', 'applied'] as const)(
    'disappears at once with the choice "%s"',
    async (choice) => {
      await choose(choice);
      expect(await names({ search: 'looms' })).toEqual([]);
      expect((await open()).status).toBe(404);
      await choose('checked');
      expect(await names({ search: 'looms' })).toEqual(['Kavya Menon']);
    },
  );

  test('is not found by a company that they have blocked', async () => {
    await portal.call('POST /barong/resource/blocked_companies', {
      as: kavya,
      body: { domain: 'malwa.example' },
    });
    expect(await names({ search: 'looms' })).toEqual([]);
    expect((await open()).status).toBe(404);
    expect((await ask()).status).toBe(404);
  });

  test('is listed among the applicants once they applied, with what they sent', async () => {
    await addApplication(portal.db, kavya.user.id, await openJob(portal, companyId));
    expect(await names({ search: 'looms' })).toEqual([]);
    expect(await names({ source: 'applied', search: 'looms' })).toEqual(['Kavya Menon']);
    expect((await open()).body).toMatchObject({ contact: 'shared', email: EMAIL });
  });

  test.each([
    { search: EMAIL },
    { search: '9812345670' },
    { search: 'zubenel' },
    { expected_ctc_max: 9 },
  ])('is not found by data that is not shown: %j', async (query) => {
    expect(await names(query)).toEqual([]);
  });
});

test.each([
  'Looms. kavya (at) zubenel (dot) com',
  'Looms. kavya＠zubenel．com',
  'Looms. zubenel एट जीमेल डॉट कॉम',
  'Looms. kavya dot zubenel at gmail dot com',
  'Looms. kavya.zubenel at gmail.com',
])('nobody is found by the address in the text "%s"', async (about) => {
  await portal.db.updateTable('profiles').set({ about, title: 'Weaver' }).execute();
  expect(await names({ search: 'zubenel' })).toEqual([]);
  expect(await names({ search: 'looms kavya' })).toHaveLength(1);
});

test('who goes by two names is found and shown by both', async () => {
  await portal.db
    .updateTable('accounts')
    .set({ name: 'Kavya @ Gudiya' })
    .where('id', '=', kavya.user.id)
    .execute();
  for (const search of ['kavya', 'gudiya']) {
    expect(await names({ search })).toEqual(['Kavya @ Gudiya']);
  }
});

/** Every text that would say how to reach her. */
const reach = /zubenel|98123 ?45670/;

async function readsEverything(as: Actor): Promise<string> {
  const texts: string[] = [];
  for (const [, { method, url, endpoint }] of operations) {
    if (method !== 'GET' || endpoint.output === 'events') continue;
    texts.push((await portal.send({ url: url.replaceAll(':id', String(kavya.user.id)), as })).text);
  }
  texts.push((await list({}, as)).text, JSON.stringify((await open(as)).body));
  return texts.join('\n');
}

describe('contact details of somebody who was found', () => {
  test('are in no answer to the company, in no mail and no notification, before they agree', async () => {
    expect(reach.test(JSON.stringify(kavya))).toBe(true);
    const before = (await portal.mailsTo('hr@malwa.example')).length;
    await ask();
    await portal.work();
    for (const as of [recruiter, unchecked]) expect(await readsEverything(as)).not.toMatch(reach);
    expect(portal.inbox.of('hr@malwa.example')).toHaveLength(before);
  });

  test('are asked for because of an open job of the company, which the seeker reads', async () => {
    const other = (await addCompany(portal.db)).id;
    for (const job_id of [
      await openJob(portal, other),
      await openJob(portal, companyId, { status: 'closed' }),
    ]) {
      expect((await ask(recruiter, { job_id })).body.errors).toEqual(['resource.job.not_found']);
    }
    expect(await requests()).toEqual([]);
    const job_id = await openJob(portal, companyId, { title: 'Loom Fitter' });
    const asked = await ask(recruiter, { job_id });
    expect([asked.status, asked.body.contact_request?.job_title]).toEqual([201, 'Loom Fitter']);
    expect((await requests())[0]).toMatchObject({ job: { id: job_id, title: 'Loom Fitter' } });
    await answer(true);
    const about = { subject: { job_title: 'Loom Fitter' } };
    expect((await told(kavya))[0]).toMatchObject(about);
    expect((await told(recruiter))[0]).toMatchObject(about);
    await portal.work();
    for (const [to, says] of [
      [EMAIL, 'Malwa Mills asks: may we contact you about Loom Fitter?'],
      ['hr@malwa.example', 'Somebody agreed to be contacted about Loom Fitter'],
    ] as const) {
      const mail = portal.inbox.of(to).at(-1);
      // It also stands below the greeting, for people who open the mail.
      expect([mail?.subject, mail?.text]).toEqual([
        says,
        expect.stringContaining(`,\n\n${says}\n`),
      ]);
    }
  });

  test('are asked for once, shared by agreeing, and can be taken back', async () => {
    expect((await ask()).body.contact).toBe('asked');
    expect((await ask()).body.errors).toEqual(['resource.contact_request.exists']);
    expect((await told(kavya))[0]).toMatchObject({
      kind: 'contact_asked',
      subject: { company_name: 'Malwa Mills' },
    });
    expect((await answer(true)).body).toMatchObject({ agreed: true, company_name: 'Malwa Mills' });
    expect((await told(recruiter))[0]).toMatchObject({
      kind: 'contact_agreed',
      subject: { candidate_id: kavya.user.id },
    });
    expect((await open()).body).toMatchObject({
      contact: 'shared',
      contact_request: null,
      email: EMAIL,
      phone: PHONE,
    });
    expect((await open()).body.about).toContain(EMAIL);
    expect((await answer(false)).status).toBe(200);
    expect((await open()).body).toMatchObject({ contact: 'declined', email: null, phone: null });
    expect(await readsEverything(recruiter)).not.toMatch(reach);
  });

  test('is told to whoever took over from the recruiter who asked', async () => {
    const leaver = await registerRecruiter(portal, companyId);
    await ask(leaver);
    await portal.call('DELETE /barong/resource/team/members/:id', {
      as: recruiter,
      params: { id: leaver.user.id },
    });
    await answer(true);
    expect((await told(recruiter))[0]).toMatchObject({
      kind: 'contact_agreed',
      subject: { candidate_id: kavya.user.id },
    });
    expect((await told(leaver)).map(({ kind }) => kind)).toEqual(['team_changed']);
  });

  test('are hidden again from a company that they block, whatever they agreed to', async () => {
    await ask();
    await answer(true);
    await choose('nobody');
    expect((await open()).status).toBe(404);
    expect(await readsEverything(recruiter)).not.toMatch(reach);
  });

  test('may be asked for again after thirty days, unless they agreed', async () => {
    await ask();
    await answer(false);
    const now = Date.now();
    const age = (days: number) => {
      const then = new Date(now - days * 86_400_000);
      return portal.db
        .updateTable('contact_requests')
        .set({ asked_at: then, answered_at: then })
        .where('account_id', '=', kavya.user.id)
        .execute();
    };
    await age(29);
    const refused = await ask();
    const tomorrow = new Date(now + 86_400_000).toISOString();
    expect([refused.status, refused.body.messages]).toEqual([
      409,
      [expect.stringContaining(`ask again from ${dateText(tomorrow, 'en')}`)],
    ]);
    const { contact_request } = (await open()).body;
    expect(contact_request?.ask_again_from).toBe(tomorrow);
    await age(31);
    expect((await ask()).body.contact).toBe('asked');
    await answer(true);
    await age(31);
    expect((await ask()).body.errors).toEqual(['resource.contact_request.agreed']);
  });

  test('are agreed to by the seeker only', async () => {
    await ask();
    const other = await register(portal);
    expect((await answer(true, other)).body.errors).toEqual(['resource.contact_request.not_found']);
    expect(await requests(other)).toEqual([]);
  });
});

test.each([
  ['Write to a.b@c.co.in today', 'Write to ••• today'],
  ['a.b [at] c.com', '•••'],
  [`Me: ${'a'.repeat(64)}@b.com`, 'Me: •••'],
  ['+91 98123-45670', '•••'],
  ['९८१२३ ४५६७०', '•••'],
  ['Call nine eight one two three four five six seven zero now', 'Call ••• now'],
  ['see https://x.example/me and www.y.example', 'see ••• and •••'],
  ['From 2019–2023, 12,000 parts, 2020 - 2021', 'From 2019–2023, 12,000 parts, 2020 - 2021'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutContact(text)).toBe(shown);
});
