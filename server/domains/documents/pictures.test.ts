import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { errors } from '../../../contract/errors.ts';
import { addDocument } from '../../../db/world/hiring.ts';
import {
  exifSegment,
  gifOf,
  HIDDEN,
  pictureOf,
  pngOf,
  riffChunksOf,
  withSegments,
} from '../../test/files/pictures.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume as uploadDocument } from '../../test/resumes.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import * as redrawing from '../../platform/pictures/redraw.ts';
import { filesOf } from './file-keys.ts';

const portal = await openPortal();
const jpeg = withSegments(await pictureOf('jpeg', 120, 80), exifSegment(1, HIDDEN));

type Seeker = Awaited<ReturnType<typeof register>>;
let as: Seeker;
beforeEach(async () => {
  as = await register(portal);
});

const upload = (bytes: Buffer, fields: Record<string, string> = {}, by: Seeker | undefined = as) =>
  uploadDocument(portal, {
    as: by,
    bytes,
    name: '../../my\u0000face\u202Egpj.exe',
    fields: { doc_type: 'Profile Picture', ...fields },
  });

const open = (url: string) => portal.app.inject({ url });
const ownPicture = async () =>
  (await portal.call('GET /barong/resource/users/me', { as })).body.profilePictureUrl;
const documentsOf = async (by: Seeker) =>
  (await portal.call('GET /barong/resource/documents', { as: by })).body;

async function squaresOf(id: number): Promise<string[]> {
  const { file_key } = await portal.db
    .selectFrom('documents')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return filesOf(file_key);
}

async function expectErased(files: string[]) {
  await portal.work();
  for (const file of files) await expect(portal.files.read(file)).rejects.toThrow('ENOENT');
}

