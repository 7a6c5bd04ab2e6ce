import { BellPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { KeptSearch } from './search-words.tsx';

const AlertDialog = patientLazy(() => import('./alert-dialog.tsx'));

/** Opens the dialog when a guest comes back from the login. */
const WISH = '#alert';

interface AlertButtonProps {
  wanted: KeptSearch;
  /** The name of the company that the search is limited to. */
  company?: string;
  children: ReactNode;
}

/** Saves a search as an alert; for guests, a link to the login and back. Recruiters and admins have none. */
export function AlertButton({ wanted, company, children }: AlertButtonProps) {
  const role = useSession()?.user?.role;
  const { pathname, search, hash } = useLocation();
  const [isPressed, setPressed] = useState<boolean>();
  const isOpen = isPressed ?? hash === WISH;
  const look = { variant: 'secondary', icon: BellPlus } as const;
  // The server renders the same for everybody; the layout must not shift for visitors without alerts.
  if (role !== 'user') {
    return (
      <LinkButton
        to={loginPath(pathname + search + WISH)}
        rel="nofollow"
        className={role ? 'invisible' : undefined}
        {...look}
      >
        {children}
      </LinkButton>
    );
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setPressed(true)} {...look}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AlertDialog wanted={wanted} company={company} onClose={() => setPressed(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
