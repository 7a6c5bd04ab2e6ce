import { answersApart, type TimeLimits } from '../../../platform/process/apart.ts';
import type { Finding } from './dangers.ts';

interface CheckerOptions {
  /** The script of the process, which answers each file that it is sent with a finding. */
  finder?: URL;
  megabytesMax?: number;
}

/**
 * A check of what a file is and whether it may be kept, run in a process of its own. A file that is too much work, or on
 * which the process ends, is refused.
 */
export function resumeChecker({
  finder = new URL('finder.ts', import.meta.url),
  megabytesMax = 256,
}: CheckerOptions = {}): (bytes: Buffer, limits?: TimeLimits) => Promise<Finding> {
  const ask = answersApart<Finding>(finder, { megabytesMax, waiting: 200 });
  return async (bytes, limits) => {
    const finding = await ask(bytes, limits);
    if (finding === 'slow') return { refused: 'resource.document.slow' };
    return finding === 'failed' ? { refused: 'resource.document.locked' } : finding;
  };
}

export const checkResume = resumeChecker();
