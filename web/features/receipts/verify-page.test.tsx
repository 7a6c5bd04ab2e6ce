import { expect, test } from 'vitest';
import type { CheckedReceipt } from '../../../contract/applications/receipts.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import VerifyPage from './verify-page.tsx';

const receipt: CheckedReceipt = {
  code: 'ABCD-EFGH-IJKL-MNOP',
  genuine: true,
  issued_at: '2026-11-20T06:00:00.000Z',
  seeker_initials: 'P. S.',
  job_title: 'Accounts Executive',
  company_name: 'Sharma Agro Traders',
  events: [
    { kind: 'applied', status: 'pending', by: 'seeker', at: '2026-11-18T09:32:00.000Z' },
    { kind: 'status_changed', status: 'interview', by: 'company', at: '2026-11-19T06:00:00.000Z' },
  ],
  moved_on: false,
};
const shown = (more: Partial<CheckedReceipt> | null, language: 'en' | 'hi' = 'en') =>
  wordsOf(
    markupOf(<VerifyPage />, {
      language,
      loaded: { code: receipt.code, receipt: more && { ...receipt, ...more } },
    }),
  );

test('a genuine receipt is shown for comparison', () => {
  const words = shown({});
  for (const part of [
    'This receipt is genuine',
    'P. S.',
    'Accounts Executive',
    'Sharma Agro Traders',
    'Interview 19 Nov 2026',
    'ABCD-EFGH-IJKL-MNOP',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('moved on');
  expect(shown({ moved_on: true })).toContain('Since then the application has moved on.');
});

test('the content of an altered one is not shown', () => {
  const words = shown({ genuine: false, moved_on: true });
  expect(words).toContain('Do not rely on this receipt');
  expect(words).not.toMatch(/genuine|Accounts Executive|P\. S\.|moved on/);
});

test('an unknown code can be corrected, in a form that needs no scripts', () => {
  const html = markupOf(<VerifyPage />, { loaded: { code: 'ABCD', receipt: null } });
  expect(wordsOf(html)).toContain('No receipt has this code');
  expect(html).toMatch(/<form [^>]*action="\/verify" method="get"/);
  expect(html).toContain('value="ABCD"');
});

test('speaks Hindi throughout', () => {
  const words = shown({}, 'hi').replace(
    /ABCD.*MNOP|P\. S\.|Accounts Executive|Sharma Agro Traders|Vritti/g,
    '',
  );
  expect(words).not.toMatch(/genuine|History|Issued|Interview|Applied/);
});
