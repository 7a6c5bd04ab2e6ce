import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import type { JobDetail } from '../../../contract/jobs.ts';
import { sampleProfile } from '../../test/sample-profile.ts';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { sampleMyApplication } from '../../test/sample-applications.ts';
import { sampleOwnCompany } from '../../test/sample-hiring.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { byKeyboard } from '../../test/keyboard.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { ApplyButton } from './apply-button.tsx';

const SENDING = 'POST /barong/resource/jobs/:id/apply';
const LETTER = 'I have sewn uniforms for four years and live ten minutes away.';

const tailor = sampleJob({ id: 5, title: 'Tailor' });
const cutter = sampleJob({ id: 6, title: 'Cutter' });

/** Apply buttons for these jobs, for a seeker who has applied to none of them. */
async function open(
  jobs: readonly JobDetail[] = [tailor],
  { as = {}, at = '/jobs/5?from=qr' }: { as?: object; at?: string } = {},
) {
  await show(
    <>
      {jobs.map((job) => (
        <ApplyButton key={job.id} job={job} />
      ))}
    </>,
    { as, at, isPublic: true },
  );
}

const hasDefaultLetter = (has_default_letter: boolean) =>
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter });

beforeEach(() => {
  hasDefaultLetter(false);
  answer('GET /barong/resource/documents', []);
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  answer(SENDING, ({ params }) => sampleMyApplication({ id: 70 + params.id }));
});

const applyTo = (job: string) => page.getByRole('button', { name: `Apply Now: ${job}` });
const otherLetter = (job: string) =>
  page.getByRole('button', { name: `Apply with a different letter: ${job}` });
const dialog = () => page.getByRole('dialog', { name: 'Apply for Job' });
const letter = () => dialog().getByLabelText('Cover letter');
const submit = () => dialog().getByRole('button', { name: 'Submit Application' });
const applied = () => page.getByRole('link', { name: 'Applied. See where it stands' });
const sent = () => callsOf(SENDING).map(({ params, body }) => ({ ...params, ...body }));

