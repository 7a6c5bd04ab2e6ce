import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from 'react-router';
import { expectAccessible, show } from '../../test/stage.tsx';
import OfflineNotice from './offline-notice.tsx';

function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

test('says that there is no network, and links do not leave the page until it is back', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  await show(
    <div>
      <OfflineNotice />
      <Link to="/elsewhere">Elsewhere</Link>
    </div>,
    { at: '/here' },
  );
  const notice = page.getByText('No connection. This page stays open until the network is back.');
  await expect.element(notice).not.toBeInTheDocument();
  network(false);
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  expect(location.pathname).toBe('/here');
  network(true);
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => location.pathname).toBe('/elsewhere');
});
