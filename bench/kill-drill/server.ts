// Runs the real server as a separate program, and kills it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

/** A server reads a million jobs for its search in about 40 seconds; a busy machine needs ten minutes for it. */
const START_LIMIT_MS = 900_000;
const MAIN = path.join(import.meta.dirname, '../../server/main.ts');

export interface RunningServer {
  /** Its address, such as `http://127.0.0.1:4350`. */
  address: string;
  startSeconds: number;
  pid: number;
  /** Kills the server and every PostgreSQL process at once with SIGKILL. */
  killAll(): Promise<void>;
  /** Stops it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Starts the server on a data folder; rejects with its output if it does not get ready. */
export async function startServer(
  dataDir: string,
  port: number,
  { demo = false, nodeOptions = '', environment = {} } = {},
): Promise<RunningServer> {
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      // React has another build for developers, which takes twice as long.
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      DEMO: demo ? '1' : '0',
      LOG_LEVEL: 'warn',
      // Measurements name the networks that they come from, as a proxy would.
      TRUSTED_PROXIES: 'loopback',
      // The bounds of `npm start`.
      NODE_OPTIONS: `${packageJson.config.memory} ${nodeOptions}`,
      MALLOC_MMAP_THRESHOLD_: packageJson.config.mmapThreshold,
      // Without a compile cache, the threads keep what compiles TypeScript in memory.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const killAll = async () => {
    for (const pid of familyOf(child)) kill(pid);
    await ended;
  };
  const limit = setTimeout(() => void killAll(), START_LIMIT_MS);
  try {
    return {
      address: await addressOf(child),
      pid: child.pid ?? 0,
      startSeconds: (performance.now() - start) / 1000,
      killAll,
      stop: async () => {
        child.kill('SIGINT');
        await ended;
      },
    };
  } finally {
    clearTimeout(limit);
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
      const address = /ready: (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
}

/** The process and all its descendants, itself first. */
export function familyOf({ pid }: { pid?: number | undefined }): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = lines.matchAll(/(\d+)\s+(\d+)/g);
  const parents = new Map(
    Array.from(pairs, ([, child, parent]) => [Number(child), Number(parent)]),
  );
  const family = pid === undefined ? [] : [pid];
  // The list grows during the loop, so grandchildren are found too.
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
