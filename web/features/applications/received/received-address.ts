import { useSearchParams } from 'react-router';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import { cleanText } from '../../../lib/forms/clean-text.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';

/** The recruiter's list as its address says it; the job is in the path. */
export interface ReceivedAddress {
  search: string;
  status: ApplicationStatus | '';
  page: number;
  application: number | null;
}

type Change = Partial<Record<keyof ReceivedAddress, string | number | null>>;

const wholeOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

export const readReceivedAddress = (params: URLSearchParams): ReceivedAddress => ({
  search: cleanText(params.get('search') ?? '', 200),
  status: valuesOf(applicationStatusLabels).find((value) => value === params.get('status')) ?? '',
  page: wholeOf(params.get('page')) ?? 1,
  application: wholeOf(params.get('application')),
});

/** Reads the address and changes it; another filter begins at page one again. */
export function useReceivedAddress() {
  const [params, setParams] = useSearchParams();
  const changed = (change: Change) => {
    const next = new URLSearchParams(params);
    if ('search' in change || 'status' in change) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  };
  return {
    address: readReceivedAddress(params),
    change: (change: Change) =>
      setParams(changed(change), { replace: true, preventScrollReset: true }),
    hrefFor: (change: Change) => `?${changed(change)}`,
  };
}
