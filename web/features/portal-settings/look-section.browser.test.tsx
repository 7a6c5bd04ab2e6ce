import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../test/stub-server.ts';
import { usePortalSettings } from './calls.ts';
import { LookSection } from './look-section.tsx';
import { sampleSettings } from './sample-settings.ts';

const LOOK = 'PUT /barong/admin/settings/look';
const LOGO = 'POST /barong/admin/settings/look/logo';
const { look } = sampleSettings;

const open = (more: Partial<typeof look> = {}) =>
  show(<LookSection look={{ ...look, ...more }} />, { as: 'admin', at: '/admin/settings' });
const name = page.getByLabelText('Name of the portal');
const accent = page.getByLabelText('Accent colour', { exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('a name and a colour are saved, based on the version that was shown', async () => {
  answer(LOOK, { ...look, name: 'Rozgar Setu', accent: '#6d28d9', version: 4 });
  await open({ version: 3 });
  await name.fill('Rozgar Setu');
  await accent.fill('#6d28d9');
  await expect.element(page.getByText(/^Light theme: a contrast of .* at least\.$/)).toBeVisible();
  await expectAccessible();
  await save();
  await expect.element(page.getByText(/Saved: pages show it/)).toBeVisible();
  expect(callsOf(LOOK)[0]?.body).toEqual({
    name: 'Rozgar Setu',
    accent: '#6d28d9',
    accent_dark: null,
  });
  expect(headersOf(LOOK, 'if-match')).toEqual(['"3"']);
});

test('a colour without enough contrast and a name with characters that are not allowed are refused at their fields, and nothing is lost', async () => {
  await open();
  await name.fill('Rozgar Setu');
  await accent.fill('#ffee00');
  await expect.element(page.getByText(/which is too little/)).toBeVisible();
  await save();
  await expect.element(accent).toHaveAccessibleDescription(/contrast of only [\d.]+ to 1/);
  await accent.fill('green');
  await save();
  await expect.element(accent).toHaveAccessibleDescription(/as # and six digits/);
  await expect.element(name).toHaveValue('Rozgar Setu');
  await name.fill('<Jobs>');
  await save();
  await expect.element(name).toHaveAccessibleDescription(/use letters, digits and spaces/);
  expect(callsOf(LOOK)).toEqual([]);
});

test('a name typed before a logo was chosen is saved, and nobody else is said to have changed it', async () => {
  const current = { ...look, version: 4 };
  answer(LOOK, ({ body }) => ({ ...current, ...body, version: 5 }));
  refuse(LOOK, 'resource.setting.stale', { current, once: true });
  await open({ version: 3 });
  await name.fill('Rozgar Setu');
  await save();
  await expect.element(page.getByText(/Saved: pages show it/)).toBeVisible();
  expect(headersOf(LOOK, 'if-match')).toEqual(['"3"', '"4"']);
  expect(callsOf(LOOK).at(-1)?.body).toMatchObject({ name: 'Rozgar Setu' });
});

test('a logo that the server could not take stays chosen, and is sent again', async () => {
  answer(LOGO, { ...look, version: 4 });
  refuse(LOGO, 'server.internal_error', { once: true });
  await open();
  await expect.element(name).toBeVisible();
  chooseFile(new File(['picture'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('logo.png was not sent.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('logo.png was not sent.')).not.toBeInTheDocument();
  expect(callsOf(LOGO)).toHaveLength(2);
});

test('a logo that is refused because somebody else saved first is sent again on top of theirs', async () => {
  const Current = () => {
    const { data } = usePortalSettings();
    return data ? <LookSection look={data.look} /> : null;
  };
  const settings = (version: number) => ({ ...sampleSettings, look: { ...look, version } });
  answer('GET /barong/admin/settings', settings(3));
  answer(LOGO, { ...look, version: 5 });
  refuse(LOGO, 'resource.setting.stale', { current: { ...look, version: 4 }, once: true });
  await show(<Current />, { as: 'admin', at: '/admin/settings' });
  await expect.element(name).toBeVisible();
  answer('GET /barong/admin/settings', settings(4));
  chooseFile(new File(['picture'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('logo.png was not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('logo.png was not sent.')).not.toBeInTheDocument();
  expect(headersOf(LOGO, 'if-match')).toEqual(['"3"', '"4"']);
});

test('a file that is not a picture is refused with the reason, and the form keeps what was typed', async () => {
  refuse(LOGO, 'resource.picture.unreadable');
  await open();
  await name.fill('Rozgar Setu');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no input for the logo');
  await userEvent.upload(input, new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText('The logo could not be saved')).toBeVisible();
  await expect.element(name).toHaveValue('Rozgar Setu');
});
