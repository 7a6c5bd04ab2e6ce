import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { currentSession } from '../session/session.ts';
import { queriesOf } from './query.ts';

/**
 * For parts with queries that public pages show to signed-in visitors: only signed-in pages have a cache around
 * everything. It is the same one.
 */
export function AccountQueries({ children }: { children: ReactNode }) {
  const ofPage = useContext(QueryClientContext);
  const [client] = useState(() => ofPage ?? queriesOf(currentSession()?.user?.id));
  if (ofPage) return children;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
