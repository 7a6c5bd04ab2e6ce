// A process of its own, started by `typst.ts`, that typesets one document after another. Typst is
// WebAssembly here and so reaches neither files nor the network: the files that it reads come with
// the message.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import startRenderer, { TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import startCompiler, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

export interface Order {
  /** Typst sources by their paths; the document is `/main.typ`. */
  sources: Record<string, string>;
  /** JSON, which the document reads as `json(bytes(sys.inputs.input))`. */
  input: string;
  format: 'pdf' | 'svg';
}

interface Document {
  file: Uint8Array;
  pages: number;
}

/** `pagesSoFar`: of all documents that this process has set. */
export type Delivery = (Document & { pagesSoFar: number }) | { failed: string };

const FONTS = ['400Regular', '500Medium', '600SemiBold'].map(
  (weight) => `@expo-google-fonts/noto-sans-devanagari/${weight}/NotoSansDevanagari_${weight}.ttf`,
);
/** Of the compiler's formats for errors, the one with whole sentences. */
const WITH_DIAGNOSTICS = 3;

const bytesOf = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));

async function startTypst() {
  const compilerBytes = bytesOf('@myriaddreamin/typst-ts-web-compiler/wasm');
  const rendererBytes = bytesOf('@myriaddreamin/typst-ts-renderer/wasm');
  await startCompiler({ module_or_path: compilerBytes });
  await startRenderer({ module_or_path: rendererBytes });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of FONTS) await builder.add_raw_font(bytesOf(font));
  return { compiler: await builder.build(), renderer: await new TypstRendererBuilder().build() };
}

let typst: ReturnType<typeof startTypst> | undefined;

async function typeset({ sources, input, format }: Order): Promise<Document | { failed: string }> {
  const { compiler, renderer } = await (typst ??= startTypst());
  compiler.reset_shadow();
  for (const [path, text] of Object.entries(sources)) compiler.add_source(path, text);
  const inputs = [['input', input]];
  const kind = format === 'pdf' ? 'pdf' : 'vector';
  const compiled: { result?: Uint8Array; diagnostics?: unknown } = compiler.compile(
    '/main.typ',
    inputs,
    kind,
    WITH_DIAGNOSTICS,
  );
  if (!compiled.result) return { failed: JSON.stringify(compiled.diagnostics) };
  const pages = Number(JSON.parse(compiler.query('/main.typ', inputs, '<pages>', 'value'))[0]);
  if (format === 'pdf') return { file: compiled.result, pages };
  const session = renderer.session_from_artifact(compiled.result, 'vector');
  try {
    return { file: Buffer.from(renderer.svg_data(session)), pages };
  } finally {
    session.free();
  }
}

let pagesSoFar = 0;

async function deliver(order: Order): Promise<Delivery> {
  const document = await typeset(order);
  if ('failed' in document) return document;
  pagesSoFar += document.pages;
  return { ...document, pagesSoFar };
}

process.on('message', (order: Order) => {
  void deliver(order)
    .catch((error: unknown): Delivery => ({ failed: String(error) }))
    .then((delivery) => process.send?.(delivery));
});
