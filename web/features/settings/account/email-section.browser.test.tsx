import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccount } from '../../../test/sample-profile.ts';
import { show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import { EmailSection } from './email-section.tsx';

test('the link of Edit Profile scrolls straight to where the address is changed', async () => {
  answer('GET /barong/resource/users/email_change', { email_change: null });
  await show(
    <>
      <div style={{ height: 3_000 }} />
      <EmailSection user={sampleAccount()} />
    </>,
    { as: 'user', at: '/settings?section=email' },
  );
  await expect.element(page.getByRole('button', { name: 'Change address' })).toBeInViewport();
});

test('a section above that loads later does not push it off the screen, until somebody scrolls', async () => {
  answer('GET /barong/resource/users/email_change', { email_change: null });
  await show(
    <>
      <div id="above" />
      <EmailSection user={sampleAccount()} />
      <div style={{ height: 3_000 }} />
    </>,
    { as: 'user', at: '/settings?section=email' },
  );
  const change = page.getByRole('button', { name: 'Change address' });
  const grow = (height: number) => {
    const above = document.querySelector<HTMLElement>('#above');
    if (above) above.style.height = `${height}px`;
  };
  await expect.element(change).toBeInViewport();
  grow(2_000);
  await expect.element(change).toBeInViewport();
  dispatchEvent(new Event('wheel'));
  scrollTo(0, 0);
  grow(2_500);
  await expect.element(change).not.toBeInViewport();
});
