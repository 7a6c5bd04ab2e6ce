import { expect, test, vi } from 'vitest';
import { show } from '../../test/stage.tsx';
import { Avatar } from './avatar.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const picture = () => document.querySelector('img');

test('a picture is shown, whether its address is text or in an object', async () => {
  for (const address of [PIXEL, { url: PIXEL }]) {
    await show(<Avatar id={1} name="Asha Rao" picture={address} />);
    await expect.poll(() => picture()?.src).toBe(PIXEL);
    await expect.poll(() => picture()?.naturalWidth).toBe(1);
  }
});

test('a picture that cannot be loaded is replaced by the initials, and reported once', async () => {
  const onStale = vi.fn<() => void>();
  await show(
    <Avatar id={1} name="Asha Rao" picture="data:image/gif;base64,AAAA" onStale={onStale} />,
  );
  await expect.poll(() => onStale.mock.calls.length).toBe(1);
  await expect.poll(picture).toBeNull();
  expect(document.body.textContent).toContain('AR');
});
