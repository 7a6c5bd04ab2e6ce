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
    sent: oneOf(['here', 'elsewhere']),
  },
  sorts: ['newest', 'changed', 'company'],
  opens: 'application',
});
export type TrackerAddress = ReturnType<typeof trackerList.read>;

/** The filters under the API's names. */
export const filtersOf = ({ sort, ...address }: TrackerAddress) => ({
  search: address.search,
  status: address.status,
  employment_type: address.type,
  experience_years: address.experience,
  from: address.from,
  to: address.to,
  sent: address.sent,
  sort: sort === 'newest' ? undefined : sort,
});
