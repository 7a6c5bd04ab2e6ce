import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Nominee } from '../../../../contract/nominees/nominees.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';

const KEY = ['nominee'];

export const useNominee = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/nominee', {}, { signal }),
  });

export function useKeepNominee() {
  const queries = useQueryClient();
  return (held: { nominee: Nominee | null }) => queries.setQueryData(KEY, held);
}

export const useRemoveNominee = actOf(() => api('DELETE /barong/resource/nominee', {}), {
  keep: (queries, held) => queries.setQueryData(KEY, held),
});
