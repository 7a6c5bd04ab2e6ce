import { useSyncExternalStore } from 'react';

/** Tailwind's lg has room for the filters beside the list, xl for a preview as well. */
const queries = { lg: '(min-width: 64rem)', xl: '(min-width: 80rem)' };

/** False on the server and until the page is alive. */
export function useMinWidth(width: keyof typeof queries): boolean {
  const query = queries[width];
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
