import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/session/session.ts';

/** What a visitor wants to do with a job; kept in the address across a login (`?apply=7`). */
export type Wish = 'apply' | 'save';

/** Whether the page that a login leads back to will apply. */
export const isToApply = (next: string | null): boolean =>
  new URLSearchParams(next?.split('?')[1]).has('apply' satisfies Wish);

/** Whether the address has this wish of a signed-in seeker, and a function that removes it. */
export function useWish(wish: Wish, jobId: number) {
  const [params, setParams] = useSearchParams();
  const isSeeker = useSession()?.user?.role === 'user';
  return {
    isWanted: isSeeker && params.get(wish) === String(jobId),
    forget: () => {
      if (!params.has(wish)) return;
      setParams(
        (now) => {
          now.delete(wish);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
