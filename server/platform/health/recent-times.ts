/** How long something took, the last times that it was done in this process. */
export interface RecentTimes {
  /** Runs `run` and notes how long it took, whether or not it succeeds. */
  timed<T>(run: () => Promise<T>): Promise<T>;
  /** The times of the last hour. */
  read(): TimesRead;
}

export interface TimesRead {
  count: number;
  /** 95 of 100 took at most this long; null if there were none. */
  p95_ms: number | null;
  slowest_ms: number | null;
}

const KEPT = 1_000;
const HOUR_MS = 3_600_000;

/** Notes the last thousand times. `now` is a clock in milliseconds, which tests replace. */
export function recentTimes(now: () => number = () => performance.now()): RecentTimes {
  const noted: { at: number; ms: number }[] = [];
  return {
    async timed(run) {
      const start = now();
      try {
        return await run();
      } finally {
        const at = now();
        noted.push({ at, ms: at - start });
        if (noted.length > KEPT) noted.shift();
      }
    },
    read() {
      const since = now() - HOUR_MS;
      const times = noted.filter(({ at }) => at > since).map(({ ms }) => ms);
      const ascending = times.toSorted((a, b) => a - b);
      const count = ascending.length;
      return {
        count,
        p95_ms: ascending[Math.ceil(count * 0.95) - 1] ?? null,
        slowest_ms: ascending.at(-1) ?? null,
      };
    },
  };
}
