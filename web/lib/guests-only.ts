import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homeOf, safeNext } from './paths.ts';
import { currentSession } from './session.ts';

/** Whoever opens the page signed in goes on to where they were going; guests stay. */
export function useGuestsOnly({ unless = false }: { unless?: boolean } = {}): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = params.get('next');
  useEffect(() => {
    const session = currentSession();
    if (!session || unless) return;
    void navigate(safeNext(next, homeOf(session.user?.role)), { replace: true });
  }, [navigate, next, unless]);
}
