import { readFileSync } from 'node:fs';

/** Whether a process of this machine runs; one that has ended and was not fetched yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
