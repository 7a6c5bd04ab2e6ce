import type { LegalNotice } from '../../../../contract/legal/legal.ts';

/** For tests: new terms that wait for consent. */
export const sampleNotice: LegalNotice = {
  document: 'terms',
  version: 3,
  effective_on: '2026-11-01',
  summary: 'Fees are forbidden.',
  asks_consent: true,
  is_due: true,
};
