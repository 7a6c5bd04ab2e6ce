import { expect, test } from 'vitest';
import { addAdvertisement } from '../../../db/world/advertisements.ts';
import { registerAdmin } from '../../test/people.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();
const finance = await registerAdmin(portal, { admin_role: 'finance' });

const send = async (id: number, bytes?: Buffer) =>
  uploadResume(portal, {
    as: finance,
    bytes: bytes ?? (await pictureOf('jpeg', 300)),
    name: 'shop.jpg',
    path: `/barong/admin/advertisements/${id}/picture`,
  });
const urlIn = (body: unknown) => (body as { picture_url: string }).picture_url;

test('a picture is drawn anew and served from here, and its advertisement waits again', async () => {
  const { id } = await addAdvertisement(portal.db);
  const { status, body } = await send(id);
  expect([status, body]).toMatchObject([200, { state: 'waiting', version: 2 }]);
  const opened = await portal.send({ url: urlIn(body) });
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await portal.send({ url: `${urlIn(body)}x` })).status).toBe(404);
});

test('a picture and its file are erased when another one replaces it or it is removed', async () => {
  const { id } = await addAdvertisement(portal.db);
  const before = (await portal.storedFiles()).length;
  await send(id);
  await send(id);
  await portal.work();
  expect((await portal.storedFiles()).length).toBe(before + 1);
  const remove = (of: number) =>
    portal.call('DELETE /barong/admin/advertisements/:id/picture', {
      as: finance,
      params: { id: of },
    });
  expect((await remove(id)).body).toMatchObject({
    picture_url: null,
    state: 'waiting',
    version: 4,
  });
  await portal.work();
  expect((await portal.storedFiles()).length).toBe(before);
  expect((await remove(999_999)).body.errors).toEqual(['resource.advertisement.not_found']);
});

test('other files are refused as a picture, and so is a picture for an unknown advertisement', async () => {
  const { id } = await addAdvertisement(portal.db);
  expect((await send(id, pdf())).body.errors).toEqual(['resource.picture.invalid_format']);
  expect((await send(999_999)).body.errors).toEqual(['resource.advertisement.not_found']);
});
