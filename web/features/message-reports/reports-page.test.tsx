import { expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import MessageReportsPage from './reports-page.tsx';
import { sampleMessageReport as report } from './sample-message-report.ts';

test('a report shows what the check found in the message and its files, and what could not be read', async () => {
  const [message] = report.messages;
  if (!message) throw new Error('no message');
  const asked = { reason: 'money_asked' as const, words: ['fee of Rs 500'] };
  const found = {
    ...message,
    warnings: [{ reason: 'secrets_asked' as const, words: ['your OTP'] }],
    attachments: ['Offer.pdf', 'scan.pdf'],
    files: [
      { id: 3, name: 'Offer.pdf', reading: 'read' as const, warnings: [asked] },
      { id: 4, name: 'scan.pdf', reading: 'unreadable' as const, warnings: [] },
    ],
  };
  answer('GET /barong/admin/message_reports', ({ query }) => ({
    message_reports: [{ ...report, messages: [found] }],
    meta: metaOf(query, 1),
    open_count: 1,
  }));
  const html = await answeredMarkupOf(<MessageReportsPage />, {
    address: '/admin/message-reports',
  });
  expect(wordsOf(html)).toMatch(
    /“ ?your OTP ?”.*Offer.pdf.*“ ?fee of Rs 500 ?”.*scan.pdf · not readable/,
  );
});
