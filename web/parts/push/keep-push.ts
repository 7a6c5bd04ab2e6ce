import { useEffect } from 'react';

/**
 * Tells the server once that this browser, where it may show notifications, is this account's: its
 * subscription goes with the new session, and one of somebody else ends.
 */
export function useKeptPush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const keep = async () => (await import('./browser-push.ts')).readPushState();
    // Without a network it is told with the next page.
    keep().catch(() => {});
  }, []);
}
