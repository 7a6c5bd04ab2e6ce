import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { refuse } from '../refusal.ts';
import { turns } from '../limits/turns.ts';
import type { Delivery, Order } from './compiler.ts';

// Typesets documents with Typst. The compiler is a process of its own, which is started when needed
// and ended when idle, so that neither its memory nor an endless document burdens the server.

/**
 * Includes starting the compiler, which takes half a second, but many times that on a busy machine.
 */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;
const BUSY_SECONDS = 10;
/**
 * The compiler keeps about a megabyte for every page, and becomes ten times as slow once its memory
 * is full.
 */
const PAGES_MOST = 100;
const DOCUMENTS_WAITING = 40;
const INPUT_MOST_CHARACTERS = 2_000_000;
/** In pages of 64 KB: 256 MB, several times what the longest document needs. */
const MEMORY_PAGES = 4_096;
const HEAP_MB = 128;

/** One after another, on one core; a resume takes well under a second. */
const inTurn = turns({ atOnce: 1, waiting: DOCUMENTS_WAITING, full: 'server.busy' });

const PAPER = new URL('paper.typ', import.meta.url);

let compiler: { child: ChildProcess; pages: number } | undefined;
let idle: NodeJS.Timeout | undefined;

interface Typeset {
  file: Buffer;
  pages: number;
}

/** A tagged PDF of `template`, a `.typ` file that shows `input`; see `paper.typ`. */
export const renderPdf = async (template: URL, input: unknown): Promise<Buffer> =>
  (await typeset(template, input, 'pdf')).file;

/**
 * The document as a PDF, or as one SVG with its pages below each other. The template reads the
 * input as values, never as markup. Refuses with 503 if too many are waiting, or it takes too long.
 */
export async function typeset(
  template: URL,
  input: unknown,
  format: Order['format'],
  { longestMs = LONGEST_MS } = {},
): Promise<Typeset> {
  const text = JSON.stringify(input);
  if (text.length > INPUT_MOST_CHARACTERS) throw new Error('too long a document for Typst');
  if (text.includes(PORTAL)) throw new Error('a document for Typst without the portal’s name');
  const [main, paper] = await Promise.all([readFile(template, 'utf8'), readFile(PAPER, 'utf8')]);
  const sources = { '/main.typ': main, '/paper.typ': paper };
  return inTurn(async () => {
    clearTimeout(idle);
    const delivery = await answerOf({ sources, input: text, format }, longestMs);
    idle = setTimeout(endCompiler, IDLE_MS).unref();
    if ('failed' in delivery) {
      endCompiler();
      throw new Error(`Typst could not set ${template.pathname}: ${delivery.failed}`);
    }
    if (compiler) compiler.pages += delivery.pages;
    return { file: Buffer.from(delivery.file), pages: delivery.pages };
  });
}

/** The compiler's answer. If the compiler ends or takes too long, the next order starts another. */
async function answerOf(order: Order, longestMs: number): Promise<Delivery> {
  const { child } = takeCompiler();
  const enough = new AbortController();
  const { signal } = enough;
  const late = setTimeout(() => enough.abort(), longestMs);
  try {
    const ended = once(child, 'exit', { signal }).then((): Delivery => {
      throw new Error('the Typst compiler ended');
    });
    const answer = once(child, 'message', { signal }).then(([delivery]): Delivery => delivery);
    child.send(order);
    return await Promise.race([answer, ended]);
  } catch (error) {
    endCompiler();
    if (signal.aborted) throw refuse('server.busy', { retryAfterSeconds: BUSY_SECONDS });
    throw error;
  } finally {
    clearTimeout(late);
    enough.abort();
  }
}

function takeCompiler() {
  if (compiler && compiler.pages >= PAGES_MOST) endCompiler();
  compiler ??= { child: startCompiler(), pages: 0 };
  return compiler;
}

function startCompiler(): ChildProcess {
  const child = fork(fileURLToPath(new URL('compiler.ts', import.meta.url)), {
    execArgv: [`--wasm-max-mem-pages=${MEMORY_PAGES}`, `--max-old-space-size=${HEAP_MB}`],
    // The process gets nothing of the server's environment, which contains passwords.
    env: {},
    serialization: 'advanced',
    // It answers only through the IPC channel.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It exits together with the server, because its channel closes.
  child.unref();
  child.channel?.unref();
  return child;
}

function endCompiler() {
  clearTimeout(idle);
  compiler?.child.kill('SIGKILL');
  compiler = undefined;
}
