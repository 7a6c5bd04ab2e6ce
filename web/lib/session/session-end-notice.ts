import { useEffect } from 'react';
import { NOTICE_KEY, showNotice } from './session-end.ts';
import { keep, readKept } from './storage.ts';

/** Shows, once, the notice that was kept for the login page. */
export function useSessionEndNotice(): void {
  useEffect(() => {
    const kept = readKept(NOTICE_KEY);
    if (!kept) return;
    keep(NOTICE_KEY, null);
    const [title = '', description = ''] = JSON.parse(kept) as string[];
    showNotice(title, description);
  }, []);
}
