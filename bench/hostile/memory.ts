import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const MB = 1_048_576;
const PAUSE_MS = 3_000;
const LOOKS = 3;

export interface Memory {
  heldMb: number;
  rssMb: number;
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

async function look(pid: number, file: string): Promise<Memory> {
  const before = linesOf(file).length;
  process.kill(pid, 'SIGUSR2');
  while (linesOf(file).length === before) await sleep(100);
  const [held = 0, rss = 0] = (linesOf(file).at(-1) ?? '').split(' ').map(Number);
  return { heldMb: held / MB, rssMb: rss / MB };
}

/** The memory in use after a collection: the smallest of a few samples, because the server goes on working. */
export async function memoryOf(pid: number, file: string): Promise<Memory> {
  const looks: Memory[] = [];
  for (let count = 0; count < LOOKS; count += 1) {
    if (count > 0) await sleep(PAUSE_MS);
    looks.push(await look(pid, file));
  }
  const [least = { heldMb: 0, rssMb: 0 }] = looks.toSorted((a, b) => a.heldMb - b.heldMb);
  return least;
}

/** The present size of the process, including uncollected garbage. */
export const sizeMbOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;

export const memoryLine = (when: string, { heldMb, rssMb }: Memory): string =>
  `memory ${when.padEnd(40)} held ${heldMb.toFixed(0)} MB, process ${rssMb.toFixed(0)} MB`;
