import { expect, test, vi } from 'vitest';
import { beginFarewell } from '../session/session-end.ts';
import { hearNews } from './use-news.ts';

test('whoever is leaving reads nothing again, which would only be refused', () => {
  const refresh = vi.fn<() => void>();
  const endFarewell = beginFarewell();
  hearNews('sessions', refresh);
  endFarewell();
  expect(refresh).not.toHaveBeenCalled();
  hearNews('sessions', refresh);
  expect(refresh).toHaveBeenCalledOnce();
});
