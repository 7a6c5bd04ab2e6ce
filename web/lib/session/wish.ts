import { useSearchParams } from 'react-router';
import { useSession } from './session.ts';

/** In the address: what is wanted of which job, as after a login (`?apply=7`). */
export type Wish = 'apply' | 'save';

/** Whether the address brings the signed-in seeker with this wish, and how to take it out. */
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
