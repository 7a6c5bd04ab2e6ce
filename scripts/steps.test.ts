import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const stepsModule = pathToFileURL(join(import.meta.dirname, 'steps.mjs')).href;

/** Runs steps, each given as a program, like `npm run check` does. */
function run(steps: Record<string, string>) {
  const commands = Object.fromEntries(
    Object.entries(steps).map(([name, program]) => [name, ['-e', program]]),
  );
  const program = `
    import { runSteps } from '${stepsModule}';
    const failed = await runSteps(process.execPath, ${JSON.stringify(commands)});
    console.log('failed', failed);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 15_000,
  });
  return stdout.replaceAll(/\(\d+\.\d s\)/g, '(…)');
}

test('a failed step lists its own problems below its line', () => {
  const failing = "console.log('line 1'); console.error('line 2'); process.exit(1)";
  const output = run({ lint: failing, types: "console.log('all is well')" });
  expect(output).toContain('FAILED lint (…)\nline 1\nline 2\n');
  expect(output).toContain('ok     types (…)\n');
  expect(output).not.toContain('all is well');
});

test('all steps run after a failure, and the failed ones are listed in order', () => {
  const slow = 'setTimeout(() => process.exit(1), 300)';
  const output = run({ format: slow, lint: 'process.exit(1)', docs: '', lock: '-' });
  expect(output).toContain("failed [ 'format', 'lint', 'lock' ]");
  expect(output.match(/\(…\)/g)).toHaveLength(4);
});

test('a killed program counts as failed', () => {
  expect(run({ types: 'process.kill(process.pid)' })).toContain("failed [ 'types' ]");
});

test('steps run side by side: two can wait for each other’s output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vritti-steps-'));
  const file = (name: string) => JSON.stringify(join(folder, name));
  const meet = (own: string, other: string) => `
    const { existsSync, writeFileSync } = require('node:fs');
    writeFileSync(${file(own)}, '');
    const look = setInterval(() => existsSync(${file(other)}) && clearInterval(look), 5);`;
  const output = run({ lint: meet('lint', 'types'), types: meet('types', 'lint') });
  rmSync(folder, { recursive: true });
  expect(output).toContain('failed []');
});
