import { expect, test } from 'vitest';
import { notificationKinds } from '../notifications.ts';
import { noticeKinds } from './phone-notices.ts';

test('every kind that can go to a phone has a text, no other has, and none is on before it was chosen', () => {
  const byPhone = Object.entries(notificationKinds).filter(([, { channels }]) => 'sms' in channels);
  expect(byPhone.map(([kind]) => kind).toSorted()).toEqual(noticeKinds.toSorted());
  for (const [, { channels, always }] of byPhone) {
    expect([channels.sms, channels.whatsapp, always]).toEqual([false, false, undefined]);
  }
});
