import type { ReactNode } from 'react';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { useLinkToken } from '../../lib/links/link-token.ts';
import { NarrowPage } from './narrow-page.tsx';

interface LinkPageProps {
  title: string;
  /** Says that the link is not whole. */
  broken: string;
  /** A link to somewhere else, below that. */
  way: ReactNode;
  children: (token: string) => ReactNode;
}

/** The page at a link in a mail, whose token says what it is about. */
export function LinkPage({ title, broken, way, children }: LinkPageProps) {
  const token = useLinkToken('token');
  return (
    <NarrowPage title={title}>
      <NeedsScripts />
      {token === '' ? (
        <>
          <p className="text-body text-ink-2">{broken}</p>
          {way}
        </>
      ) : null}
      {token ? children(token) : null}
    </NarrowPage>
  );
}
