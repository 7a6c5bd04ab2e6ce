/** Runs before each file of tests in Node. */
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// The same values in every run, so that a commit that has passed passes again (decision 164).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

// The next file may run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
