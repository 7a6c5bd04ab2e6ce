import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { addProfile } from '../../../db/world/people.ts';
import { openCompany, openJob, openTeam } from '../../test/hiring.ts';
import { readResume } from '../../../web/features/profile/reading/read-resume.ts';
import { operations } from '../../test/operations.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const PHONE = '+919812345678';
/** Mail address and number in every way of writing them. */
const REACH = /zubenmail|98123\W?45678/i;

const QUESTION = {
  id: 'q1',
  kind: 'text',
  text: 'Why?',
  choices: [],
  accepted: [],
  least: null,
  most: null,
};

let companyId: number;
let recruiter: Session;
let jobId: number;
let seeker: Session;
let email: string;
let people = 0;

const portal = await openPortal();

beforeEach(async () => {
  ({ companyId, recruiter } = await openTeam(portal, { company: { name: 'Malwa Mills' } }));
  jobId = await openJob(portal, companyId, {
    questions: JSON.stringify([QUESTION]),
  });
  people += 1;
  email = `asha.zubenmail${people}@people.test`;
  seeker = await register(portal, { name: 'Asha Rao', email });
  const { id } = seeker.user;
  await portal.db.updateTable('accounts').set({ phone: PHONE }).where('id', '=', id).execute();
  await addProfile(portal.db, id, {
    title: `Weaver, ${email}`,
    about: `Looms since 2019. Call 98123 45678 or ${email}.`,
    skills: ['Looms'],
  });
});

const send = async (letter: object = {}, job = jobId): Promise<number> => {
  const { status, body } = await portal.call('POST /barong/resource/jobs/:id/apply', {
    as: seeker,
    params: { id: job },
    body: {
      cover_letter: `I wove cloth. Call 9812345678 or write to ${email}.`,
      ...(job === jobId
        ? { answers: [{ question_id: QUESTION.id, answer: `Ask me at ${email}` }] }
        : {}),
      ...letter,
    },
  });
  expect([status, body]).toEqual([201, body]);
  return body.id;
};
const hidden = (job?: number) => send({ share_contact: false }, job);

const shares = async () =>
  (await portal.call('GET /barong/resource/contact_shares', { as: seeker })).body.contact_shares;
const share = (company_id = companyId) =>
  portal.call('POST /barong/resource/contact_shares', { as: seeker, body: { company_id } });
const stop = (id: number, as = seeker) =>
  portal.call('DELETE /barong/resource/contact_shares/:id', { as, params: { id } });
const candidate = async (id: number) =>
  (
    await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: recruiter,
      params: { id },
    })
  ).body;
const found = async (search: string) =>
  (await portal.call('GET /barong/resource/candidates', { as: recruiter, query: { search } })).body
    .candidates.length;
const listed = async (search: string) =>
  (await portal.call('GET /barong/resource/applications', { as: recruiter, query: { search } }))
    .body.meta.total;

/** Who is asked for by endpoints that answer a recruiter (`server/walks/callers.test.ts`). */
const ADMITS_RECRUITERS: ReadonlySet<Endpoint['who']> = new Set(['anyone', 'account', 'hr']);

/** Everything that the company can read, and all its mails with their calendar entries. */
async function readsEverything(id: number): Promise<string> {
  const reading = operations.filter(
    ([, { method, endpoint }]) =>
      method === 'GET' && endpoint.output !== 'events' && ADMITS_RECRUITERS.has(endpoint.who),
  );
  // Routes without an id answer everybody at the company alike.
  const addresses = new Set(
    reading.flatMap(([, { url }]) =>
      [id, jobId, seeker.user.id].map((value) => url.replaceAll(/:\w+/g, String(value))),
    ),
  );
  const texts: string[] = [];
  for (const url of addresses) texts.push((await portal.send({ url, as: recruiter })).text);
  return JSON.stringify([texts, await portal.mailsTo(recruiter.user.email)]);
}

describe('applying without ticking the box', () => {
  test('address and number are in nothing that the company reads or is mailed', async () => {
    const id = await hidden();
    await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status: 'accepted', visible_note: 'Come on Monday.' },
    });
    const shown = await candidate(id);
    expect(shown).toMatchObject({ contact: 'hidden', email: null, phone: null });
    expect(shown.about).toContain('Looms since 2019');
    expect(await readsEverything(id)).not.toMatch(REACH);
  });

  test('nobody can be found by them', async () => {
    await hidden();
    expect([await found(email), await listed(email), await found('98123')]).toEqual([0, 0, 0]);
    expect([await found('Looms'), await listed('Asha')].every((count) => count > 0)).toBe(true);
  });

  test('an earlier consent ends, because the latest choice counts', async () => {
    const first = await send();
    expect(await candidate(first)).toMatchObject({ contact: 'shared', email, phone: PHONE });
    await hidden(await openJob(portal, companyId));
    expect(await candidate(first)).toMatchObject({ contact: 'hidden', email: null, phone: null });
  });
});

