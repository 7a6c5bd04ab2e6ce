import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import { ExclusionsSection } from './exclusions/exclusions-section.tsx';
import { NomineeSection } from './nominee/nominee-section.tsx';

const inHindi = { address: '/settings', language: 'hi' } as const;

test('a nominee and their relation are shown in Hindi', async () => {
  answer('GET /barong/resource/nominee', {
    nominee: {
      name: 'Sunita Rao',
      relation: 'spouse',
      email: 'sunita@example.in',
      phone: null,
      named_at: '2026-03-01T03:30:00.000Z',
    },
  });
  expect(wordsOf(await answeredMarkupOf(<NomineeSection />, inHindi))).toContain(
    'Sunita Rao (पति या पत्नी)',
  );
});

test('what is hidden is shown in Hindi alone', async () => {
  answer('GET /barong/resource/exclusions', {
    companies: [],
    consultants: { excluded: false, open_jobs: 31 },
    jobs: [],
  });
  const words = wordsOf(await answeredMarkupOf(<ExclusionsSection />, inHindi));
  expect(words).toContain('आपने जो छिपाया है');
  expect(words).toContain('सभी कंसल्टेंट छिपाएँ');
  expect(words).not.toMatch(/[A-Za-z]{3}/);
});
