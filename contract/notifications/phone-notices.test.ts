import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PORTAL } from '../portal-settings/portal-name.ts';
import { notificationKinds } from '../notifications.ts';
import { noticeKinds, noticeText } from './phone-notices.ts';

test('every kind that can go to a phone has a text, no other has, and none is on before it was chosen', () => {
  const byPhone = Object.entries(notificationKinds).filter(([, { channels }]) => 'sms' in channels);
  expect(byPhone.map(([kind]) => kind).toSorted()).toEqual(noticeKinds.toSorted());
  for (const [, { channels, always }] of byPhone) {
    expect([channels.sms, channels.whatsapp, always]).toEqual([false, false, undefined]);
  }
});

test('the texts are those that operators are told to register', async () => {
  const page = await readFile('docs/running.md', 'utf8');
  const rows = noticeKinds.map((kind) => {
    const [en, hi] = (['en', 'hi'] as const).map((language) =>
      noticeText(kind, language, '')
        .replace(`${PORTAL}: `, '')
        .replace(/ \/notifications$/, ''),
    );
    return `| \`${kind}\` | ${en} | ${hi} |`;
  });
  const missing = rows.filter((row) => !page.includes(row));
  expect(missing, 'the table of these texts in docs/running.md has these rows').toEqual([]);
});
