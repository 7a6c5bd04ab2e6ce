import { employmentTypeLabels, trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { day, listAddress, oneOf, severalOf } from '../../../lib/lists/list-address.ts';

/** What the experience filter offers, in years; 0 is Entry Level. */
export const EXPERIENCE_YEARS = ['0', '1', '3', '5', '7', '10'] as const;

export const trackerList = listAddress({
  path: '/user/applications',
  filters: {
    status: severalOf([...valuesOf(trackerStatusLabels), 'waiting']),
    type: oneOf(valuesOf(employmentTypeLabels)),
    experience: oneOf(EXPERIENCE_YEARS),
    from: day,
    to: day,
  },
  opens: 'application',
});
export type TrackerAddress = ReturnType<typeof trackerList.read>;

/** The filters under the API's names. */
export const filtersOf = ({ search, status, type, experience, from, to }: TrackerAddress) => ({
  search,
  status,
  employment_type: type,
  experience_years: experience,
  from,
  to,
});
