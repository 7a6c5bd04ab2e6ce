import { useReading } from '../../../lib/api/use-reading.ts';

/** The details given at registration; loaded only while there is no company. */
export const useCompanyHints = (enabled: boolean) =>
  useReading('GET /barong/resource/company_hints', { key: ['company_hints'], enabled });
