import { useQueryClient } from '@tanstack/react-query';
import type { Nominee } from '../../../../contract/nominees/nominees.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['nominee'];

export const useNominee = () => useReading('GET /barong/resource/nominee', { key: KEY });

export function useKeepNominee() {
  const queries = useQueryClient();
  return (held: { nominee: Nominee | null }) => queries.setQueryData(KEY, held);
}

export const useRemoveNominee = actOf(() => api('DELETE /barong/resource/nominee', {}), {
  keep: (queries, held) => queries.setQueryData(KEY, held),
});
