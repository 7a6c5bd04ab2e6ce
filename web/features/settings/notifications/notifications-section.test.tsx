import { expect, test } from 'vitest';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { rowsIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { sampleChoices as choices } from './sample-choices.ts';

async function opened(chosen = choices(true, true)) {
  answer('GET /barong/resource/push_subscriptions', { public_key: 'key', push_subscriptions: [] });
  answer('GET /barong/resource/notification_preferences', chosen);
  const html = await answeredMarkupOf(<NotificationsSection />, { address: '/settings' });
  const rows = rowsIn(html);
  return { html, rows, rowOf: (name: string) => rows.find((row) => row.includes(name)) ?? '' };
}

test('what protects the account cannot be switched off', async () => {
  const { html, rowOf } = await opened();
  expect(wordsOf(rowOf('Security of your account'))).toContain('cannot be switched off');
  expect(wordsOf(rowOf('Logins on new devices'))).toMatch(/Always\s+Always\s+Always/);
  const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
  expect(table.match(/role="switch"/g)).toHaveLength(3);
});

test('kinds stand below the headings of their groups', async () => {
  const { rows } = await opened();
  const firstCells = rows.map((row) => wordsOf(/<t[hd]\b.*?<\/t[hd]>/s.exec(row)?.[0] ?? ''));
  expect(firstCells).toEqual([
    'What happens',
    'Applications',
    'Decisions on your applications',
    expect.stringContaining('Security of your account'),
    'Logins on new devices',
  ]);
});

test('a kind that is off in the product is not pushed either, and says so', async () => {
  const { rowOf } = await opened(choices(false, true));
  expect(wordsOf(rowOf('Decisions on your applications'))).toContain(`Only with “In ${PORTAL}”`);
});

test('a server without a provider offers nothing by phone', async () => {
  const { html, rows } = await opened();
  expect(wordsOf(html)).not.toContain('On your phone number');
  expect(wordsOf(rows[0] ?? '')).not.toContain('SMS');
});

test('somebody without a confirmed number is first told to confirm one', async () => {
  const byPhone = { number: null, channels: [{ channel: 'sms' as const, agreed_at: null }] };
  const { html, rows } = await opened(choices(true, true, byPhone, false));
  expect(wordsOf(html)).toContain('Verify your mobile number first');
  expect(wordsOf(rows[0] ?? '')).not.toContain('SMS');
});
