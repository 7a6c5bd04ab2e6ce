import { useEffect, useState } from 'react';

interface AnswerState<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<void>;
}

/**
 * The answer to a call, for pages outside the signed-in part, which have no TanStack Query; `of` is
 * what the call depends on. The result fits `<Loaded>`.
 */
export function useAnswer<T>(ask: (of: string) => Promise<T>, of: string): AnswerState<T> {
  const [found, setFound] = useState<Pick<AnswerState<T>, 'data' | 'error'>>({
    data: undefined,
    error: null,
  });
  const [tries, setTries] = useState(0);
  const [isFetching, setIsFetching] = useState(true);
  useEffect(() => {
    let isHere = true;
    ask(of)
      .then((data) => isHere && setFound({ data, error: null }))
      .catch(
        (error: unknown) =>
          isHere &&
          setFound({ data: undefined, error: error instanceof Error ? error : new Error('') }),
      )
      .finally(() => isHere && setIsFetching(false));
    return () => {
      isHere = false;
    };
  }, [ask, of, tries]);
  const refetch = async () => {
    setIsFetching(true);
    setTries((count) => count + 1);
  };
  return { ...found, isFetching, refetch };
}
