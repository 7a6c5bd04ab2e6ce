import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer } from '../../../../test/stub-server.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { inDays } from '../../../../test/in-days.ts';

const NOTHING: OwnEvidence = {
  level: 0,
  items: [],
  ended: [],
  papers: [],
  domain: 'works.example',
  domain_counts: true,
  dns_record: null,
  held: null,
};
const workMail = (endsInDays: number) => ({
  kind: 'work_mail' as const,
  domain: 'works.example',
  checked_at: inDays(endsInDays - 180),
  ends_at: inDays(endsInDays),
});
const paper = {
  kind: 'udyam' as const,
  number: 'UDYAM-MP-23-0012345',
  sent_at: inDays(-190),
  allowed: true,
  reason: null,
};

async function open(evidence: Partial<OwnEvidence>) {
  answer('GET /barong/resource/hr_profile/evidence', { ...NOTHING, ...evidence });
  await show(<EvidencePanel />, { as: 'hr', at: '/hr/profile' });
}

test.each([
  [13, 1],
  [15, 0],
])('evidence that counts for %i more days asks to be renewed: %i', async (days, asks) => {
  await open({ level: 2, items: [workMail(days)] });
  await expect.element(page.getByText('Your company is checked', { exact: true })).toBeVisible();
  expect(page.getByText('Renew it below before it ends.').elements()).toHaveLength(asks);
});

test('evidence that has ended says when, and its paper is no longer shown as checked', async () => {
  const ended = [workMail(-5), { ...workMail(-9), kind: 'udyam' as const, domain: null }];
  await open({ ended, papers: [paper] });
  await expect.element(page.getByText('What was checked no longer counts')).toBeVisible();
  expect(page.getByText(/ended on .* Show it again below\./).elements()).toHaveLength(2);
  await expect.element(page.getByText(/Checked, but too long ago\./)).toBeVisible();
  expect(page.getByText('Nothing is checked yet').elements()).toEqual([]);
  await expectAccessible();
});
