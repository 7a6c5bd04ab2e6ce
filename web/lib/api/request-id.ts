import { createContext, use } from 'react';

/** Set while the server renders a failed page; the document keeps it for the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** The id of the request whose page failed, to find its line in the log. */
export function useFailedRequestId(): string | undefined {
  const rendering = use(RequestIdContext);
  return import.meta.env.SSR ? rendering : document.documentElement.dataset['requestId'];
}
