import { useEffect, useRef } from 'react';

export type TellsSending = (isSending: boolean) => void;

/**
 * Tells the page around a dialog when sending begins and ends, even if the dialog has closed by
 * then.
 */
export function useTellSending({ isBusy }: { isBusy: boolean }, tell?: TellsSending): void {
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });
  useEffect(() => {
    if (!isBusy) return undefined;
    latestTell.current?.(true);
    return () => latestTell.current?.(false);
  }, [isBusy]);
}
