import { readFile } from 'node:fs/promises';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { answersApart, type TimeLimits } from '../process/apart.ts';
import type { Delivery, Order } from './compiler.ts';

// Typesets documents with Typst. The compiler is a process of its own, which is started when needed
// and ended when idle, so that neither its memory nor an endless document burdens the server.

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
const delivered = answersApart<Delivery>(new URL('compiler.ts', import.meta.url), {
  megabytesMax: HEAP_MB,
  waiting: DOCUMENTS_WAITING,
  endsWith: (delivery) => 'failed' in delivery || delivery.pagesSoFar >= PAGES_MOST,
  execArgv: [`--wasm-max-mem-pages=${MEMORY_PAGES}`],
});

const PAPER = new URL('paper.typ', import.meta.url);

interface Typeset {
  file: Buffer;
  pages: number;
}

/** A tagged PDF of `template`, a `.typ` file that shows `input`; see `paper.typ`. */
export const renderPdf = async (template: URL, input: unknown): Promise<Buffer> =>
  (await typeset(template, input, 'pdf')).file;

/**
 * The document as a PDF, or as one SVG with its pages below each other. The template reads the
 * input as values, never as markup. Throws 503 if too many are waiting, or the machine is too
 * busy to set it in time.
 */
export async function typeset(
  template: URL,
  input: unknown,
  format: Order['format'],
  limits?: TimeLimits,
): Promise<Typeset> {
  const text = JSON.stringify(input);
  if (text.length > INPUT_MOST_CHARACTERS) throw new Error('too long a document for Typst');
  if (text.includes(PORTAL)) throw new Error('a document for Typst without the portal’s name');
  const [main, paper] = await Promise.all([readFile(template, 'utf8'), readFile(PAPER, 'utf8')]);
  const sources = { '/main.typ': main, '/paper.typ': paper };
  const order: Order = { sources, input: text, format };
  const delivery = await delivered(order, limits);
  if (typeof delivery === 'string' || 'failed' in delivery) {
    const why = typeof delivery === 'string' ? delivery : delivery.failed;
    throw new Error(`Typst could not set ${template.pathname}: ${why}`);
  }
  return { file: Buffer.from(delivery.file), pages: delivery.pages };
}
