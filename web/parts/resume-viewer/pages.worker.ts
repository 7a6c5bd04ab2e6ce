/** Draws the pages of a PDF in a worker, which the page can terminate. */
import { getDocument } from 'unpdf/pdfjs';

const PAGES_MAX = 60;
/** A larger page would take more memory than a phone has. */
const SIDE_PX_MAX = 4096;

export interface PageSize {
  width: number;
  height: number;
}

export type OpenRefusal = 'locked' | 'damaged' | 'too_many_pages';
export type PagesAnswer = { sizes: PageSize[] } | { refused: OpenRefusal };
export interface PageRequest {
  id: number;
  page: number;
  width: number;
}
/** Null for a page that cannot be drawn. */
export interface PageAnswer {
  id: number;
  drawn: { picture: ImageBitmap; text: string } | null;
}

/** Canvases for the library, which would otherwise create them in a document that a worker lacks. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** SVG filters need a document; without them, a rare picture has other colours. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

/** Opens a PDF without evaluating anything in it and without fetching anything for it. */
const openPdf = (bytes: Uint8Array) =>
  getDocument({
    data: bytes,
    // Stands in for the document that the file's fonts are added to.
    ownerDocument: self as unknown as HTMLDocument,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    stopAtErrors: false,
    maxImageSize: SIDE_PX_MAX * SIDE_PX_MAX,
    verbosity: 0,
  }).promise;
type Pdf = Awaited<ReturnType<typeof openPdf>>;

/** Answers go through the port that arrived with the file, because the library uses the worker's own. */
addEventListener('message', ({ data: bytes, ports: [port] }: MessageEvent<Uint8Array>) => {
  if (port) void open(bytes, port);
});

async function open(bytes: Uint8Array, port: MessagePort): Promise<void> {
  const tell = (answer: PagesAnswer) => port.postMessage(answer);
  try {
    const pdf = await openPdf(bytes);
    if (pdf.numPages > PAGES_MAX) return tell({ refused: 'too_many_pages' });
    const sizes: PageSize[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      sizes.push({ width, height });
    }
    port.addEventListener('message', ({ data: asked }: MessageEvent<PageRequest>) => {
      void draw(pdf, asked).then((answer) =>
        port.postMessage(answer, answer.drawn ? [answer.drawn.picture] : []),
      );
    });
    port.start();
    return tell({ sizes });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return tell({ refused: isLocked ? 'locked' : 'damaged' });
  }
}

async function draw(pdf: Pdf, { id, page: number, width }: PageRequest): Promise<PageAnswer> {
  try {
    const page = await pdf.getPage(number);
    const size = page.getViewport({ scale: 1 });
    const scale = Math.min(width, SIDE_PX_MAX) / Math.max(size.width, size.height / 4);
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // The library draws on either kind of canvas alike.
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
    page.cleanup();
    return { id, drawn: { picture: canvas.transferToImageBitmap(), text } };
  } catch {
    return { id, drawn: null };
  }
}
