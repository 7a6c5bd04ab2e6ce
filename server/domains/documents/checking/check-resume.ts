import { answersApart } from '../../../platform/process/apart.ts';
import type { Finding } from './dangers.ts';

/** A file made to be slow to read is refused; others take milliseconds. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 256;

interface CheckerOptions {
  /** The script of the process, which answers each file that it is sent with a finding. */
  finder?: URL;
  secondsMax?: number;
  megabytesMax?: number;
}

/**
 * A check of what a file is and whether it may be kept, run in a process of its own. A file that takes too long, or on
 * which the process ends, is refused.
 */
export function resumeChecker({
  finder = new URL('finder.ts', import.meta.url),
  secondsMax = SECONDS_MAX,
  megabytesMax = MEGABYTES_MAX,
}: CheckerOptions = {}): (bytes: Buffer) => Promise<Finding> {
  const ask = answersApart<Finding>(finder, { secondsMax, megabytesMax });
  return async (bytes) => {
    const finding = await ask(bytes);
    if (finding === 'late') return { refused: 'resource.document.slow' };
    return finding === 'failed' ? { refused: 'resource.document.locked' } : finding;
  };
}

export const checkResume = resumeChecker();
