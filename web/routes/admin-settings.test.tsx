import { expect, test } from 'vitest';
import { sampleSettings } from '../features/portal-settings/sample-settings.ts';
import { linksIn, wordsOf } from '../lib/test-markup.tsx';
import { answeredMarkupOf } from '../test/answered-markup.tsx';
import { answer } from '../test/stub-server.ts';
import AdminSettingsPage from './admin-settings.tsx';

const address = '/admin/settings?tab=portal';

test('a value set by the environment is marked as such', async () => {
  const { contact, by_environment } = sampleSettings;
  answer('GET /barong/admin/settings', {
    ...sampleSettings,
    contact: { ...contact, contact_email: null },
    by_environment: { ...by_environment, contact_email: 'server@jobs.test' },
  });
  const html = await answeredMarkupOf(<AdminSettingsPage />, { as: 'admin', address });
  expect(wordsOf(html)).toMatch(/Contact address .*environment sets server@jobs\.test, which wins/);
});

test.each([
  ['owner', 1],
  ['support', 0],
] as const)('only owners see more than their own account: %s', async (admin_role, calls) => {
  let asked = 0;
  answer('GET /barong/admin/settings', () => {
    asked += 1;
    return sampleSettings;
  });
  const as = { role: 'admin', admin_role } as const;
  const html = await answeredMarkupOf(<AdminSettingsPage />, { as, address });
  expect(html).toMatch(/<h1[^>]*>Settings</);
  expect(linksIn(html).has('The portal')).toBe(calls === 1);
  expect(asked).toBe(calls);
});
