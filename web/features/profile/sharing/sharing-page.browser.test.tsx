import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { BlockedCompany, Sharing } from '../../../../contract/profiles/sharing.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import SharingPage from './sharing-page.tsx';

const READ = 'GET /barong/resource/sharing';
const CHANGE = 'PUT /barong/resource/sharing';
const GIVE = 'POST /barong/resource/sharing/address';
const END = 'DELETE /barong/resource/sharing/address';
const LIST = 'GET /barong/resource/blocked_companies';
const ADD = 'POST /barong/resource/blocked_companies';
const REMOVE = 'DELETE /barong/resource/blocked_companies/:id';

const REQUESTS = 'GET /barong/resource/contact_requests';
const ANSWER = 'PUT /barong/resource/contact_requests/:id';

const SHARES = 'GET /barong/resource/contact_shares';
const STOP = 'DELETE /barong/resource/contact_shares/:id';

const share = (ended_at: string | null) => ({
  id: 6,
  company_id: 9,
  company_name: 'Narmada Foods',
  way: 'application' as const,
  shared_at: '2026-11-20T09:00:00.000Z',
  ended_at,
});
const shared = (ended_at: string | null) => ({
  contact_shares: [share(ended_at)],
  meta: metaOf({ page: 1, limit: 100 }, 1),
});

const url = 'https://vritti.test/p/0123456789abcdef0123456789abcdef';
const off: Sharing = {
  visibility: 'applied',
  is_public: false,
  url: null,
  shows_job_preferences: true,
  shows_picture: false,
  consented_at: null,
};
const on: Sharing = { ...off, is_public: true, url, consented_at: '2026-11-22T09:00:00.000Z' };

const request = (agreed: boolean | null) => ({
  id: 4,
  company_id: 9,
  company_name: 'Malwa Mills',
  job: { id: 7, title: 'Loom Fitter' },
  asked_at: '2026-11-22T09:00:00.000Z',
  agreed,
});
const requested = (agreed: boolean | null) => ({
  contact_requests: [request(agreed)],
  meta: metaOf({ page: 1, limit: 100 }, 1),
});

const blockedNamed = (id: number, name: string): BlockedCompany => ({
  id,
  company_id: null,
  name,
  domain: null,
  created_at: '2026-11-22T09:00:00.000Z',
});

function listed(blocked_companies: BlockedCompany[], suggestions: string[] = []) {
  const meta = metaOf({ page: 1, limit: 100 }, blocked_companies.length);
  answer(LIST, { blocked_companies, suggestions, meta });
}

async function open(sharing: Sharing, at = '/user/sharing') {
  answer(REQUESTS, requested(null));
  answer(SHARES, shared(null));
  answer('GET /barong/resource/user_profile', sampleProfile());
  answer(READ, sharing);
  await show(<SharingPage />, { as: 'user', at });
}

test('the address scrolls straight to what it is about', async () => {
  listed([]);
  for (const [section, title] of [
    ['found', 'Who may find me'],
    ['contact', 'Who has my number and email address'],
    ['requests', 'Companies that ask to contact me'],
  ]) {
    await open(off, `/user/sharing?section=${section}`);
    const part = page.getByRole('region', { name: title });
    // Parts near the end of the page cannot come to the top of the screen.
    await expect
      .poll(() => Math.round(part.element().getBoundingClientRect().top), { message: title })
      .toBeLessThan(400);
  }
});

const publicSwitch = () => page.getByRole('switch', { name: 'Public Profile' });

test('a profile becomes public only after being told what it shows, and gets its link', async () => {
  listed([]);
  await open(off);
  await expect.element(publicSwitch()).not.toBeChecked();
  await expectAccessible();
  await publicSwitch().click();
  const question = page.getByRole('alertdialog', { name: 'Make your profile public?' });
  await expect.element(question).toMatchTextContent(/Never shown.*Email address.*CTC, resume/);
  await expectAccessible();
  expect(callsOf(GIVE)).toEqual([]);
  answer(GIVE, on);
  answer(READ, on);
  await question.getByRole('button', { name: 'Make public' }).click();
  await expect.element(publicSwitch()).toBeChecked();
  await expect.element(page.getByLabelText('Profile link')).toHaveValue(url);
  await expect.element(question).not.toBeInTheDocument();
});

test('the picture is shown only with its own checkbox, in the consent or later', async () => {
  listed([]);
  await open(off);
  await publicSwitch().click();
  const question = page.getByRole('alertdialog', { name: 'Make your profile public?' });
  const tick = question.getByRole('checkbox', { name: 'Show My Picture' });
  await expect.element(tick).not.toBeChecked();
  await expect.element(question).not.toMatchTextContent(/Your picture/);
  await tick.click();
  await expect.element(question).toMatchTextContent(/Your picture/);
  answer(CHANGE, { ...off, shows_picture: true });
  answer(GIVE, { ...on, shows_picture: true });
  answer(READ, { ...on, shows_picture: true });
  await question.getByRole('button', { name: 'Make public' }).click();
  const shown = page.getByRole('switch', { name: 'Show My Picture' });
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(shown).toBeChecked();
  answer(CHANGE, on);
  await shown.click();
  await expect.element(shown).not.toBeChecked();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { shows_picture: true },
    { shows_picture: false },
  ]);
});

