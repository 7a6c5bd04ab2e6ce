import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/**
 * For the `onSaved` of a form: puts its answer into the queries that show it, as `keep` of `useAct` does for a button,
 * and then calls `onKept`, which may close the form.
 */
export function useKeep<Answer>(
  keep: (queries: QueryClient, answer: Answer) => unknown,
  onKept?: () => void,
): (answer: Answer) => Promise<void> {
  const queries = useQueryClient();
  return async (answer) => {
    await keep(queries, answer);
    onKept?.();
  };
}
