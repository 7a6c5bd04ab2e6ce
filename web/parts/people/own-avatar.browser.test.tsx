import { expect, test } from 'vitest';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { show } from '../../test/stage.tsx';
import { answer, hold } from '../../test/stub-server.ts';
import { OwnAvatar } from './own-avatar.tsx';

const ME = 'GET /barong/resource/users/me';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const picture = () => document.querySelector('img')?.getAttribute('src') ?? null;

test('an address that has expired since the last visit is not tried, but replaced', async () => {
  answer(ME, sampleSession({ profilePictureUrl: PIXEL }).user);
  const release = hold(ME);
  const tried = new Set<string | null>();
  const watching = new MutationObserver(() => tried.add(picture()));
  watching.observe(document.body, { childList: true, subtree: true });
  const seconds = Math.floor(Date.now() / 1_000) - 1;
  const profilePictureUrl = `/api/v2/barong/resource/pictures/1?expires=${seconds}&signature=a`;
  await show(<OwnAvatar />, { as: { profilePictureUrl } });
  await expect.poll(() => document.body.textContent).toContain('AR');
  release();
  await expect.poll(picture).toBe(PIXEL);
  watching.disconnect();
  expect([...tried]).toEqual([null, PIXEL]);
});
