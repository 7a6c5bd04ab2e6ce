import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const childModule = pathToFileURL(join(import.meta.dirname, 'child.mjs')).href;

test('what a program behind another one says is held back until that one has ended, and then shown at once', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'vritti-child-'));
  const hasSpoken = JSON.stringify(join(scratch, 'spoken'));
  const mayEnd = JSON.stringify(join(scratch, 'end'));
  const behind = `
    import { existsSync, writeFileSync } from 'node:fs';
    console.log('early');
    writeFileSync(${hasSpoken}, '');
    setInterval(() => {
      if (!existsSync(${mayEnd})) return;
      console.log('late');
      process.exit(3);
    }, 20);`;
  const program = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runBehind } from '${childModule}';
    const inFront = async () => {
      while (!existsSync(${hasSpoken})) await sleep(20);
      await sleep(100);
      console.log('in front');
      setTimeout(() => writeFileSync(${mayEnd}, ''), 100);
    };
    const words = ['--input-type=module', '-e', ${JSON.stringify(behind)}];
    console.log('code', await runBehind(inFront(), process.execPath, words));
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  rmSync(scratch, { recursive: true });
  expect(stdout).toBe('in front\nearly\nlate\ncode 3\n');
});
