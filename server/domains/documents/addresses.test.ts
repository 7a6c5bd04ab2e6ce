import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';
import { operations } from '../../test/operations.ts';
import { apply, openCompany, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { docx, pdf, uploadResume } from '../../test/resumes.ts';
import { signedAddress } from '../../platform/files/signed-addresses.ts';

let seeker: Session;
let recruiter: Session;
let documentId: number;
/**
 * The seeker's address of the document, and the recruiter's address of the resume that was sent.
 */
const address = { seeker: '', recruiter: '' };

let companyId: number;
const portal = await openPortal();

beforeEach(async () => {
  seeker = await register(portal);
  const { body } = await uploadResume(portal, { as: seeker, bytes: pdf(), name: "O'Brien.pdf" });
  documentId = body.id;
  address.seeker = body.upload;
  ({ companyId, recruiter } = await openTeam(portal));
  const { id } = await apply(portal, seeker, await openJob(portal, companyId));
  const sent = await portal.call('GET /barong/resource/applications/:id', {
    as: recruiter,
    params: { id },
  });
  address.recruiter = sent.body.user.profile.resumeUrl ?? '';
});

const open = (url: string, as?: Session, headers = {}) =>
  portal.send({ method: 'GET', url, as, headers });

async function expectEnded(url: string, as?: Session) {
  const { status, body } = await open(url, as);
  expect([status, body.errors]).toEqual([404, ['request.address_ended']]);
}

describe.each(['seeker', 'recruiter'] as const)('the signed address of the %s', (whose) => {
  test('opens the file without a bearer token, under its own name', async () => {
    const { status, text, headers } = await open(address[whose]);
    expect([status, text]).toEqual([200, pdf().toString()]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''O%27Brien.pdf",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  test('opens it for the account that it was made for, and for no other account', async () => {
    const own = whose === 'seeker' ? seeker : recruiter;
    expect((await open(address[whose], own)).status).toBe(200);
    await expectEnded(address[whose], whose === 'seeker' ? recruiter : seeker);
    await expectEnded(address[whose], await register(portal));
  });

  test('opens nothing else: not another file, not for another session, not for longer', async () => {
    const other = await uploadResume(portal, { as: await register(portal), bytes: docx() });
    const url = address[whose];
    await expectEnded(url.replace(/\/\d+\//, `/${other.body.id}/`));
    const [itsSession = ''] = /session=\d+/.exec(other.body.upload) ?? [];
    await expectEnded(url.replace(/session=\d+/, itsSession));
    await expectEnded(
      url.replace(/expires=(\d+)/, (_, time: string) => `expires=${Number(time) + 60}`),
    );
    await expectEnded(
      url.replace(/signature=./, (it) => (it.endsWith('A') ? 'signature=B' : 'signature=A')),
    );
  });

  test('with a part missing does not count as signed, and a bearer token is needed', async () => {
    expect((await open(address[whose].replace(/&signature=.*/, ''))).status).toBe(401);
    await expectEnded(address[whose].replace(/expires=\d+&/, ''));
  });

  test('ends with the session', async () => {
    const own = whose === 'seeker' ? seeker : recruiter;
    await portal.call('DELETE /barong/identity/sessions', { as: own });
    await expectEnded(address[whose]);
  });

  test.each(['banned', 'inactive', 'deleted'] as const)(
    'ends when the account is %s',
    async (state) => {
      const { id } = (whose === 'seeker' ? seeker : recruiter).user;
      await portal.db.updateTable('accounts').set({ state }).where('id', '=', id).execute();
      await expectEnded(address[whose]);
    },
  );

  test('that no longer opens anything gets a browser a page, not JSON', async () => {
    const url = address[whose].replace(/signature=.*/, 'signature=x');
    const { status, text, headers } = await open(url, undefined, {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'hi',
    });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('यह लिंक अब काम नहीं करता।');
  });
});

test('an address ends after its minutes', async () => {
  const { session } = Object.fromEntries(new URL(address.seeker, 'http://x').searchParams);
  const made = Date.now() - SIGNED_ADDRESS_MINUTES * 60_000;
  const opening = {
    route: 'GET /barong/resource/documents/:id/file',
    params: { id: documentId },
    sessionId: Number(session),
  };
  const { seal } = portal.services;
  expect((await open(signedAddress(seal, opening, made + 60_000))).status).toBe(200);
  await expectEnded(signedAddress(seal, opening, made));
});

test('the address of a deleted document opens nothing, but that of a resume that was sent still works', async () => {
  await portal.call('DELETE /barong/resource/documents/:id', {
    as: seeker,
    params: { id: documentId },
  });
  expect((await open(address.seeker)).status).toBe(404);
  expect((await open(address.recruiter)).status).toBe(200);
});

test('a recruiter who leaves the company loses the resumes sent to it', async () => {
  const { id } = await openCompany(portal);
  await portal.db
    .updateTable('accounts')
    .set({ company_id: id, team_role: 'owner' })
    .where('id', '=', recruiter.user.id)
    .execute();
  expect((await open(address.recruiter)).status).toBe(404);
});

test('a Word document is downloaded, because browsers do not display it', async () => {
  const { body } = await uploadResume(portal, { as: seeker, bytes: docx(), name: 'cv.docx' });
  const { headers } = await open(body.upload);
  expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''cv.docx");
});

test('only files that are read without a query can be signed', () => {
  const signed = operations.filter(([, { endpoint }]) => endpoint.signed);
  expect(signed.length).toBeGreaterThan(0);
  for (const [route, { method, endpoint }] of signed) {
    expect([route, method, endpoint.output, endpoint.query]).toEqual([
      route,
      'GET',
      'file',
      undefined,
    ]);
  }
});

test('a file that needs recent authentication has an address that only somebody authenticated gets', () => {
  const guarded = operations.filter(
    ([, { endpoint }]) => endpoint.signed && endpoint.recentlyAuthenticated,
  );
  expect(guarded.length).toBeGreaterThan(0);
  for (const [route] of guarded) {
    const giving = operations.find(
      ([other]) => other === route.replace(/^GET (.*)file$/, 'POST $1address'),
    );
    expect([route, giving?.[1].endpoint.recentlyAuthenticated]).toEqual([route, true]);
  }
});
