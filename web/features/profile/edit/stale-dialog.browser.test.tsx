import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { expectAccessible } from '../../../test/stage.tsx';
import { callsOf, headersOf, refuse } from '../../../test/stub-server.ts';
import {
  open,
  save,
  saveIt,
  acceptSaves,
  SAVING,
  stubServer,
} from '../../../test/forms/profile-form.tsx';

const headline = () => page.getByLabelText('Headline');
const about = () => page.getByLabelText('About');
const place = () => page.getByRole('textbox', { name: 'Location' });
const question = () => page.getByRole('dialog', { name: 'Changed elsewhere' });
const choose = async (name: string) => {
  await question().getByRole('button', { name }).click();
  await expect.element(question()).not.toBeInTheDocument();
};

/** Refuses to save, because the profile has changed to this one. */
const changedTo = (current: Partial<UserProfile>) =>
  refuse(SAVING, 'resource.profile.stale', { current: sampleProfile({ version: 8, ...current }) });

beforeEach(async () => {
  stubServer();
  await open({ title: 'Weaver', about: '', location: 'Indore' });
  await headline().fill('Weaver here');
});

describe('a change made elsewhere', () => {
  test('needs no choice in other fields, is shown beside mine in the same, and fields that only it changed are accepted', async () => {
    changedTo({ title: 'Weaver', about: '', location: 'Ujjain' });
    await save().click();
    await choose('Keep both');
    await expect.element(headline()).toHaveValue('Weaver here');
    await expect.element(place()).toHaveValue('Ujjain');
    refuse(SAVING, 'resource.profile.stale', {
      current: sampleProfile({
        version: 9,
        title: 'Weaver there',
        about: '',
        location: 'Bhopal',
      }),
    });
    await save().click();
    await expect
      .element(question())
      .toMatchTextContent(/Headline.*Here.*Weaver here.*There.*Weaver there/);
    await expect
      .element(question())
      .toMatchTextContent(/Only changed there, and kept either way: Location\./);
    await expectAccessible();
    await choose('Keep mine');
    await expect.element(headline()).toHaveValue('Weaver here');
    await expect.element(place()).toHaveValue('Bhopal');
    acceptSaves(10);
    await saveIt();
    expect(headersOf(SAVING, 'if-match')).toEqual(['"4"', '"8"', '"9"']);
    expect(callsOf(SAVING).at(-1)?.body).toMatchObject({
      title: 'Weaver here',
      location: 'Bhopal',
    });
  });

  test('can be accepted without losing other typed text, and mine is restored with Undo', async () => {
    await about().fill('I weave.');
    changedTo({ title: 'Weaver there', about: '', location: 'Indore' });
    await save().click();
    await choose('Take theirs');
    await expect.element(headline()).toHaveValue('Weaver there');
    await expect.element(about()).toHaveValue('I weave.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(headline()).toHaveValue('Weaver here');
    await expect.element(about()).toHaveValue('I weave.');
    acceptSaves(9);
    await saveIt();
    expect(headersOf(SAVING, 'if-match')).toEqual(['"4"', '"8"']);
  });

  test('is asked about again after the question was closed, and if nothing else was typed, accepting it leaves nothing to save', async () => {
    changedTo({ title: 'Weaver there', about: '', location: 'Indore' });
    await save().click();
    await choose('Close');
    await expect.element(headline()).toHaveValue('Weaver here');
    await save().click();
    await choose('Take theirs');
    await expect.element(headline()).toHaveValue('Weaver there');
    await expect.element(save()).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('formDraft'))).toEqual([]);
  });
});

test('a profile that is gone cannot be changed: the page says so and keeps what was typed', async () => {
  refuse(SAVING, 'resource.profile.stale');
  await save().click();
  await expect.element(page.getByText('Profile data is not available for saving.')).toBeVisible();
  await expect.element(headline()).toHaveValue('Weaver here');
});
