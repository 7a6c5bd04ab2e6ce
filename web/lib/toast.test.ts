import { afterEach, expect, test, vi } from 'vitest';
import type { ToastWords } from './toast.ts';

afterEach(() => vi.resetModules());

test('the first toast asks for the part that shows them, which then shows it', async () => {
  const { onFirstToast, toast, toasterMounted } = await import('./toast.ts');
  const shown: ToastWords[] = [];
  const asked = vi.fn<() => void>();
  onFirstToast(asked);
  expect(asked).not.toHaveBeenCalled();
  toast({ title: 'Saved' });
  expect(asked).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  toasterMounted((words) => shown.push(words));
  await Promise.resolve();
  expect(shown).toEqual([{ title: 'Saved' }]);
});

test('toasts of before the page was alive are not lost, and come in their order', async () => {
  const { onFirstToast, toast, toasterMounted } = await import('./toast.ts');
  const shown: string[] = [];
  toast({ title: 'First' });
  toast({ title: 'Second' });
  const asked = vi.fn<() => void>();
  onFirstToast(asked);
  expect(asked).toHaveBeenCalledOnce();
  toasterMounted(({ title }) => shown.push(title));
  await Promise.resolve();
  toast({ title: 'Third' });
  await Promise.resolve();
  expect(shown).toEqual(['First', 'Second', 'Third']);
});

test('a page that was left is asked for nothing', async () => {
  const { onFirstToast, toast } = await import('./toast.ts');
  const asked = vi.fn<() => void>();
  onFirstToast(asked)();
  toast({ title: 'Saved' });
  expect(asked).not.toHaveBeenCalled();
});
