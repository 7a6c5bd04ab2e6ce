import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { pageContext } from './lib/page-context.ts';

// The server sets the context of each page by the key that this very bundle reads it with.
export { pageContext };

/**
 * Renders a whole page to text before the first byte leaves: pages are small, a late failure can
 * still become an error page, and whole texts can be cached.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  const body = new PassThrough();
  const rendered = text(body);
  let statusNow = status;
  const { pipe } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // All in its place: parts that React would move to the end need a script to come back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(body),
      onShellError: (error) => body.destroy(error as Error),
      onError: () => {
        statusNow = 500;
      },
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await rendered, { status: statusNow, headers });
}