describe('a resume', () => {
  const keep = async () =>
    (await portal.call('POST /barong/resource/built_resume', { as: seeker, body: {} })).body.id;
  const textFor = async (id: number) => {
    const { rawPayload } = await portal.app.inject({
      url: `/api/v2/barong/resource/applications/${id}/resume`,
      headers: { authorization: `Bearer ${recruiter.token}` },
    });
    const { text } = await readResume(new Uint8Array(rawPayload));
    return text.lines.map((line) => line.text).join('\n');
  };

  test('that was built here has neither address nor number for a company that has no share', async () => {
    const resume_document_id = await keep();
    const id = await send({ share_contact: false, resume_document_id });
    const masked = await textFor(id);
    expect(masked).toContain('Looms since 2019');
    expect(masked).toContain('Asha Rao');
    expect(masked.replaceAll(/\s/g, '')).not.toMatch(REACH);
    await share();
    const whole = (await textFor(id)).replaceAll(/\s/g, '');
    expect(whole).toContain(email);
    expect(whole).toContain('9812345678');
  });

  test('is masked again once the share is withdrawn, even if it was deleted in the meantime', async () => {
    const resume_document_id = await keep();
    const id = await send({ resume_document_id });
    expect((await textFor(id)).replaceAll(/\s/g, '')).toContain(email);
    await portal.call('DELETE /barong/resource/documents/:id', {
      as: seeker,
      params: { id: resume_document_id },
    });
    for (const { id: shareId } of await shares()) await stop(shareId);
    expect((await textFor(id)).replaceAll(/\s/g, '')).not.toMatch(REACH);
  });
});

describe('applying with the box ticked, as it is unless the seeker clears it', () => {
  test('the company reads both, and the seeker sees since when', async () => {
    const id = await send();
    expect(await readsEverything(id)).toMatch(REACH);
    expect([await found(email), await listed(email)]).toEqual([1, 1]);
    const [open] = await shares();
    expect(open).toMatchObject({ company_name: 'Malwa Mills', way: 'application', ended_at: null });
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id },
    });
    expect(mine.body.contact_shared_at).toBe(open?.shared_at);
  });

  test('under blind review, both are shared once the company knows who it is', async () => {
    await portal.db.updateTable('jobs').set({ is_blind: true }).where('id', '=', jobId).execute();
    const id = await send();
    expect(await shares()).toEqual([]);
    await portal.db
      .updateTable('applications')
      .set({ status: 'accepted', is_hidden: false })
      .where('id', '=', id)
      .execute();
    expect(await shares()).toMatchObject([{ way: 'application', ended_at: null }]);
  });

  test('being revealed changes nothing that the seeker chose after applying', async () => {
    const blind = await openJob(portal, companyId, { is_blind: true });
    const reveal = (id: number) =>
      portal.db
        .updateTable('applications')
        .set({ is_hidden: false })
        .where('id', '=', id)
        .execute();
    const ticked = await send({}, blind);
    await stop((await share()).body.id);
    await reveal(ticked);
    expect((await shares()).filter(({ ended_at }) => ended_at === null)).toEqual([]);
    const unticked = await hidden(await openJob(portal, companyId, { is_blind: true }));
    await share();
    await reveal(unticked);
    expect((await shares()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });

  test('a later application without the tick counts when an earlier one is revealed', async () => {
    const ticked = await send({}, await openJob(portal, companyId, { is_blind: true }));
    await hidden();
    await portal.db
      .updateTable('applications')
      .set({ is_hidden: false })
      .where('id', '=', ticked)
      .execute();
    expect(await shares()).toEqual([]);
  });
});

describe('withdrawing an application', () => {
  const withdraw = (id: number, body?: object) =>
    portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id },
      ...(body ? { body } : {}),
    });

  test('leaves what the company can read, unless the seeker says otherwise', async () => {
    const id = await send();
    const { status, body } = await withdraw(id);
    expect([status, body.contact_shared_at]).toEqual([200, expect.any(String)]);
    expect(await shares()).toMatchObject([{ ended_at: null }]);
  });

  test('also ends the share if the seeker says so', async () => {
    const id = await send();
    const { body } = await withdraw(id, { stop_sharing: true });
    expect(body).toMatchObject({ status: 'withdrawn', contact_shared_at: null });
    expect(await shares()).toMatchObject([{ ended_at: expect.any(String) }]);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id },
    });
    expect(mine.body).toEqual(body);
    expect(await readsEverything(id)).not.toContain(email);
  });

  test('ends no share if it is refused', async () => {
    const id = await send();
    await withdraw(id);
    expect((await withdraw(id, { stop_sharing: true })).status).toBe(409);
    expect((await withdraw(id, { stop_sharing: 'perhaps' })).status).toBe(422);
    expect(await shares()).toMatchObject([{ ended_at: null }]);
  });
});

