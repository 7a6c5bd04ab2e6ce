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
