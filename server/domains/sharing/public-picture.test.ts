import { expect, test } from 'vitest';
import { addProfile } from '../../../db/world/people.ts';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { uploadResume } from '../../test/resumes.ts';

/** The picture is on a public profile only while its seeker says so. */

const portal = await openPortal();
const bytes: Buffer = await pictureOf('jpeg', 120, 80);

const fields = { doc_type: 'Profile Picture' };
const upload = (as: Awaited<ReturnType<typeof register>>, picture = bytes) =>
  uploadResume(portal, { as, bytes: picture, name: 'me.jpg', fields });

const showPicture = (as: Actor, shows_picture: boolean) =>
  portal.call('PUT /barong/resource/sharing', { as, body: { shows_picture } });

async function publish(as: Actor): Promise<string> {
  const { body } = await portal.call('POST /barong/resource/sharing/address', { as });
  return body.url?.split('/').at(-1) ?? '';
}

/** A seeker with a picture and a public profile, with the code of its address. */
async function seekerInPublic() {
  const as = await register(portal);
  await addProfile(portal.db, as.user.id);
  expect((await upload(as)).status).toBe(201);
  return { as, code: await publish(as) };
}

const read = async (code: string) =>
  (await portal.call('GET /barong/public/public_profile', { query: { code } })).body;
const addressOf = (code: string) => `/api/v2/barong/public/public_profile/picture?code=${code}`;
const open = (code: string) => portal.app.inject({ url: addressOf(code) });
const statusOf = async (code: string) => (await open(code)).statusCode;

test('is off at first: nobody gets its address or its bytes', async () => {
  const { code } = await seekerInPublic();
  expect((await read(code)).picture_url).toBeNull();
  const refused = await open(code);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    404,
    ['resource.picture.not_found'],
  ]);
});

test('is shown after the box is ticked, to guests too, and cached by nobody', async () => {
  const { as, code } = await seekerInPublic();
  expect((await showPicture(as, true)).body).toMatchObject({
    shows_picture: true,
    shows_job_preferences: true,
    is_public: true,
  });
  expect((await read(code)).picture_url).toBe(addressOf(code));
  const { statusCode, headers, rawPayload } = await open(code);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(headers['cache-control']).toContain('no-store');
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

test('disappears at once when the box is cleared', async () => {
  const { as, code } = await seekerInPublic();
  await showPicture(as, true);
  expect(await statusOf(code)).toBe(200);
  await showPicture(as, false);
  expect(await statusOf(code)).toBe(404);
  expect((await read(code)).picture_url).toBeNull();
});

test('disappears at once when the profile’s address ends or changes', async () => {
  const { as, code } = await seekerInPublic();
  await showPicture(as, true);
  const next = await publish(as);
  expect([await statusOf(code), await statusOf(next)]).toEqual([404, 200]);
  await portal.call('DELETE /barong/resource/sharing/address', { as });
  expect(await statusOf(next)).toBe(404);
});

test('is the new one after another upload, and disappears at once with it', async () => {
  const { as, code } = await seekerInPublic();
  await showPicture(as, true);
  const first = (await open(code)).rawPayload;
  const { id } = (await upload(as, await pictureOf('png', 90, 90))).body;
  expect((await open(code)).rawPayload.equals(first)).toBe(false);
  await portal.call('DELETE /barong/resource/documents/:id', { as, params: { id } });
  expect([await statusOf(code), (await read(code)).picture_url]).toEqual([404, null]);
});

test.each(['inactive', 'banned', 'deleted'] as const)(
  'is not shown while its account is %s',
  async (state) => {
    const { as, code } = await seekerInPublic();
    await showPicture(as, true);
    await portal.db.updateTable('accounts').set({ state }).where('id', '=', as.user.id).execute();
    expect(await statusOf(code)).toBe(404);
  },
);

test('is not shown to people at a company that the seeker has blocked', async () => {
  const { as, code } = await seekerInPublic();
  await showPicture(as, true);
  const [blocked, other] = [await openCompany(portal), await openCompany(portal)];
  const body = { company_id: blocked.id };
  await portal.call('POST /barong/resource/blocked_companies', { as, body });
  const statuses = await Promise.all(
    [blocked, other].map(async ({ id }) => {
      const viewer = await registerRecruiter(portal, id);
      return (await portal.send({ method: 'GET', url: addressOf(code), as: viewer })).status;
    }),
  );
  expect(statuses).toEqual([404, 200]);
});

test.each(['', 'x', '0'.repeat(32)])('has no address %j', async (code) => {
  expect([404, 422]).toContain(await statusOf(code));
});
