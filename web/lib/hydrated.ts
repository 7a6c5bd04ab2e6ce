import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page is alive: what needs scripts appears only afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
