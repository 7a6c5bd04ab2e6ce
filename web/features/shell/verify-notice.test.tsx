import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { VerifyNotice } from './verify-notice.tsx';

test.each([
  ['user', 'Verify your account to apply and message.'],
  ['hr', 'Verify your account to post and message.'],
] as const)('somebody who is not verified is told what that is for: %s', (role, text) => {
  const notice = (email_verified: boolean) =>
    wordsOf(markupOf(<VerifyNotice />, { as: { role, email_verified }, address: '/settings' }));
  expect(notice(false)).toContain(text);
  expect(notice(true)).not.toContain(text);
});
