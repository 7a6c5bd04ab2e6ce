import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { toast } from './toast.ts';

vi.mock(import('./toast.ts'), () => ({ toast: vi.fn<typeof toast>() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const words = { copied: 'Copied', copyFailed: 'Could not copy' };

test('a text is copied, and a message confirms it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('https://vritti.example', words);
  expect(writeText).toHaveBeenCalledWith('https://vritti.example');
  expect(toast).toHaveBeenCalledWith({ title: 'Copied', variant: 'success' });
});

test.each([
  ['without https', {}],
  ['that is not allowed', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('a text that cannot be copied %s is shown instead', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  await copyText('https://vritti.example', words, 'https://vritti.example');
  expect(toast).toHaveBeenCalledWith({
    title: 'Could not copy',
    description: 'https://vritti.example',
    variant: 'destructive',
  });
});
