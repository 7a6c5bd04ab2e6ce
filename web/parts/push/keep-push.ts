import { useEffect } from 'react';

/**
 * Tells the server once that this browser, if it may show notifications, belongs to this account: its subscription
 * moves to the new session, and one of another account ends.
 */
export function useKeptPush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const keep = async () => (await import('./browser-push.ts')).readPushState();
    // Without a network, the next page does it.
    keep().catch(() => {});
  }, []);
}
