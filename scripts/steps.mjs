// Runs the steps of the check side by side, as far as they do not depend on each other.
import { availableParallelism } from 'node:os';
import { runQuietly } from './child.mjs';

/**
 * Runs the command of each step, as many at once as there are processors, but at least two. Each
 * reports its result and problems when it has ended. Resolves to the names of the failed steps, in
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
