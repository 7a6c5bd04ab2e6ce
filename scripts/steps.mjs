// Runs the steps of the check that need not wait for each other side by side.
import { availableParallelism } from 'node:os';
import { runQuietly } from './child.mjs';

/**
 * Runs the command of each step, as many at once as there are processors, at least two. Each tells
 * how it went when it has ended, with its problems; resolves to the names of those that failed, in
 * the order of `steps`.
 */
export async function runSteps(node, steps) {
  const waiting = Object.entries(steps);
  const failed = new Set();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, words] = next;
      if (!(await runStep(node, name, words))) failed.add(name);
    }
  };
  const atOnce = Math.max(2, availableParallelism());
  await Promise.all(Array.from({ length: atOnce }, work));
  return Object.keys(steps).filter((name) => failed.has(name));
}

async function runStep(node, name, words) {
  const started = performance.now();
  const { ok, output } = await runQuietly(node, words);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`;
  console.log(ok ? line : `${line}\n${output.trim()}`);
  return ok;
}
