// Ends a process in order: closes what was opened in reverse order, each within a time limit.
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 10_000;

export interface Shutdown {
  /** Registers how to close something that was just opened. */
  closeLater: (close: () => Promise<unknown>) => void;
  /** Closes everything, the latest first, and exits. Repeated calls change nothing. */
  exit: (code: number) => Promise<void>;
  /** Whether the process is ending; a start that fails because of that is not worth reporting. */
  hasBegun: () => boolean;
}

/**
 * Ends this process in order on Ctrl-C, SIGTERM and SIGHUP, and when the parent process at the
 * other end of its IPC channel dies. A second signal changes nothing: npm and the terminal both
 * send one.
 */
export function shutdownOnSignals(): Shutdown {
  const closers: (() => Promise<unknown>)[] = [];
  let ending: Promise<void> | undefined;
  const end = async (code: number) => {
    for (const close of closers.toReversed()) {
      await Promise.race([close(), sleep(LIMIT_MS, undefined, { ref: false })]).catch(
        (error: unknown) => console.error(error),
      );
    }
    process.exit(code);
  };
  const exit = (code: number) => (ending ??= end(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void exit(0));
  }
  if (process.connected) process.once('disconnect', () => void exit(0));
  return {
    closeLater: (close) => void closers.push(close),
    exit,
    hasBegun: () => ending !== undefined,
  };
}
