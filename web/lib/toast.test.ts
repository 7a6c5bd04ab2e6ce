import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** A page whose shelf records the toasts it is given. */
async function openPage() {
  const toasts = await import('./toast.ts');
  const shown: string[] = [];
  const shelf = {
    show: ({ title, id }: { title: string; id?: string }) => void shown.push(id ?? title),
    close: (id: string) => void shown.splice(shown.indexOf(id), shown.includes(id) ? 1 : 0),
  };
  return { ...toasts, shelf, shown };
}

test('the first toast loads the toaster, which then shows it', async () => {
  const { onFirstToast, toast, toasterMounted, shelf, shown } = await openPage();
  const asked = vi.fn<() => void>();
  onFirstToast(asked);
  expect(asked).not.toHaveBeenCalled();
  toast({ title: 'Saved' });
  expect(asked).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  toasterMounted(shelf);
  await Promise.resolve();
  expect(shown).toEqual(['Saved']);
});

test('toasts from before hydration are not lost and keep their order', async () => {
  const { onFirstToast, toast, toasterMounted, shelf, shown } = await openPage();
  toast({ title: 'First' });
  toast({ title: 'Second' });
  const asked = vi.fn<() => void>();
  onFirstToast(asked);
  expect(asked).toHaveBeenCalledOnce();
  toasterMounted(shelf);
  await Promise.resolve();
  toast({ title: 'Third' });
  await Promise.resolve();
  expect(shown).toEqual(['First', 'Second', 'Third']);
});

test('a page that was left is no longer called', async () => {
  const { onFirstToast, toast } = await openPage();
  const asked = vi.fn<() => void>();
  onFirstToast(asked)();
  toast({ title: 'Saved' });
  expect(asked).not.toHaveBeenCalled();
});

describe('a failure toast', () => {
  const failure = (id: string, more = {}) =>
    ({ title: 'Not saved', variant: 'destructive', id, ...more }) as const;

  test('closes when something succeeds, while other toasts stay', async () => {
    const { toast, toasterMounted, shelf, shown } = await openPage();
    toasterMounted(shelf);
    toast({ title: 'News' });
    toast(failure('a'));
    toast(failure('b'));
    toast({ title: 'Saved', variant: 'success' });
    await Promise.resolve();
    expect(shown).toEqual(['News', 'Saved']);
  });

  test('closes when the page is left, or, if it was shown on the way to the next one, with that', async () => {
    const { pageLeft, toast, toasterMounted, shelf, shown } = await openPage();
    toasterMounted(shelf);
    toast(failure('of this page'));
    toast(failure('asked to log in', { onTheWay: true }));
    toast(failure('session over', { urgent: true }));
    toast({ title: 'Saved' });
    pageLeft();
    await Promise.resolve();
    expect(shown).toEqual(['asked to log in', 'session over', 'Saved']);
    pageLeft();
    await Promise.resolve();
    expect(shown).toEqual(['session over', 'Saved']);
  });

  test('closes when its own button retries', async () => {
    const { closeToast, toast, toasterMounted, shelf, shown } = await openPage();
    toasterMounted(shelf);
    toast(failure('mine'));
    toast(failure('another'));
    closeToast('mine');
    await Promise.resolve();
    expect(shown).toEqual(['another']);
  });
});
