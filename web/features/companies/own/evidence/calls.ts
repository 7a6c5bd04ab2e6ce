import type { QueryClient } from '@tanstack/react-query';
import type { PaperKind } from '../../../../../contract/companies/paper-numbers.ts';
import type { OwnEvidence } from '../../../../../contract/companies/company-evidence.ts';
import { actOf } from '../../../../lib/api/use-act.ts';
import { api } from '../../../../lib/api/api.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';

const EVIDENCE = ['own_evidence'];

export const useOwnEvidence = () =>
  useReading('GET /barong/resource/hr_profile/evidence', { key: EVIDENCE, staleTime: 0 });

export const keepEvidence = (queries: QueryClient, evidence: OwnEvidence) => {
  queries.setQueryData(EVIDENCE, evidence);
  // Whether the company may find candidates depends on it.
  return queries.invalidateQueries({ queryKey: ['candidates'] });
};

export const sendWorkCode = (email: string) =>
  api('POST /barong/resource/hr_profile/evidence/work_mail', { body: { email } });

export const useLookUp = actOf(() => api('POST /barong/resource/hr_profile/evidence/dns', {}), {
  keep: keepEvidence,
});

export const useSendPaper = actOf(
  ({ kind, number, file }: { kind: PaperKind; number: string; file: File }) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('number', number);
    form.append('upload[]', file, file.name);
    return api('POST /barong/resource/hr_profile/papers', {}, { form });
  },
  { refreshes: [EVIDENCE] },
);
