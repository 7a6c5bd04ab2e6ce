import { expect, test } from 'vitest';
import type { Interview } from '../../../contract/interviews.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { ELEVEN, NOON, sampleInterview, stubInterviews } from '../../test/sample-interviews.ts';
import InterviewsPage from './interviews-page.tsx';

const page = (interviews: Interview[], address = '/hr/interviews') => {
  stubInterviews(...interviews);
  return answeredMarkupOf(<InterviewsPage />, { address });
};
const wordsFor = async (more: Partial<Interview>) => wordsOf(await page([sampleInterview(more)]));

test('each shows who, when and where, and links to the application', async () => {
  const html = await page([sampleInterview()]);
  expect(wordsOf(html)).toMatch(
    /Asha Rao Accounts Executive Time set .*15 Jan 2099, 11:00 am .*Siyaganj/,
  );
  expect(html).toMatch(/href="\/hr\/applications\?application=7"[^>]*>Asha Rao/);
  expect(html).toContain('href="/hr/interviews?when=past"');
});

test('what is said above the tabs is the same in both, so that they stay in their place', async () => {
  const aboveTabs = async (address: string) =>
    wordsOf((await page([sampleInterview()], address)).split('<nav')[0] ?? '');
  const upcoming = await aboveTabs('/hr/interviews');
  expect(upcoming).toContain('Invitations are sent from an application.');
  expect(await aboveTabs('/hr/interviews?when=past')).toBe(upcoming);
});

test('one that is no longer needed, because the application is decided, cannot be changed', async () => {
  expect(await wordsFor({})).toContain('Change');
  expect(await wordsFor({ is_needed: false })).not.toContain('Change');
});

test('one whose time is set can be added to a calendar', async () => {
  expect(await wordsFor({})).toContain('Add to calendar');
  expect(await wordsFor({ state: 'proposed', starts_at: null })).not.toContain('Add to calendar');
});

test('offered times are listed while none is chosen, and a cancelled interview does not wait for a choice', async () => {
  const none = { starts_at: null, slots: [ELEVEN, NOON] };
  expect(await wordsFor({ state: 'proposed', ...none })).toMatch(
    /No time chosen yet .*To choose from .*11:00 am .*12:00 pm/,
  );
  expect(await wordsFor({ state: 'proposed', starts_at: null, times_passed: true })).toMatch(
    /Offer new times .*These times have passed/,
  );
  const cancelled = { by: 'candidate', name: 'Asha Rao', note: 'I have an exam.' } as const;
  const words = await wordsFor({ state: 'cancelled', cancelled, ...none });
  expect(words).toMatch(/Cancelled Asha Rao cannot come\. “I have an exam\.” .*How long/);
  expect(words).not.toMatch(/No time chosen yet|11:00/);
});

test('the badge of one that one side missed says that it did not take place, not that it is over', async () => {
  const starts_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
  expect(await wordsFor({ starts_at })).toMatch(/Accounts Executive Over /);
  for (const missed of [
    { missed_by_candidate_at: starts_at },
    { missed_by_company_at: starts_at },
  ]) {
    expect(await wordsFor({ starts_at, ...missed })).toMatch(
      /Accounts Executive Did not take place /,
    );
  }
});

test('without any the page says how to invite', async () => {
  expect(wordsOf(await page([]))).toContain('No interviews to come');
});
