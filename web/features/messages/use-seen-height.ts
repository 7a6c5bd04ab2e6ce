import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
};
const read = () => `${visualViewport?.height ?? window.innerHeight}px`;

/** The height left by an on-screen keyboard, so that the field stays above it. */
export const useSeenHeight = (): string => useSyncExternalStore(subscribe, read, () => '100dvh');
