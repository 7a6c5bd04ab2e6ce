import { useSyncExternalStore } from 'react';

/** Tailwind's md begins where phones end, lg has room for two columns, xl for three. */
const queries = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)', xl: '(min-width: 80rem)' };

/** Whether the window has at least this width; `before` on the server and until the page is alive. */
export function useMinWidth(width: keyof typeof queries, before = false): boolean {
  const query = queries[width];
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => before,
  );
}
