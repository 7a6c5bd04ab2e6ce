// Runs other programs for the scripts in this folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** The path of a package's program, for Node to run on every platform. */
export function programOf(packageName, name = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a program without showing its output; resolves when it has ended. */
export async function runQuietly(node, words, env = {}) {
  const child = spawn(node, words, {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  const [code] = await once(child, 'close');
  return { ok: code === 0, output: output() };
}

/** Runs a program in the foreground; resolves to its exit code. */
export function runInFront(node, words, env = {}) {
  return codeOf(spawnForNpm(node, words, env, 'inherit'));
}

/**
 * Runs a program behind another one in the foreground: what it says is held back until that one has ended, whose
 * animations would overwrite it. Resolves to its exit code.
 */
export async function runBehind(front, node, words, env = {}) {
  const child = spawnForNpm(node, words, env, 'pipe');
  const output = outputOf(child);
  const code = codeOf(child);
  await front;
  process.stdout.write(output());
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => process.stdout.write(text));
  }
  return code;
}

/** Starts a program that ends when npm does. */
function spawnForNpm(node, words, env, output) {
  const child = spawn(node, words, {
    cwd: root,
    env: environment(env),
    // The server watches the channel: if this process is killed, the server ends too.
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  stopWithNpm(child);
  return child;
}

function codeOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Collects what a program says; the function that is returned gives all of it so far. */
function outputOf(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return () => output;
}

/** A killed npm does not tell its commands, which must not run on without it. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500);
  watch.unref();
}

/**
 * Puts the packages' programs first on PATH, so that "node" is the pinned one everywhere, and keeps
 * what it compiles, which takes a third off every later start.
 */
function environment(env) {
  const packages = join(root, 'node_modules');
  return {
    ...process.env,
    PATH: `${join(packages, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(packages, '.cache', 'compiled'),
    ...env,
  };
}
