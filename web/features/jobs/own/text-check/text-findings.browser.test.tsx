import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubOwnJobs, sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { expectAccessible, show, skipWaitsOf } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import CreateJobPage from '../form/create-page.tsx';
import { FINDINGS_PAUSE_MS } from './use-findings.ts';

const title = page.getByRole('textbox', { name: 'Job title' });

beforeEach(async () => {
  skipWaitsOf(FINDINGS_PAUSE_MS);
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  await show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create' });
});

test('words that exclude people are listed beside the text, can be found in it, and are explained', async () => {
  await title.fill('COOK WANTED 98765 43210');
  await expect.element(page.getByText('A phone number in the title.')).toBeVisible();
  await expect.element(page.getByText('ALL CAPITALS.', { exact: true })).toBeVisible();
  await title.fill('Hostel warden (Female)');
  await expect.element(page.getByText('Asks for one gender.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('A phone number in the title.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show “(Female)” in the text' }).click();
  await expect.element(title).toHaveFocus();
  const input = title.element() as HTMLInputElement;
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('(Female)');
  await page.getByRole('textbox', { name: /Is it lawful here/ }).fill('A hostel for women');
  await expect.element(page.getByText(/Explained:/)).toBeVisible();
  await expectAccessible();
  answer('POST /barong/resource/jobs', sampleJob());
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect
    .poll(() => callsOf('POST /barong/resource/jobs')[0]?.body?.lawful_reasons)
    .toEqual({ gender: 'A hostel for women' });
});

test('text that may not be published is stopped at its own part, with one line in the summary, until it is edited or given a reason', async () => {
  const next = page.getByRole('button', { name: 'Next: Pay and place' });
  const phone = page.getByText('Leave the phone number out of the title. People apply here.');
  const advice = page.getByText('Asks for one gender.', { exact: true });
  const refusal = page.getByText(/This shuts people out for who they are/);
  await title.fill('Cook 98765 43210');
  await page.getByLabelText('Employment type').selectOptions('Full-time');
  await next.click();
  await expect.poll(() => phone.elements()).toHaveLength(2);
  await expect.element(title).toHaveFocus();
  await title.fill('Hostel warden (Female)');
  await expect.poll(() => phone.elements()).toEqual([]);
  await expect.element(advice).toBeVisible();
  await next.click();
  await expect.poll(() => refusal.elements()).toHaveLength(2);
  await expect.element(advice).not.toBeInTheDocument();
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(title).toHaveFocus();
  await page.getByRole('textbox', { name: /Is it lawful here/ }).fill('A hostel for women');
  await expect.poll(() => refusal.elements()).toEqual([]);
  await expect.element(page.getByText(/Explained:/)).toBeVisible();
  await next.click();
  await expect.element(page.getByRole('heading', { name: 'Pay and place' })).toBeVisible();
  expect(callsOf('POST /barong/resource/jobs')).toEqual([]);
});