describe('a profile picture', () => {
  test('is stored as pixels only, and shown wherever its owner is shown', async () => {
    const { status, body } = await upload(jpeg);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      doc_type: 'Profile Picture',
      doc_name: 'Profile Picture.webp',
      doc_category: 'picture',
    });
    const address = body.profilePictureUrl ?? '';
    expect(await ownPicture()).toBe(address);
    const profile = await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao', experience: [], education: [] },
    });
    expect(profile.body.profilePictureUrl).toBe(address);
    const picture = await open(address);
    expect(picture.statusCode).toBe(200);
    expect(riffChunksOf(picture.rawPayload)).toEqual(['VP8 ']);
    expect(picture.rawPayload.includes(HIDDEN)).toBe(false);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''Profile%20Picture.webp",
      'cache-control': expect.stringMatching(/^private, max-age=\d{3}, immutable$/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('has three sizes', async () => {
    const address = (await upload(jpeg)).body.profilePictureUrl ?? '';
    const lengths = [];
    for (const size of ['small', 'medium', 'large']) {
      const { rawPayload } = await open(`${address}&size=${size}`);
      lengths.push([rawPayload.readUInt16LE(26), rawPayload.readUInt16LE(28)]);
    }
    expect(lengths).toEqual([
      [96, 96],
      [192, 192],
      [512, 512],
    ]);
    expect((await open(`${address}&size=vast`)).rawPayload.readUInt16LE(26)).toBe(192);
  });

  test('is the chosen square, and one beyond the edge is refused', async () => {
    const fields = (x: string, y: string, size: string) => ({
      crop_x: x,
      crop_y: y,
      crop_size: size,
    });
    expect((await upload(jpeg, fields('40', '0', '80'))).status).toBe(201);
    const beyond = await upload(jpeg, fields('41', '0', '80'));
    expect([beyond.status, beyond.body.errors]).toEqual([422, ['resource.picture.outside']]);
    for (const wrong of [
      fields('-1', '0', '5'),
      fields('0', '1.5', '5'),
      fields('1e3', '0', '5'),
    ]) {
      expect((await upload(jpeg, wrong)).body.errors).toEqual(['request.invalid_value']);
    }
    const nothing = await upload(jpeg, fields('0', '0', '0'));
    expect(nothing.body.errors).toEqual(['request.too_low']);
    expect((await upload(jpeg, { crop_x: '3' })).body.errors).toEqual(['request.invalid_value']);
  });

  test('replaces the one before, whose bytes are erased', async () => {
    const first = (await upload(jpeg)).body;
    const files = await squaresOf(first.id);
    const second = (await upload(await pictureOf('png'))).body;
    expect((await documentsOf(as)).map(({ id }) => id)).toEqual([second.id]);
    expect((await open(first.profilePictureUrl ?? '')).statusCode).toBe(404);
    expect((await open(second.profilePictureUrl ?? '')).statusCode).toBe(200);
    await expectErased(files);
  });

  test('that is uploaded twice at once is stored once', async () => {
    await Promise.all([upload(jpeg), upload(jpeg)]);
    const [only, ...more] = await documentsOf(as);
    expect(more).toEqual([]);
    expect(await ownPicture()).toContain(`/pictures/${only?.id}?`);
  });

  test('that is deleted is gone with all its bytes, and its address opens nothing', async () => {
    const { id, profilePictureUrl } = (await upload(jpeg)).body;
    const files = await squaresOf(id);
    const params = { id };
    const removed = await portal.call('DELETE /barong/resource/documents/:id', { as, params });
    expect(removed.status).toBe(200);
    expect(await ownPicture()).toBeNull();
    expect((await open(profilePictureUrl ?? '')).statusCode).toBe(404);
    await expectErased(files);
  });

  test('goes with its account', async () => {
    const { id, profilePictureUrl } = (await upload(jpeg)).body;
    const files = await squaresOf(id);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as,
      body: { password: PASSWORD },
    });
    expect((await open(profilePictureUrl ?? '')).statusCode).toBe(404);
    await expectErased(files);
  });

  test('is shown to companies that its owner applied to', async () => {
    const { id } = (await upload(jpeg)).body;
    const company = await openCompany(portal);
    const recruiter = await registerRecruiter(portal, company.id);
    const job = await openJob(portal, company.id);
    const sent = await apply(portal, as, job);
    const asked = { as: recruiter, params: { id: sent.id } };
    const list = await portal.call('GET /barong/resource/applications', {
      as: recruiter,
      query: {},
    });
    const candidate = await portal.call('GET /barong/resource/applications/:id/candidate', asked);
    const shown = [
      list.body.applications[0]?.user.profile.profilePictureUrl,
      candidate.body.profilePictureUrl,
    ];
    for (const address of shown) {
      expect(address).toContain(`/pictures/${id}?`);
      expect((await open(address ?? '')).statusCode).toBe(200);
    }
    const pictureOfSent = async () =>
      (await portal.call('GET /barong/resource/applications/:id', asked)).body.user.profile
        .profilePictureUrl;
    const blocked = await portal.call('POST /barong/resource/blocked_companies', {
      as,
      body: { company_id: company.id },
    });
    expect(await pictureOfSent(), 'a company that was blocked since').toBeNull();
    const params = { id: blocked.body.id };
    await portal.call('DELETE /barong/resource/blocked_companies/:id', { as, params });
    expect(await pictureOfSent()).toContain(`/pictures/${id}?`);
    await portal.call('DELETE /barong/resource/documents/:id', { as, params: { id } });
    expect(await pictureOfSent()).toBeNull();
  });

  test('is never taken for a resume, and stays when resumes are added and deleted', async () => {
    const { id } = (await upload(jpeg)).body;
    expect((await documentsOf(as)).map((each) => each.is_default)).toEqual([false]);
    await uploadDocument(portal, { as, bytes: pdf() });
    expect((await documentsOf(as)).map((each) => [each.doc_type, each.is_default])).toEqual([
      ['Resume', true],
      ['Profile Picture', false],
    ]);
    const file = await open(`${API_BASE}/barong/resource/documents/${id}/file`);
    expect(file.statusCode).toBe(401);
    expect(await ownPicture()).toContain(`/pictures/${id}?`);
  });
});

