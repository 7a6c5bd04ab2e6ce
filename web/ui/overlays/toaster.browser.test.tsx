import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../lib/toast.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

const failure = { title: 'Not sent', description: 'Try again.', variant: 'destructive' } as const;
const complaint = page.getByText('Not sent');

const boxOf = (element: Element) => element.getBoundingClientRect();
const toastBox = () => {
  const shown = document.querySelector('[data-sonner-toast][data-removed="false"]');
  if (!shown) throw new Error('no toast is shown');
  return boxOf(shown);
};

/** Whether a toast covers any part of the element. */
function isCovered(element: Element): boolean {
  const [one, other] = [boxOf(element), toastBox()];
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`a toast does not cover the button that was pressed, on a ${screen}`, async () => {
    await show(
      <main className="grid gap-5">
        <h1>Form</h1>
        <div style={{ height: 'calc(100dvh - 11rem)' }} />
        <Button className="justify-self-end" onClick={() => toast(failure)}>
          Send
        </Button>
      </main>,
      { screen },
    );
    const send = page.getByRole('button', { name: 'Send' });
    // A font that loads later would move the button.
    await document.fonts.ready;
    await send.click();
    await expect.element(complaint).toBeVisible();
    await expect.poll(() => isCovered(send.element())).toBe(false);
  });
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`a toast covers no control of an open dialog, on a ${screen}`, async () => {
    await show(
      <Dialog
        size="lg"
        onClose={() => undefined}
        title="Apply"
        footer={<Button onClick={() => toast(failure)}>Send</Button>}
      >
        <textarea aria-label="Letter" style={{ height: '60rem' }} />
      </Dialog>,
      { screen },
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(complaint).toBeVisible();
    for (const name of ['Send', 'Close']) {
      const control = page.getByRole('dialog').getByRole('button', { name });
      await expect.poll(() => isCovered(control.element())).toBe(false);
    }
  });
}

test('the button that closes a toast has room for a finger', async () => {
  await show(
    <main>
      <h1>Page</h1>
    </main>,
    { screen: 'phone' },
  );
  toast(failure);
  await expect.element(complaint).toBeVisible();
  const { width, height } = boxOf(page.getByRole('button', { name: 'Close' }).element());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('a dialog that opens after a toast stands right above it', async () => {
  function Opening() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <h1>Page</h1>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Apply" />
      </main>
    );
  }
  await show(<Opening />, { screen: 'phone' });
  toast({ title: 'An earlier one', variant: 'destructive', id: 'earlier' });
  await expect.element(page.getByText('An earlier one')).toBeVisible();
  toast({ title: 'Registered', variant: 'success' });
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => Math.round(toastBox().top - boxOf(dialog.element()).bottom)).toBe(8);
});

test('a failure toast closes when the page is left', async () => {
  await show(
    <main>
      <h1>Form</h1>
      <Link to="/elsewhere">Leave</Link>
    </main>,
  );
  toast(failure);
  await expect.element(complaint).toBeVisible();
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect.element(complaint).not.toBeInTheDocument();
});

test('a later success closes a failure toast, and another failure shows it again', async () => {
  await show(<h1>Form</h1>);
  toast({ ...failure, id: 'act' });
  await expect.element(complaint).toBeVisible();
  toast({ title: 'Sent', variant: 'success' });
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect.element(complaint).not.toBeInTheDocument();
  toast({ ...failure, id: 'act' });
  await expect.element(complaint).toBeVisible();
});

const toastWith = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a failure toast can be closed', async () => {
  await show(<h1>Saved Jobs</h1>);
  toast({ title: 'Error', description: 'Failed to save job', variant: 'destructive' });
  await expect.element(toastWith('Failed to save job')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(toastWith('Failed to save job')).not.toBeInTheDocument();
});

test('a second failure replaces the first', async () => {
  await show(<h1>Saved Jobs</h1>);
  toast({ title: 'Error', description: 'Failed to save job', variant: 'destructive' });
  await expect.element(toastWith('Failed to save job')).toBeVisible();
  toast({ title: 'Error', description: 'Failed to remove job', variant: 'destructive' });
  await expect.element(toastWith('Failed to remove job')).toBeVisible();
  await expect.element(toastWith('Failed to save job')).not.toBeInTheDocument();
});

test('the outcome of a toast’s own action stays on screen after that toast is gone', async () => {
  // Long enough for the slowest machine.
  const of = { id: 'decision', duration_ms: 60_000 };
  const again = vi.fn<() => void>(() => toast({ ...of, title: 'Undone' }));
  const done = { ...of, title: 'Rejected', action: { label: 'Undo', onClick: again } };
  await show(<Button onClick={() => toast(done)}>Reject</Button>);
  await page.getByRole('button', { name: 'Reject' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  // Clicked by script, because the toast may still be moving away from a pointer.
  (undo.element() as HTMLElement).click();
  expect(again).toHaveBeenCalledOnce();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(page.getByText('Undone')).toBeVisible();
});
