import { expect, test } from 'vitest';
import { controlsIn, linksIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { stubLetters } from '../../../test/sample-received.ts';
import LettersPage from './letters-page.tsx';

test('a recruiter without a company is led to one instead of to a letter that could not be saved', async () => {
  stubLetters();
  const as = { role: 'hr', team_role: null } as const;
  const html = await answeredMarkupOf(<LettersPage />, { as, address: '/hr/letters' });
  expect(wordsOf(html)).toContain('You have no company yet');
  expect(linksIn(html).get('Create your company')).toBe('/profile/setup/hr');
  expect(controlsIn(html)).not.toContain('New letter');
});
