import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { pageContext } from './lib/api/page-context.ts';
import { RequestIdContext } from './lib/api/request-id.ts';
import { scriptsLast } from './lib/scripts-last.ts';

// The server sets the context of each page with the key that this bundle reads it with.
export { pageContext };
export { withKnownQuery } from './query-names.ts';

const reportFailure: HandleErrorFunction = (error, { context }) =>
  (context as RouterContextProvider).get(pageContext).report(error);
export { reportFailure as handleError };

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
  const { nonce, requestId, report } = context.get(pageContext);
  const body = new PassThrough();
  const rendered = text(body);
  const failures: unknown[] = [];
  const { pipe } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <RequestIdContext value={status >= 500 ? requestId : undefined}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>,
    {
      nonce,
      // Rendered in place: parts that React moves to the end need a script to be put back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // A part that failed is left out; if the page itself failed, the router reports it.
      onAllReady: () => {
        failures.forEach(report);
        pipe(body);
      },
      onShellError: (error) => body.destroy(error as Error),
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = scriptsLast(await rendered, nonce);
  return new Response(html, { status: failures.length > 0 ? 500 : status, headers });
}
