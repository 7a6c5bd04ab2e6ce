import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { chooseFile, expectAccessible, show } from '../../../test/stage.tsx';
import { samplePicture } from '../../../test/sample-resume.ts';
import { answer, callsOf, hold, refuse } from '../../../test/stub-server.ts';
import { PictureField } from './picture-field.tsx';

const LIST = 'GET /barong/resource/documents';
const UPLOAD = 'POST /barong/resource/documents';
const DELETION = 'DELETE /barong/resource/documents/:id';
const ME = 'GET /barong/resource/users/me';

/** A real picture of these dimensions, made by the browser. */
async function pictureOf(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], 'me.png', { type });
}

async function choose(file: File): Promise<void> {
  await expect
    .element(page.getByRole('button', { name: /^(Upload|Change) picture/ }))
    .toBeVisible();
  chooseFile(file);
}

const area = () => page.getByRole('slider', { name: 'Part of the picture that is shown' });
const save = () => page.getByRole('button', { name: 'Save picture' });
const sent = () => {
  const { crop_x, crop_y, crop_size } = callsOf(UPLOAD)[0]?.fields ?? {};
  return [crop_x, crop_y, crop_size];
};

beforeEach(() => {
  answer(LIST, []);
  answer(UPLOAD, samplePicture);
  answer(ME, sampleSession().user);
});

test('the square in the middle is uploaded, which a message confirms', async () => {
  await show(<PictureField />, { as: 'user' });
  await choose(await pictureOf(400, 200));
  await expect.element(area()).toBeVisible();
  await expectAccessible();
  answer(LIST, [samplePicture]);
  await save().click();
  await expect.element(page.getByText('Profile picture uploaded')).toBeVisible();
  await expect
    .element(page.getByText('Your profile picture has been successfully uploaded'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  expect(callsOf(UPLOAD)[0]?.fields).toMatchObject({ doc_type: 'Profile Picture' });
  expect(sent()).toEqual([100, 0, 200]);
});

test('the square can be moved and zoomed by keyboard alone', async () => {
  await show(<PictureField />, { as: 'user' });
  await choose(await pictureOf(400, 200));
  await expect.element(area()).toBeVisible();
  area().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.keyboard('{+}');
  await userEvent.keyboard('{ArrowUp}');
  await save().click();
  await expect.element(page.getByText('Profile picture uploaded')).toBeVisible();
  expect(sent()).toEqual([137, 6, 173]);
});

test('the slider zooms, and dragging moves the picture under the circle', async () => {
  await show(<PictureField />, { as: 'user' });
  await choose(await pictureOf(800, 800));
  const slider = page.getByRole('slider', { name: 'Zoom' });
  await slider.fill('4');
  const circle = area().element().parentElement;
  if (!circle) throw new Error('no circle');
  const { left, top, width } = circle.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    bubbles: true,
    pointerId: 1,
    clientX: left + x * width,
    clientY: top + y * width,
  });
  circle.setPointerCapture = () => undefined;
  circle.dispatchEvent(new PointerEvent('pointerdown', at(0.5, 0.5)));
  circle.dispatchEvent(new PointerEvent('pointermove', at(1, 0.25)));
  circle.dispatchEvent(new PointerEvent('pointerup', at(1, 0.25)));
  await expect.element(slider).toHaveValue('4');
  await save().click();
  await expect.element(page.getByText('Profile picture uploaded')).toBeVisible();
  expect(sent()).toEqual([200, 350, 200]);
});

test('an upload shows its progress and can be cancelled', async () => {
  hold(UPLOAD);
  await show(<PictureField />, { as: 'user' });
  await choose(await pictureOf(200, 200));
  await save().click();
  await expect.element(page.getByText('50% sent')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Upload cancelled')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a server that is busy says so, and the picture and its square stay for the next try', async () => {
  refuse(UPLOAD, 'server.busy');
  await show(<PictureField />, { as: 'user' });
  await choose(await pictureOf(400, 200));
  await expect.element(area()).toBeVisible();
  area().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await save().click();
  await expect.element(page.getByText(/Too many people are here/).first()).toBeVisible();
  answer(UPLOAD, samplePicture);
  await save().click();
  await expect.element(page.getByText('Profile picture uploaded')).toBeVisible();
  const [first, second] = callsOf(UPLOAD).map(({ fields }) => fields.crop_x);
  expect(second).toBe(first);
});

const text = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

test('what is wrong with a file is said at the field and in a notice, before anything is sent or by the server', async () => {
  await show(<PictureField />, { as: 'user' });
  for (const [title, why, file] of [
    ['Invalid file format', 'Please upload a JPEG, PNG', text('cv.pdf', 'application/pdf')],
    ['Image too large', 'smaller than 2MB.', text('a.png', 'image/png', UPLOAD_MAX_BYTES + 1)],
    ['Upload failed', 'This image is damaged', text('a.png', 'image/png')],
  ] as const) {
    await choose(file);
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.poll(() => page.getByText(why).elements()).toHaveLength(2);
    await expect
      .element(page.getByRole('button', { name: 'Upload picture' }))
      .toHaveAccessibleDescription(expect.stringContaining(why));
  }
  expect(callsOf(UPLOAD)).toEqual([]);
  refuse(UPLOAD, 'resource.picture.invalid_format');
  await choose(await pictureOf(200, 200));
  await save().click();
  await expect.element(page.getByText('Invalid file format')).toBeVisible();
});

test('a picture is removed for good, after a question', async () => {
  answer(LIST, [samplePicture]);
  answer(DELETION, { message: 'Document deleted', new_default: null });
  await show(<PictureField />, { as: 'user' });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  answer(LIST, []);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Profile picture removed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upload picture' })).toBeVisible();
  expect(callsOf(DELETION)[0]?.params).toMatchObject({ id: samplePicture.id });
});
