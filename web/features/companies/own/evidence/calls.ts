import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaperKind } from '../../../../../contract/companies/paper-numbers.ts';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import { api } from '../../../../lib/api/api.ts';

const EVIDENCE = ['own_evidence'];

export const useOwnEvidence = () =>
  useQuery({
    queryKey: EVIDENCE,
    queryFn: ({ signal }) => api('GET /barong/resource/hr_profile/evidence', {}, { signal }),
    staleTime: 0,
  });

export function useKeepEvidence() {
  const queries = useQueryClient();
  return (evidence: OwnEvidence) => {
    queries.setQueryData(EVIDENCE, evidence);
    // Whether they may find candidates depends on it.
    return queries.invalidateQueries({ queryKey: ['candidates'] });
  };
}

export const useSendWorkCode = () =>
  useMutation({
    mutationFn: (email: string) =>
      api('POST /barong/resource/hr_profile/evidence/work_mail', { body: { email } }),
  });

export function useLookUp() {
  const onSuccess = useKeepEvidence();
  return useMutation({
    mutationFn: () => api('POST /barong/resource/hr_profile/evidence/dns', {}),
    onSuccess,
  });
}

export function useSendPaper() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, number, file }: { kind: PaperKind; number: string; file: File }) => {
      const form = new FormData();
      form.append('kind', kind);
      form.append('number', number);
      form.append('upload[]', file, file.name);
      return api('POST /barong/resource/hr_profile/papers', {}, { form });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: EVIDENCE }),
  });
}