describe('the address of a picture', () => {
  const changed = (address: string, change: Record<string, string>) => {
    const url = new URL(address, 'http://vritti.test');
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  test('opens it until it expires, and no other picture', async () => {
    const { id, profilePictureUrl: address = '' } = (await upload(jpeg)).body;
    const other = (await upload(jpeg, {}, await register(portal))).body;
    const { seal } = portal.services;
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    const opens = [
      address,
      pictureAddress(seal, id, minutesAgo(9)) ?? '',
      pictureAddress(seal, id, minutesAgo(16)) ?? '',
      address.replace(`/${id}?`, `/${other.id}?`),
      changed(address, { expires: '99999999999' }),
      changed(address, { signature: '' }),
      changed(address, { signature: 'A'.repeat(43) }),
      `${API_BASE}/barong/public/pictures/${id}`,
    ];
    const statuses = [];
    for (const url of opens) statuses.push((await open(url)).statusCode);
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
  });

  test('opens no resume', async () => {
    const { id } = (await uploadDocument(portal, { as, bytes: pdf() })).body;
    const address = pictureAddress(portal.services.seal, id) ?? '';
    const { statusCode, body } = await open(address);
    expect([statusCode, JSON.parse(body).errors]).toEqual([404, ['resource.picture.not_found']]);
  });

  test('stays the same for some minutes, so that browsers can cache it', () => {
    const { seal } = portal.services;
    const at = (seconds: number) => pictureAddress(seal, 7, 1_800_000_000_000 + seconds * 1000);
    expect(at(299)).toBe(at(0));
    expect(at(300)).not.toBe(at(0));
  });
});

test('two pictures at once do not deadlock', async () => {
  await portal.db.transaction().execute(async (trx) => {
    await addDocument(trx, as.user.id, {
      doc_type: 'Profile Picture',
      file_key: 'pictures/x.webp',
    });
    expect((await upload(jpeg)).status).toBe(201);
  });
});

describe('an upload is refused:', () => {
  const refusedAs = async (bytes: Buffer) => {
    const { status, body } = await upload(bytes);
    expect(await documentsOf(as)).toEqual([]);
    expect(await ownPicture()).toBeNull();
    return [status, body.errors, body.messages];
  };

  test('in another format', async () => {
    expect(await refusedAs(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      415,
      ['resource.picture.invalid_format'],
      ['Please upload a JPEG, PNG, GIF or WebP image.'],
    ]);
  });

  test('of more than 2 MB, by a byte', async () => {
    const just = Buffer.concat([jpeg, Buffer.alloc(UPLOAD_MAX_BYTES - jpeg.length)]);
    expect((await upload(just)).status).toBe(201);
    as = await register(portal);
    expect(await refusedAs(Buffer.concat([just, Buffer.alloc(1)]))).toEqual([
      413,
      ['resource.picture.too_large'],
      ['Please upload an image smaller than 2MB.'],
    ]);
  });

  test('if a busy machine could not draw it in time, without blaming the file', async () => {
    const { redraw } = redrawing;
    const late = vi
      .spyOn(redrawing, 'redraw')
      .mockImplementationOnce((asked) => redraw(asked, { lateSeconds: 0 }));
    expect(await refusedAs(jpeg)).toEqual([503, ['server.busy'], [errors['server.busy'].en]]);
    late.mockRestore();
    expect((await upload(jpeg)).status).toBe(201);
  });

  test('with too many pixels', async () => {
    const [status, codes] = await refusedAs(gifOf(1, 1, 0).fill(0xff, 6, 10));
    expect([status, codes]).toEqual([422, ['resource.picture.unreadable']]);
    const large = pngOf({ width: 50_000, height: 50_000 }, Buffer.alloc(9));
    const [, tooMany] = await refusedAs(large);
    expect(tooMany).toEqual(['resource.picture.too_many_pixels']);
  });

  test('from guests, recruiters and anybody without a confirmed address', async () => {
    const recruiter = await register(portal, { role: 'hr' });
    const pending = await register(portal, { verified: false });
    expect((await uploadDocument(portal, { bytes: jpeg })).status).toBe(401);
    expect((await upload(jpeg, {}, recruiter)).status).toBe(403);
    expect((await upload(jpeg, {}, pending)).status).toBe(403);
  });
});
