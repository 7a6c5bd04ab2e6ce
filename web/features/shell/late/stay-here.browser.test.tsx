import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { stayWhileOffline } from '../../../lib/offline.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { NetworkNotice } from '../../../ui/overlays/network-notice.tsx';
import { StayHere } from './stay-here.tsx';

// As the head of every page does.
stayWhileOffline();

function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

test('says that there is no network, and links do not leave the page until it is back', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  await show(
    <div>
      <NetworkNotice />
      <Link to="/elsewhere">Elsewhere</Link>
    </div>,
    { at: '/here' },
  );
  const notice = page.getByText('No connection. This page stays open until the network is back.');
  await expect.element(notice).not.toBeVisible();
  network(false);
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  expect(location.pathname).toBe('/here');
  network(true);
  await expect.element(notice).not.toBeVisible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => location.pathname).toBe('/elsewhere');
});

function Searching() {
  const [, setAddress] = useSearchParams();
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAddress({ search: 'tailor' });
  };
  return (
    <div>
      <NetworkNotice />
      <StayHere />
      <Link to="/there">There</Link>
      <form onSubmit={search}>
        <input aria-label="Work" />
      </form>
      <form action="/elsewhere">
        <input aria-label="Number" name="number" />
      </form>
    </div>
  );
}

const enter = (label: string) => userEvent.type(page.getByLabelText(label), 'tailor{Enter}');

test('Back and a search stay on the page until the network is back', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  await show(<Searching />, { at: '/here', path: '/:page', loaded: { found: 0 } });
  await page.getByRole('link', { name: 'There' }).click();
  await expect.poll(address).toBe('/there');
  network(false);
  await expect.element(page.getByText(/^No connection/)).toBeVisible();
  await enter('Work');
  await enter('Number');
  expect(address()).toBe('/there');
  await expect.element(page.getByLabelText('Number')).toHaveValue('tailor');
  // Going back is blocked by going forward again.
  const moves = vi.fn<() => void>();
  window.addEventListener('popstate', moves);
  onTestFinished(() => window.removeEventListener('popstate', moves));
  history.back();
  await expect.poll(() => moves.mock.calls.length).toBe(2);
  expect(address()).toBe('/there');

  network(true);
  await expect.element(page.getByText(/^No connection/)).not.toBeVisible();
  await enter('Work');
  await expect.poll(address).toBe('/there?search=tailor');
  history.back();
  await expect.poll(address).toBe('/there');
  history.back();
  await expect.poll(address).toBe('/here');
});

test('a page that needs nothing from the server keeps working', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  await show(<Searching />, { at: '/here', path: '/:page' });
  network(false);
  await expect.element(page.getByText(/^No connection/)).toBeVisible();
  await enter('Work');
  await expect.poll(address).toBe('/here?search=tailor');
});
