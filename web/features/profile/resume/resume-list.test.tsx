import { expect, test } from 'vitest';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { linksIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { sampleResume } from '../../../test/sample-resume.ts';
import { answer } from '../../../test/stub-server.ts';
import { ResumeList } from './resume-list.tsx';

test('somebody with an unconfirmed address is led to the code first, and back', async () => {
  const as = { email: 'asha@people.example', email_verified: false };
  answer('GET /barong/resource/documents', [sampleResume(1, 'kavita.pdf', { is_default: true })]);
  answer('GET /barong/resource/users/me', sampleSession(as).user);
  const address = '/user/profile/edit?tab=resume';
  const html = await answeredMarkupOf(<ResumeList />, { as, address });
  const query = new URLSearchParams({ email: as.email, type: 'user', next: address });
  expect(linksIn(html).get('Verify now')).toBe(`/auth/verify-otp?${query}`);
  expect(wordsOf(html)).toContain('Verify your email address first, then');
  expect(html).not.toContain('type="file"');
});
