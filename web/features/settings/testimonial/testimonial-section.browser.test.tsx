import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '../../../../contract/accounts.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { TestimonialSection } from './testimonial-section.tsx';

const GET = 'GET /barong/resource/testimonial';
const PUT = 'PUT /barong/resource/testimonial';
const DELETE = 'DELETE /barong/resource/testimonial';

const said = {
  text: 'An answer to each application, and work after two weeks.',
  name: 'Asha Rao',
  position: 'Staff nurse',
  company: null,
  state: 'waiting' as const,
  reason: null,
  agreed_at: '2026-11-20T08:00:00.000Z',
};
const user: User = sampleSession({ role: 'user' }).user;
const open = (language: 'en' | 'hi' = 'en') =>
  show(<TestimonialSection user={user} />, { as: 'user', at: '/settings', language });
const field = (name: string) => page.getByLabelText(name);

beforeEach(() => answer(GET, { testimonial: null }));

test('with consent the text is sent; without it, it stays in the form', async () => {
  answer(PUT, { testimonial: said });
  await open();
  await page.getByRole('button', { name: 'Write something' }).click();
  await expect.element(field('Name, as it is shown')).toHaveValue(user.fullName);
  await field('In your own words').fill(said.text);
  await field('What you do').fill(said.position);
  await page.getByRole('button', { name: 'Send' }).click();
  const box = page.getByRole('checkbox');
  await expect.element(box).toHaveAccessibleDescription(/Please agree/);
  expect(callsOf(PUT)).toEqual([]);
  await expect.element(field('In your own words')).toHaveValue(said.text);
  await expectAccessible();
  await box.click({ force: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Nobody has read it yet')).toBeVisible();
  expect(callsOf(PUT)[0]?.body).toEqual({
    text: said.text,
    name: user.fullName,
    position: said.position,
    company: null,
    agreed: true,
  });
});

test('a number in the text is refused at its field, and the text stays', async () => {
  answer(GET, { testimonial: said });
  await open();
  await page.getByRole('button', { name: 'Change' }).click();
  await field('In your own words').fill('Call me at 98765 43210 for work in this office.');
  await page.getByRole('checkbox').click({ force: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .element(field('In your own words'))
    .toHaveAccessibleDescription(/leave out phone numbers/);
  expect(callsOf(PUT)).toEqual([]);
  await expect
    .element(field('In your own words'))
    .toHaveValue('Call me at 98765 43210 for work in this office.');
});

test('a declined one says why, and can be withdrawn', async () => {
  answer(GET, { testimonial: { ...said, state: 'declined', reason: 'About another portal.' } });
  answer(DELETE, { testimonial: null });
  await open();
  await expect.element(page.getByText('The reason: About another portal.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByRole('button', { name: 'Write something' })).toBeVisible();
  expect(callsOf(DELETE)).toHaveLength(1);
});
