import type { ReactNode } from 'react';
import { WithoutScripts } from '../../lib/forms/needs-scripts.tsx';
import { useLinkToken } from '../../lib/links/link-token.ts';
import { NarrowPage } from './narrow-page.tsx';

interface LinkPageProps {
  title: string;
  /** Says that the link is not whole. */
  broken: string;
  /** A link to somewhere else, below that. */
  way: ReactNode;
  /** The link that was pasted into the form of `unscripted`, once that was sent. */
  pasted: string | undefined;
  /** Shown where no scripts run. */
  unscripted: ReactNode;
  children: (token: string) => ReactNode;
}

/** The page at a link in a mail, whose token says what it is about. */
export function LinkPage({ title, broken, way, pasted, unscripted, children }: LinkPageProps) {
  const token = useLinkToken('token', pasted);
  return (
    <NarrowPage title={title}>
      {token === undefined ? (
        <WithoutScripts>
          <div className="grid gap-5">{unscripted}</div>
        </WithoutScripts>
      ) : null}
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