test('somebody who has not accepted the new terms is led to them', async () => {
  hasDefaultLetter(true);
  refuse(SENDING, 'authz.terms_not_accepted');
  await open();
  await expect.element(otherLetter('Tailor')).toBeVisible();
  await applyTo('Tailor').click();
  await expect.element(page.getByText(/Our terms have changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Read them' }).click();
  await expect.poll(address).toBe('/dashboard/user');
});

describe('a letter', () => {
  test('survives a failure, closing and another visit; a retry keeps its idempotency key, and then the button leads to the application', async () => {
    loseAnswersTo(SENDING);
    await open();
    await applyTo('Tailor').click();
    await letter().fill(LETTER);
    await submit().click();
    await expect.element(page.getByText('Application Failed')).toBeVisible();
    await expect.element(letter()).toHaveValue(LETTER);
    await expect.element(submit()).toBeEnabled();
    await expectAccessible();
    await submit().click();
    await expect.poll(sent).toHaveLength(2);

    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog().elements()).toEqual([]);
    await applyTo('Tailor').click();
    await expect.element(letter()).toHaveValue(LETTER);
    answer(SENDING, sampleMyApplication({ id: 75 }));
    await submit().click();
    await expect.element(page.getByText('Application Submitted')).toBeVisible();
    await expect
      .element(page.getByText('Your job application has been submitted successfully'))
      .toBeVisible();
    await expect.poll(() => page.getByText('Application Failed').elements()).toEqual([]);
    const [first, again, anotherVisit] = headersOf(SENDING, 'idempotency-key');
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(anotherVisit).toBe(first);
    expect(localStorage.getItem('formDraft:1:letter:5')).toBeNull();
    await expect.element(applied()).toMatchTextContent(/^Applied$/);
    await applied().click();
    await expect.poll(address).toBe('/user/applications?application=75');
  });

  test('that is missing or too long is refused with a message and not sent', async () => {
    await open();
    await applyTo('Tailor').click();
    await letter().fill('   ');
    await submit().click();
    // The message appears once, at the field.
    await expect
      .element(letter())
      .toHaveAccessibleDescription(
        /^Cover Letter Required: Please provide a cover letter for your application\./,
      );
    await expect.poll(() => page.getByText('Cover Letter Required').elements()).toHaveLength(1);
    await expect.element(letter()).toHaveFocus();
    await expect.element(letter()).toHaveAttribute('aria-invalid', 'true');
    await letter().fill('x'.repeat(COVER_LETTER_MAX_LENGTH + 1));
    await expect.element(dialog()).toMatchTextContent(/5,001 of 5,000 characters/);
    await submit().click();
    await expect.element(dialog().getByText(/^Use at most .* characters\.$/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('saved as the default makes the next application one click, which keeps the focus', async () => {
    await open([tailor, cutter]);
    await applyTo('Tailor').click();
    await letter().fill(LETTER);
    await dialog().getByLabelText('Use this letter again next time').click();
    await submit().click();
    await expect.element(otherLetter('Cutter')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => dialog().elements()).toEqual([]);
    await applyTo('Cutter').click();
    await expect.poll(() => applied().elements()).toHaveLength(2);
    await expect.element(applied().nth(1)).toHaveFocus();
    expect(dialog().elements()).toEqual([]);
    expect(sent()).toEqual([
      {
        id: 5,
        cover_letter: LETTER,
        save_as_default: true,
        share_ctc: false,
        share_contact: true,
        answers: [],
        can_undo: false,
        source: 'qr',
      },
      {
        id: 6,
        save_as_default: false,
        share_ctc: false,
        share_contact: true,
        answers: [],
        can_undo: true,
        source: 'recommended',
      },
    ]);
  });

  test('saved as the default can be viewed first, and another one sent without saving it', async () => {
    hasDefaultLetter(true);
    const profile = sampleProfile({ default_cover_letter: 'Dear company,' });
    answer('GET /barong/resource/user_profile', profile);
    await open();
    await otherLetter('Tailor').click();
    await expect.element(letter()).toHaveValue('Dear company,');
    await letter().fill('Dear mill,');
    await submit().click();
    await expect.element(applied()).toBeVisible();
    expect(sent()).toEqual([
      {
        id: 5,
        cover_letter: 'Dear mill,',
        save_as_default: false,
        share_ctc: false,
        share_contact: true,
        answers: [],
        can_undo: false,
        source: 'qr',
      },
    ]);
  });

  test('to an unclaimed company says that the answer may take time, also after one click', async () => {
    hasDefaultLetter(true);
    await open([sampleJob({ id: 5, title: 'Tailor', company_claimed: false })]);
    await expect.element(otherLetter('Tailor')).toBeVisible();
    await applyTo('Tailor').click();
    const message = page.getByRole('listitem').filter({ hasText: 'Application Submitted' });
    await expect.element(message).toMatchTextContent(/has not joined Vritti yet/);
    await expect.element(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('an application by one click', () => {
  const UNDOING = 'POST /barong/resource/applications/:id/undo';
  const undo = () => page.getByRole('button', { name: 'Undo' });
  beforeEach(() => hasDefaultLetter(true));

  async function send() {
    await open();
    await expect.element(otherLetter('Tailor')).toBeVisible();
    await applyTo('Tailor').click();
    await expect.element(applied()).toBeVisible();
  }

  test('can be undone, and sent again', async () => {
    await send();
    answer(UNDOING, { undone: 75 });
    await undo().click();
    await expect.element(page.getByText('Application taken back')).toBeVisible();
    expect(callsOf(UNDOING).map(({ params }) => params)).toEqual([{ id: 75 }]);
    await applyTo('Tailor').click();
    await expect.element(applied()).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  test('stays sent when it is too late to undo it, and the toast says so', async () => {
    await send();
    refuse(UNDOING, 'resource.application.invalid_transition');
    await undo().click();
    await expect.element(page.getByText('You can withdraw it', { exact: false })).toBeVisible();
    await expect.element(applied()).toBeVisible();
  });
});

test('an address with ?apply= opens the dialog; Escape closes it and removes the parameter', async () => {
  await open([tailor], { at: '/jobs/5?apply=5' });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements()).toEqual([]);
  await expect.poll(address).toBe('/jobs/5');
});

test('an unconfirmed address has to be confirmed first, then the dialog opens again', async () => {
  const as = { email_verified: false };
  answer('GET /barong/resource/users/me', sampleSession(as).user);
  await open([tailor], { as });
  await applyTo('Tailor').click();
  await expect.element(letter()).toBeVisible();
  expect(submit().elements()).toEqual([]);
  // Nor may this account upload files.
  await expect.element(dialog().getByText('PDF or Word (DOC, DOCX)')).toBeVisible();
  expect(
    dialog()
      .getByRole('button', { name: /^Upload/ })
      .elements(),
  ).toEqual([]);
  const next = encodeURIComponent('/jobs/5?from=qr&apply=5');
  const verify = dialog().getByRole('link', { name: 'Verify now' });
  await expect.element(verify).toHaveAttribute('href', expect.stringContaining(`next=${next}`));
  await expectAccessible();
  await byKeyboard.press(verify);
  await expect.poll(address).toContain('/auth/verify-otp');
});

test('a member of the company that posted a job has a link to edit it or, if they may not, to its applications', async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany({ id: tailor.company_id }));
  await open([tailor], { as: { role: 'hr' } });
  await expect
    .element(page.getByRole('link', { name: 'Your posting · Edit: Tailor' }))
    .toHaveAttribute('href', '/hr/jobs/5/edit');
  await expect.element(applyTo('Tailor')).not.toBeInTheDocument();
  await open([tailor], { as: { role: 'hr', team_role: 'interviewer' } });
  await expect
    .element(page.getByRole('link', { name: 'Your posting · Applications: Tailor' }))
    .toHaveAttribute('href', '/hr/applications/5');
  expect(page.getByRole('link', { name: /Edit/ }).elements()).toEqual([]);
});

test('other recruiters are told that only job seekers can apply', async () => {
  refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
  await open([tailor], { as: { role: 'hr' } });
  await applyTo('Tailor').click();
  await expect.element(page.getByText('Only job seekers can apply')).toBeVisible();
  expect(dialog().elements()).toEqual([]);
});

describe('a referral', () => {
  const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
  const REFERRAL = 'GET /barong/resource/referral';
  const at = `/jobs/5/tailor?from=message&ref=${CODE}`;
  const anil = { job_id: 5, name: 'Anil Kumar', company_name: 'Malwa Mills' };
  const named = () => dialog().getByText(/^Anil Kumar of Malwa Mills referred you/);

  test('is shown before anything is sent, even if one click would be enough, and is sent along', async () => {
    hasDefaultLetter(true);
    answer(REFERRAL, anil);
    await open([tailor], { at });
    await applyTo('Tailor').click();
    await expect.element(named()).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
    await letter().fill(LETTER);
    await submit().click();
    await expect.poll(sent).toMatchObject([{ referral: CODE, source: 'message' }]);
  });

  test('that is removed is not sent', async () => {
    answer(REFERRAL, anil);
    await open([tailor], { at });
    await applyTo('Tailor').click();
    await dialog().getByRole('button', { name: 'Apply without it' }).click();
    await expect.element(named()).not.toBeInTheDocument();
    await letter().fill(LETTER);
    await submit().click();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('referral');
    expect(address()).toBe('/jobs/5/tailor?from=message');
  });

  test('that has ended, or is to another job, is neither shown nor sent', async () => {
    for (const prepare of [
      () => refuse(REFERRAL, 'resource.referral.not_found'),
      () => answer(REFERRAL, { ...anil, job_id: 6 }),
    ]) {
      prepare();
      const before = sent().length;
      await open([tailor], { at });
      await applyTo('Tailor').click();
      await letter().fill(LETTER);
      await submit().click();
      await expect.poll(sent).toHaveLength(before + 1);
      expect(sent().at(-1)).not.toHaveProperty('referral');
    }
  });
});
