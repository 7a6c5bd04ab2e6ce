import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { todayInIndia } from '../../../contract/format/today.ts';
import { dateText } from '../../lib/format/format.ts';
import { show } from '../../test/stage.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicFrame } from './public-layout.tsx';

const onPaper = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

test('a public page prints what it says, in black on white, with its address and the day', async () => {
  await show(
    <PublicFrame>
      <p>What the job is</p>
      <a href="https://weavers.example/jobs">The source</a>
      <Button>Apply Now</Button>
    </PublicFrame>,
    { at: '/jobs/7?from=list', path: '/jobs/7', isPublic: true, theme: 'dark' },
  );
  const foot = page.getByText(
    `${location.origin}/jobs/7?from=list\u00a0· ${dateText(todayInIndia(), 'en')}`,
  );
  await expect.element(foot).not.toBeVisible();
  const around = ['Register', 'Privacy', 'Apply Now'].map((name) =>
    page.getByText(name, { exact: true }),
  );
  for (const part of around) await expect.element(part).toBeVisible();
  onTestFinished(async () => void (await onPaper('')));
  await onPaper('print');
  await expect.element(foot).toBeVisible();
  await expect.element(page.getByText('What the job is')).toBeVisible();
  for (const part of around) await expect.element(part).not.toBeVisible();
  const { color, backgroundColor } = getComputedStyle(document.documentElement);
  expect([color, backgroundColor]).toEqual(['rgb(15, 35, 38)', 'rgb(255, 255, 255)']);
  const link = page.getByRole('link', { name: 'The source' }).element();
  expect(getComputedStyle(link, '::after').content).toContain('weavers.example/jobs');
});