describe('an application under blind review', () => {
  const reveal = (id: number) =>
    portal.db.updateTable('applications').set({ is_hidden: false }).where('id', '=', id).execute();
  const open = async () => (await shares()).filter(({ ended_at }) => ended_at === null);

  test('without the tick leaves everything that the company reads as it was until it is revealed', async () => {
    const known = await send();
    expect(await candidate(known)).toMatchObject({ contact: 'shared', email, phone: PHONE });
    const blind = await hidden(await openJob(portal, companyId, { is_blind: true }));
    expect(await candidate(known)).toMatchObject({ contact: 'shared', email, phone: PHONE });
    expect(await listed(email)).toBe(1);
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id: blind },
    });
    expect(mine.body.contact_shared_at).not.toBeNull();
    await reveal(blind);
    expect(await open()).toEqual([]);
    expect(await candidate(known)).toMatchObject({ contact: 'hidden', email: null, phone: null });
  });

  test('without the tick ends the share when it is revealed, whatever else is queued behind it', async () => {
    await send();
    const first = await hidden(await openJob(portal, companyId, { is_blind: true }));
    await hidden(await openJob(portal, companyId, { is_blind: true }));
    await reveal(first);
    expect(await open()).toEqual([]);
  });

  test('without the tick ends nothing that a later application openly shares', async () => {
    await send();
    const first = await hidden(await openJob(portal, companyId, { is_blind: true }));
    await send({}, await openJob(portal, companyId));
    await reveal(first);
    expect(await open()).toHaveLength(1);
  });
});

describe('sharing later', () => {
  test('shows both until it is withdrawn, each time with its dates', async () => {
    const id = await hidden();
    const first = await share();
    expect([first.status, first.body.way, first.body.ended_at]).toEqual([201, 'seeker', null]);
    expect(await candidate(id)).toMatchObject({ contact: 'shared', email, phone: PHONE });
    expect(await found(email)).toBe(1);
    expect((await share()).body).toEqual(first.body);
    const ended = await stop(first.body.id);
    expect([ended.status, ended.body.ended_at === null]).toEqual([200, false]);
    expect((await stop(first.body.id)).body).toEqual(ended.body);
    expect(await candidate(id)).toMatchObject({ contact: 'hidden', email: null, phone: null });
    expect([await found(email), await listed(email)]).toEqual([0, 0]);
    await share();
    expect((await shares()).map(({ ended_at }) => ended_at === null)).toEqual([true, false]);
    const { body } = await portal.call('GET /barong/resource/disclosures', { as: seeker });
    const receipts = body.disclosures.filter(({ kind }) => kind === 'contact');
    expect(receipts.map(({ what, until }) => [what, until === null])).toEqual([
      [['email', 'phone'], true],
      [['email', 'phone'], false],
    ]);
  });

  test('with one company does not affect another', async () => {
    const other = await openCompany(portal);
    await share(other.id);
    const { body } = await portal.call('GET /barong/resource/contact_shares', {
      as: seeker,
      query: { company_id: companyId },
    });
    expect(body.contact_shares).toEqual([]);
    expect((await shares()).length).toBe(1);
  });

  test('is refused for an unknown company and for a blocked one', async () => {
    expect((await share(2_000_000_000)).body.errors).toEqual(['resource.company.not_found']);
    await portal.call('POST /barong/resource/blocked_companies', {
      as: seeker,
      body: { company_id: companyId },
    });
    expect((await share()).body.errors).toEqual(['resource.application.company_blocked']);
  });

  test('is ended by nobody else', async () => {
    const { body } = await share();
    const other = await register(portal);
    expect((await stop(body.id, other)).body.errors).toEqual(['resource.contact_share.not_found']);
    expect((await shares())[0]?.ended_at).toBeNull();
  });

  test('withdraws what was agreed to when the company asked', async () => {
    const id = await hidden();
    const asked = await portal.call('POST /barong/resource/candidates/:id/contact_request', {
      as: recruiter,
      params: { id: seeker.user.id },
    });
    expect([asked.status, asked.body.contact]).toEqual([201, 'asked']);
    expect(asked.body.contact_request).toMatchObject({ job_title: null });
    const { body } = await portal.call('GET /barong/resource/contact_requests', { as: seeker });
    const [request] = body.contact_requests;
    await portal.call('PUT /barong/resource/contact_requests/:id', {
      as: seeker,
      params: { id: request?.id ?? 0 },
      body: { agreed: true },
    });
    expect(await shares()).toMatchObject([{ way: 'request', ended_at: null }]);
    expect(await candidate(id)).toMatchObject({ contact: 'shared', email });
    await stop((await shares())[0]?.id ?? 0);
    expect(await candidate(id)).toMatchObject({ contact: 'declined', email: null });
  });
});
