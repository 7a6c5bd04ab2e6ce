import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'vritti-run-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A program that reports when it is ready, and when a signal or a lost parent ends it. */
const program = (event: string) => `
  process.on('${event}', () => { console.log('closing'); process.exit(3); });
  setInterval(() => {}, 1000);
  console.log('ready');`;

/** The arguments that run a program through scripts/run.mjs, as npm's scripts do. */
function commandOf(source: string, ...words: string[]) {
  const file = join(scratch, 'program.ts');
  writeFileSync(file, source);
  return [process.execPath, join(import.meta.dirname, 'run.mjs'), file, ...words] as const;
}

function run([node, ...words]: readonly [string, ...string[]], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(node, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { child, output: text(child.stdout), ended: once(child, 'exit') };
}

describe('a command', () => {
  it('runs TypeScript with its arguments and passes its exit code on', async () => {
    const source =
      'const [word]: string[] = process.argv.slice(2);\nconsole.log(word);\nprocess.exit(7);';
    const { output, ended } = run(commandOf(source, 'two words'));
    expect(await output).toBe('two words\n');
    expect(await ended).toEqual([7, null]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'lets its program end by itself at %s',
    async (signal) => {
      const { child, output, ended } = run(commandOf(program(signal)));
      await once(child.stdout, 'data');
      child.kill(signal);
      expect(await output).toContain('closing');
      expect(await ended).toEqual([3, null]);
    },
  );

  it('ends its program when it is killed', async () => {
    const { child, output } = run(commandOf(program('disconnect')));
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    expect(await output).toContain('closing');
  });

  it('ends with the npm that runs it, even when that is killed', async () => {
    const asNpm = ['sh', '-c', '"$0" "$@" & wait', ...commandOf(program('SIGTERM'))] as const;
    const { child, output } = run(asNpm, { npm_lifecycle_event: 'start' });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    expect(await output).toContain('closing');
  });
});
