import { expect, test } from 'vitest';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import { wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { inDays } from '../../../../test/in-days.ts';
import { answer } from '../../../../test/stub-server.ts';
import { EvidencePanel } from './evidence-panel.tsx';

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

async function panel(evidence: Partial<OwnEvidence>) {
  answer('GET /barong/resource/hr_profile/evidence', { ...NOTHING, ...evidence });
  return wordsOf(await answeredMarkupOf(<EvidencePanel />));
}

test('evidence that ends soon asks to be renewed', async () => {
  const renew = 'Renew it below before it ends.';
  const soon = await panel({ level: 2, items: [workMail(13)] });
  expect(soon).toContain('Your company is checked');
  expect(soon.split(renew)).toHaveLength(2);
  expect(await panel({ level: 2, items: [workMail(15)] })).not.toContain(renew);
});

test('evidence that has ended says when, and its paper is no longer shown as checked', async () => {
  const ended = [workMail(-5), { ...workMail(-9), kind: 'udyam' as const, domain: null }];
  const words = await panel({ ended, papers: [paper] });
  expect(words).toContain('What was checked no longer counts');
  expect(words.match(/ended on [^.]*\. Show it again below\./g)).toHaveLength(2);
  expect(words).toContain('Checked, but too long ago.');
  expect(words).not.toContain('Nothing is checked yet');
});
