import { expect, test } from 'vitest';
import { metaOf } from '../../../../contract/lists.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { controlsIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { PasskeysSection } from './passkeys-section.tsx';

function drawnFor(email_verified: boolean) {
  answer('GET /barong/resource/passkeys', ({ query }) => ({
    passkeys: [],
    meta: metaOf(query, 0),
  }));
  const { user } = sampleSession({ email_verified });
  return answeredMarkupOf(<PasskeysSection user={user} />, { as: user });
}

test('an unconfirmed address has to be confirmed first', async () => {
  const html = await drawnFor(false);
  expect(wordsOf(html)).toContain('once your email address is confirmed');
  expect(controlsIn(html)).not.toContain('Add a passkey');
  expect(controlsIn(await drawnFor(true))).toContain('Add a passkey');
});
