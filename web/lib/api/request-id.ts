import { createContext, use } from 'react';

/** Known while the server renders a page that failed; the document keeps it for the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** Of the request whose page failed: leads to the line in the log. */
export function useFailedRequestId(): string | undefined {
  const rendering = use(RequestIdContext);
  return import.meta.env.SSR ? rendering : document.documentElement.dataset['requestId'];
}
