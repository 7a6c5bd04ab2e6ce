import { expect, test } from 'vitest';
import sharp from 'sharp';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { LookSettings } from '../../../contract/portal-settings/settings.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { register, registerByForm, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();
const owner: Actor = await registerAdmin(portal);

const nothing: LookSettings = { name: null, accent: null, accent_dark: null };
const write = (value: Partial<LookSettings>, as: Actor | undefined = owner, ifMatch = '') =>
  portal.call('PUT /barong/admin/settings/look', {
    as,
    body: { ...nothing, ...value },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const LOGO = '/barong/admin/settings/look/logo';
const sendLogo = (bytes: Buffer, as: Actor | undefined = owner, ifMatch = '') =>
  uploadResume(portal, {
    as,
    path: LOGO,
    name: 'logo.png',
    bytes,
    ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}),
  });
const removeLogo = (as: Actor | undefined = owner, ifMatch = '') =>
  portal.call('DELETE /barong/admin/settings/look/logo', {
    as,
    headers: ifMatch ? { 'if-match': ifMatch } : {},
  });
const look = async () => (await portal.call('GET /barong/admin/settings', { as: owner })).body.look;

test('only owners change it, based on the version that they have seen', async () => {
  const support = await addAdmin(portal.db, { admin_role: 'support' });
  for (const as of [await openSession(portal, support.id), await register(portal)]) {
    expect((await write({ name: 'Rozgar' }, as)).status).toBe(403);
    expect((await sendLogo(await pictureOf('png', 300), as)).status).toBe(403);
    expect((await removeLogo(as)).status).toBe(403);
  }
  const { version } = await look();
  expect((await write({ name: 'Rozgar' }, owner, `"${version}"`)).status).toBe(200);
  for (const stale of [
    await write({ name: 'Kaam' }, owner, `"${version}"`),
    await sendLogo(await pictureOf('png', 300), owner, `"${version}"`),
    await removeLogo(owner, `"${version}"`),
  ]) {
    expect([stale.status, stale.body.errors]).toEqual([412, ['resource.setting.stale']]);
  }
  await portal.work();
  expect(await portal.storedFiles()).toEqual([]);
  expect((await look()).name).toBe('Rozgar');
});

test('mails carry the name, and no text that people wrote is mistaken for it', async () => {
  await write({ name: 'Rozgar Setu' });
  const email = 'asha@jobs.test';
  await registerByForm(portal, { email, name: 'Vritti Rao', verified: false });
  const mail = (await portal.mailsTo(email)).at(-1);
  expect(mail?.subject).toMatch(/is your Rozgar Setu code$/);
  expect(mail?.text).toContain('Hello Vritti Rao');
  expect(mail?.text).toContain('Rozgar Setu never asks job seekers for money.');
  await write({});
});

test.each(['<b>Jobs</b>', 'Jobs"', 'A&B', 'Jobs\\', '{jobs}', '& Co', 'x'.repeat(41)])(
  'the name %j is refused',
  async (name) => {
    const { status, body } = await write({ name });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['name']]);
  },
);

test('colours without enough contrast are refused, and the answer says how faint they are', async () => {
  const refused = async (value: Partial<LookSettings>) => {
    const { status, body } = await write(value);
    return [status, body.errors, body.fields];
  };
  expect(await refused({ accent: '#ff9933' })).toEqual([
    422,
    ['resource.setting.low_contrast'],
    { accent: expect.stringContaining('only 1.9 to 1') },
  ]);
  // Dark on a dark background.
  expect(await refused({ accent: '#6d28d9', accent_dark: '#6d28d9' })).toEqual([
    422,
    ['resource.setting.low_contrast'],
    { accent_dark: expect.stringMatching(/only 2\.\d to 1/) },
  ]);
  for (const accent of ['red', '#fff', 'url(x)']) {
    expect((await refused({ accent }))[1]).toEqual(['resource.setting.no_colour']);
  }
  expect((await refused({ accent_dark: '#c4b5fd' }))[2]).toHaveProperty('accent');
  const { body } = await write({ accent: '#6D28D9', accent_dark: '#c4b5fd' });
  expect([body.accent, body.accent_dark]).toEqual(['#6d28d9', '#c4b5fd']);
  await write({});
});

test('a logo is drawn anew in three shapes, survives a change of name, and its files are deleted when it is replaced', async () => {
  const bytes = await sharp({
    create: { width: 900, height: 200, channels: 4, background: '#6d28d980' },
  })
    .png()
    .toBuffer();
  const { status } = await sendLogo(bytes);
  expect(status).toBe(200);
  const { logo_url } = await look();
  const open = async (shape: string) => {
    const url = (logo_url ?? '').replace('shape=wide', `shape=${shape}`);
    const { rawPayload, headers } = await portal.app.inject({ url });
    return { ...(await sharp(rawPayload).metadata()), type: headers['content-type'] };
  };
  expect(await open('wide')).toMatchObject({ width: 504, height: 112, type: 'image/webp' });
  expect(await open('icon_192')).toMatchObject({ width: 192, height: 192, type: 'image/png' });
  expect(await open('icon_512')).toMatchObject({ width: 512, height: 512, hasAlpha: false });
  await write({ name: 'Rozgar' });
  expect((await look()).logo_url).toBe(logo_url);

  await sendLogo(await pictureOf('jpeg', 300));
  expect((await portal.app.inject({ url: logo_url ?? '' })).statusCode).toBe(404);
  await portal.work();
  expect(await portal.storedFiles()).toHaveLength(3);
  expect((await removeLogo()).body.logo_url).toBeNull();
  await portal.work();
  expect(await portal.storedFiles()).toEqual([]);
});

test('nothing else is accepted as a logo', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const bytes of [svg, pdf()]) {
    expect((await sendLogo(bytes)).body.errors).toEqual(['resource.picture.invalid_format']);
  }
  const url = `${API_BASE}/barong/public/logo?key=none&shape=wide`;
  expect((await portal.app.inject({ url })).statusCode).toBe(404);
});
