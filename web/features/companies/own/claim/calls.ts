import { api } from '../../../../lib/api/api.ts';
import { useReading, useReadingOrNull } from '../../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../../lib/api/use-refetch.ts';
import { CLAIM_KEY } from '../../../../parts/companies/claims.ts';
import { OWN_COMPANY_KEY } from '../../../../parts/companies/own-company.ts';

/** A company as everybody sees it; null if there is none. */
export const useClaimed = (id: number) =>
  useReadingOrNull('GET /barong/public/companies/:id', {
    key: ['company', id],
    params: { id },
    staleTime: 0,
  });

/** Legal forms in company names. */
const addedByLaw = /(?:[\s.,]+(?:private|pvt|public|limited|ltd|llp|inc|opc))+[\s.]*$/i;
const LEAST_LETTERS = 3;
const MOST_SHOWN = 3;

/** Companies whose name contains this one; claimed ones only if the name is the same. */
export function useNamesakes(typed: string) {
  const name = typed.trim().replace(addedByLaw, '').toLowerCase();
  const { data } = useReading('GET /barong/public/companies', {
    key: ['companies', 'namesakes', name],
    query: { search: name },
    enabled: name.length >= LEAST_LETTERS,
    staleTime: 0,
  });
  return (data?.companies ?? [])
    .filter(({ name: other, claimed }) =>
      claimed
        ? other.replace(addedByLaw, '').toLowerCase() === name
        : other.toLowerCase().includes(name),
    )
    .slice(0, MOST_SHOWN);
}

export const sendClaimCode = (company_id: number, email: string) =>
  api('POST /barong/resource/company_claims', { body: { company_id, email } });

/** The record by which the caller can claim the company; none while its domain proves nothing. */
export const useClaimRecord = (id: number) =>
  useReading('GET /barong/resource/company_claims/:id/record', {
    key: ['claim-record', id],
    params: { id },
  });

export const claimByRecord = (id: number) =>
  api('POST /barong/resource/company_claims/:id/record', { params: { id } });

export const useFreshOwnCompany = () => useRefetch(CLAIM_KEY, OWN_COMPANY_KEY);
