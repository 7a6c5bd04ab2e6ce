import { readStoredJson, store } from '../../lib/session/storage.ts';

const KEY = 'advertisements';

/** How often this browser has shown each advertisement and featured job on one day; kept only here. */
interface Seen {
  day: string;
  times: Record<string, number>;
}

/**
 * Whether this browser has shown an advertisement or featured job `most` times today. Also runs by
 * itself as an inline script, so it uses nothing from outside.
 */
export function wasSeenOften(name: string, most: number): boolean {
  try {
    const seen = JSON.parse(localStorage.getItem('advertisements') ?? '') as Seen;
    return seen.day === new Date().toDateString() && (seen.times[name] ?? 0) >= most;
  } catch {
    return false;
  }
}

/**
 * Records a view in this browser, and counts it on the server at `views`, without any cookie or
 * token.
 */
export function noteSeen(name: string, views: string): void {
  const day = new Date().toDateString();
  const kept = readStoredJson(KEY) as Seen | null;
  const times = kept?.day === day ? kept.times : {};
  store(KEY, JSON.stringify({ day, times: { ...times, [name]: (times[name] ?? 0) + 1 } }));
  fetch(`/api/v2/barong/public/${views}`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    // A view that could not be counted is nobody's concern.
  }).catch(() => undefined);
}
