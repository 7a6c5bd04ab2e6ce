import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and until the page is hydrated: anything that needs scripts appears only
 * then.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
