import { useReading } from '../../lib/api/use-reading.ts';

export const CLAIM_KEY = ['company_claim'];

/** The newest claim that needs an admin's decision. */
export const useClaim = () =>
  useReading('GET /barong/resource/company_claims', { key: CLAIM_KEY, staleTime: 0 });