test('the link is ended or replaced only after a question', async () => {
  listed([]);
  await open(on);
  answer(GIVE, { ...on, url: `${url}0` });
  await page.getByRole('button', { name: 'New link' }).click();
  const renewal = page.getByRole('alertdialog', { name: 'Make a new link?' });
  await renewal.getByRole('button', { name: 'New link' }).click();
  await expect.element(page.getByLabelText('Profile link')).toHaveValue(`${url}0`);
  await expect.element(renewal).not.toBeInTheDocument();
  answer(END, { ...off, consented_at: on.consented_at });
  await publicSwitch().click();
  const end = page.getByRole('alertdialog', { name: 'End the link?' });
  await end.getByRole('button', { name: 'End the link' }).click();
  await expect.element(publicSwitch()).not.toBeChecked();
  await expect.element(page.getByLabelText('Profile link')).not.toBeInTheDocument();
});

test('who may find me is saved at once; a refused choice stays as it was and says why', async () => {
  listed([]);
  await open(off);
  answer(CHANGE, { ...off, visibility: 'nobody' });
  await page.getByText('Nobody', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ visibility: 'nobody' }]);
  refuse(CHANGE, 'resource.profile.not_found');
  await page.getByText('All checked companies', { exact: true }).click();
  await expect.element(page.getByText('User profile not found.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Nobody' })).toBeChecked();
});

test('the present employer is added with one click, others by name or domain, once the server takes them', async () => {
  listed([], ['Mahakal Hardware Stores']);
  answer('GET /barong/public/companies', ({ query }) => ({
    companies: [],
    meta: metaOf(query, 0),
  }));
  await open(off);
  answer(ADD, blockedNamed(1, 'Mahakal Hardware Stores'));
  await page.getByRole('button', { name: 'Never show me to Mahakal Hardware Stores' }).click();
  await expect.element(page.getByText('Mahakal Hardware Stores never sees you')).toBeVisible();
  refuse(ADD, 'resource.blocked_company.exists');
  const field = page.getByLabelText('Company or domain');
  await field.fill('ACME');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(field).toHaveAccessibleDescription(/already on your list/);
  answer(ADD, { ...blockedNamed(2, ''), name: null, domain: 'acme.in' });
  await field.fill('acme.in');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('acme.in never sees you')).toBeVisible();
  await expect.element(page.getByLabelText('Company or domain')).toHaveValue('');
  expect(callsOf(ADD).map(({ body }) => body)).toEqual([
    { name: 'Mahakal Hardware Stores' },
    { name: 'ACME' },
    { domain: 'acme.in' },
  ]);
});

test('on a phone the button that adds a company stands beside its field', async () => {
  listed([]);
  await open(off);
  const field = page.getByLabelText('Company or domain');
  await expect.element(field).toBeVisible();
  const place = field.element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Add', exact: true });
  const { top, bottom, left } = button.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(place.right);
  expect(Math.abs((top + bottom) / 2 - (place.top + place.bottom) / 2)).toBeLessThan(4);
});

test('a company is taken off the list, and Undo restores it', async () => {
  listed([blockedNamed(7, 'Acme')]);
  await open(off);
  answer(REMOVE, { message: 'Removed' });
  await page.getByRole('button', { name: 'Remove Acme' }).click();
  await expect.element(page.getByText('Acme is off the list')).toBeVisible();
  expect(callsOf(REMOVE).map(({ params }) => params)).toEqual([{ id: 7 }]);
  answer(ADD, blockedNamed(8, 'Acme'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => callsOf(ADD).map(({ body }) => body)).toEqual([{ name: 'Acme' }]);
});

test('a company that asks is agreed to, and the agreement is withdrawn', async () => {
  listed([]);
  await open(off);
  await expect.element(page.getByText('Asked on 22 Nov 2026')).toBeVisible();
  answer(ANSWER, request(true));
  answer(REQUESTS, requested(true));
  await expect
    .element(page.getByRole('link', { name: 'Loom Fitter' }))
    .toHaveAttribute('href', '/jobs/7/loom-fitter');
  await page.getByRole('button', { name: 'Agree: Malwa Mills' }).click();
  await expect.element(page.getByText('Sees your email and phone number')).toBeVisible();
  await expectAccessible();
  answer(ANSWER, request(false));
  answer(REQUESTS, requested(false));
  await page.getByRole('button', { name: 'Take back: Malwa Mills' }).click();
  await expect.element(page.getByText('You declined')).toBeVisible();
  expect(callsOf(ANSWER).map(({ body }) => body)).toEqual([{ agreed: true }, { agreed: false }]);
});

test('shows who has number and address, and since when; one click ends it', async () => {
  listed([]);
  await open(off);
  const part = page.getByRole('region', { name: 'Who has my number and email address' });
  await expect
    .element(part)
    .toMatchTextContent(/Narmada Foods.*Since 20 Nov 2026.*your application/);
  await expectAccessible();
  answer(STOP, share('2026-11-22T09:00:00.000Z'));
  await part.getByRole('button', { name: 'Stop sharing with Narmada Foods' }).click();
  await expect.poll(() => callsOf(STOP)).toHaveLength(1);
  expect(callsOf(STOP)[0]?.params).toEqual({ id: 6 });
  answer(SHARES, shared('2026-11-22T09:00:00.000Z'));
  await expect
    .element(page.getByText(/cannot see your number and email address any more/))
    .toBeVisible();
});
