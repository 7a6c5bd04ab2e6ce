import { expect, test } from 'vitest';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { linksIn } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { YourDataSection } from './your-data-section.tsx';

async function shownTo(role: 'user' | 'hr') {
  answer('GET /barong/resource/personal_copy', { personal_copy: null });
  return answeredMarkupOf(<YourDataSection user={sampleSession({ role }).user} />, { as: role });
}

test('a seeker finds what was shown to whom', async () => {
  expect(linksIn(await shownTo('user')).get('Who has seen your data')).toBe('/user/shown');
});

test('a recruiter, whose data is shown to nobody, finds only their consents', async () => {
  const html = await shownTo('hr');
  expect(html).toContain('Make a copy');
  expect([...linksIn(html).values()]).toEqual(['/settings/consents']);
});
