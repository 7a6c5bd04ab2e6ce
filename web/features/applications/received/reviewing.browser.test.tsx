import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Application } from '../../../../contract/applications.ts';
import {
  asha,
  bhavna,
  stubApplications,
  stubDecisions,
  stubReceived,
} from '../../../test/sample-received.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { Received } from './received-page.tsx';

// Reviewing one application after the other, on a phone.

const due = (one: Application): Application => ({
  ...one,
  answer: {
    due_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    answered_at: null,
    late: false,
  },
});
const waiting = [due(bhavna), due(asha)];
const sheet = page.getByRole('dialog').first();
const undo = sheet.getByRole('button', { name: 'Undo' });

beforeEach(() => {
  stubReceived();
  stubApplications(...waiting);
  stubDecisions(...waiting);
});

test('“Review now” opens the answer that is due first; answered ones count as done, and Undo goes back', async () => {
  await show(<Received jobId={null} />, { as: 'hr', at: '/hr/applications', screen: 'phone' });
  await page.getByRole('link', { name: 'Review now' }).click();
  await expect.poll(address).toBe('/hr/applications?status=waiting&application=8');
  await expect.element(sheet).toMatchTextContent(/1 of 2 due by \d+ \w+.*Bhavna Patel/);
  await expect.element(undo).toBeDisabled();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: 'Reject this application?' });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.element(sheet).toMatchTextContent(/2 of 2 due by \d+ \w+.*Asha Rao/);
  await undo.click();
  await expect.element(sheet).toMatchTextContent(/1 of 2 due by \d+ \w+.*Bhavna Patel/);
  await expect.element(undo).toBeDisabled();
});
