import { expect, test } from 'vitest';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { linksIn } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { PictureField } from './picture-field.tsx';

function drawnFor(email_verified: boolean) {
  const as = { email: 'asha@people.example', email_verified };
  answer('GET /barong/resource/documents', []);
  answer('GET /barong/resource/users/me', sampleSession(as).user);
  return answeredMarkupOf(<PictureField />, { as });
}

test('somebody with an unconfirmed address is led to the code first', async () => {
  const html = await drawnFor(false);
  expect(linksIn(html).has('Verify now')).toBe(true);
  expect(html).not.toContain('type="file"');
  expect(await drawnFor(true)).toContain('type="file"');
});
