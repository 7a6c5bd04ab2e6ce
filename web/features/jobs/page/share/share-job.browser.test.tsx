import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleJob } from '../../../../test/sample-job.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { ShareJob } from './share-job.tsx';

test('a job is shared by its link, by WhatsApp, by the system’s share sheet and by a QR code', async () => {
  const shared = vi.fn<Navigator['share']>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  await show(<ShareJob job={sampleJob({ id: 7, title: 'Loader' })} />);
  await page.getByText('Share', { exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', expect.stringContaining('wa.me'));
  await expect
    .element(page.getByRole('img', { name: 'QR code of this job' }))
    .toHaveAttribute('src', '/api/v2/barong/public/jobs/7/code');
  await page.getByRole('button', { name: 'More ways to share' }).click();
  expect(shared).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringMatching(/\/jobs\/7.*from=shared_link$/) }),
  );
  await expectAccessible();
});
