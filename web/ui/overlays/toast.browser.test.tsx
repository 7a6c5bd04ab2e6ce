import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../lib/toast.ts';
import { expectAccessible, show } from '../../test/stage.tsx';

const told = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a failure stays until it is closed', async () => {
  await show(<h1>Saved Jobs</h1>);
  toast({ title: 'Error', description: 'Failed to save job', variant: 'destructive' });
  await expect.element(told('Failed to save job')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(told('Failed to save job')).not.toBeInTheDocument();
});

test('a second failure takes the place of the first', async () => {
  await show(<h1>Saved Jobs</h1>);
  toast({ title: 'Error', description: 'Failed to save job', variant: 'destructive' });
  await expect.element(told('Failed to save job')).toBeVisible();
  toast({ title: 'Error', description: 'Failed to remove job', variant: 'destructive' });
  await expect.element(told('Failed to remove job')).toBeVisible();
  await expect.element(told('Failed to save job')).not.toBeInTheDocument();
});
