import { useSearchParams } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import type { EmploymentType } from '../../../../contract/jobs.ts';
import { cleanText } from '../../../lib/forms/clean-text.ts';
import { employmentTypeLabels, trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';

type TrackerStatus = MyApplication['tracker_status'];

/** The tracker as its address says it: filters, page and the application that is open. */
export interface TrackerAddress {
  search: string;
  status: TrackerStatus | '';
  type: EmploymentType | '';
  /** Years of experience, '0' for Entry Level. */
  experience: string;
  /** YYYY-MM-DD */
  from: string;
  to: string;
  page: number;
  application: number | null;
}

/** What the experience filter offers, in years; 0 is Entry Level. */
export const EXPERIENCE_YEARS = [0, 1, 3, 5, 7, 10] as const;

const dayOf = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '');
const wholeOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** Anything may stand in an address; what means nothing here is left out. */
export const readAddress = (params: URLSearchParams): TrackerAddress => ({
  search: cleanText(params.get('search') ?? '', 200),
  status: oneOf(valuesOf(trackerStatusLabels), params.get('status')),
  type: oneOf(valuesOf(employmentTypeLabels), params.get('type')),
  experience: oneOf(EXPERIENCE_YEARS.map(String), params.get('experience')),
  from: dayOf(params.get('from')),
  to: dayOf(params.get('to')),
  page: wholeOf(params.get('page')) ?? 1,
  application: wholeOf(params.get('application')),
});

/** The filters under the API's names. */
export const filtersOf = ({ search, status, type, experience, from, to }: TrackerAddress) => ({
  search,
  ...(status ? { status: [status] } : {}),
  ...(type ? { employment_type: [type] } : {}),
  ...(experience ? { experience_years: Number(experience) } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const isFiltered = ({ search, status, type, experience, from, to }: TrackerAddress) =>
  [search, status, type, experience, from, to].some((value) => value !== '');

/** Reads the address and changes it; another filter begins at page one again. */
export function useTrackerAddress() {
  const [params, setParams] = useSearchParams();
  const changed = (change: Partial<Record<keyof TrackerAddress, string | number | null>>) => {
    const next = new URLSearchParams(params);
    if (!('application' in change) || Object.keys(change).length > 1) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  };
  return {
    address: readAddress(params),
    change: (change: Parameters<typeof changed>[0]) =>
      setParams(changed(change), { replace: true, preventScrollReset: true }),
    hrefFor: (change: Parameters<typeof changed>[0]) => `?${changed(change)}`,
  };
}
