import { expect, test, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

test('an upload that was stopped before it began is not sent', async () => {
  const opened = vi.fn<() => void>();
  vi.stubGlobal('XMLHttpRequest', opened);
  const stopped = new Error('stopped');
  const sending = fetchWithProgress(
    '/api/v2/documents',
    { method: 'POST', headers: {}, body: new FormData(), signal: AbortSignal.abort(stopped) },
    () => {},
  );
  await expect(sending).rejects.toBe(stopped);
  expect(opened).not.toHaveBeenCalled();
});
