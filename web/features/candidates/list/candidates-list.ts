import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import { candidateSources } from '../../../../contract/candidates/candidate-sources.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { tagInAddress } from '../../../parts/candidate-notes/tag-in-address.ts';
import { cleanText } from '../../../../contract/format/texts/clean-text.ts';
import { listAddress, oneOf } from '../../../lib/lists/list-address.ts';
import { CANDIDATE_PLACE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** What the filters offer: days, lakhs a year, and years from and to. */
export const AVAILABLE_IN_DAYS = ['0', '15', '30', '60', '90'] as const;
export const EXPECTED_LAKHS = ['3', '5', '8', '12', '18', '25', '40'] as const;
export const EXPERIENCE_YEARS = ['0-1', '1-3', '3-5', '5-8', '8-12', '12-'] as const;

const place = {
  none: '',
  read: ([text = '']: readonly string[]) =>
    cleanText(text.trim(), CANDIDATE_PLACE_MAX_LENGTH).trim(),
};

export const candidatesList = listAddress({
  path: '/hr/candidates',
  filters: {
    source: oneOf(candidateSources, 'applied'),
    status: oneOf(valuesOf(applicationStatusLabels)),
    available: oneOf(AVAILABLE_IN_DAYS),
    pay: oneOf(EXPECTED_LAKHS),
    experience: oneOf(EXPERIENCE_YEARS),
    place,
    tag: tagInAddress,
  },
});
export type CandidatesAddress = ReturnType<typeof candidatesList.read>;

/** The address of a search that was saved under the API's names. */
export function pathOfSaved({
  source,
  filters,
}: Pick<CandidateSearch, 'source' | 'filters'>): string {
  const { search, location, status, tag, experience_min: least, experience_max: most } = filters;
  const experience = least === undefined ? undefined : `${least}-${most ?? ''}`;
  const known = <T extends string>(all: readonly T[], value: unknown) =>
    all.find((one) => one === String(value));
  return candidatesList.pathOf({
    source,
    search,
    place: location,
    available: known(AVAILABLE_IN_DAYS, filters.available_in_days),
    pay: known(EXPECTED_LAKHS, filters.expected_ctc_max),
    experience: known(EXPERIENCE_YEARS, experience),
    status: known(valuesOf(applicationStatusLabels), status[0]),
    tag: tag[0] ?? '',
  });
}

/** The filters under the API's names. */
export function filtersOf({ experience, ...address }: CandidatesAddress) {
  const [least, most] = experience?.split('-') ?? [];
  const { source, search, place: location, available: available_in_days, tag } = address;
  const filters = {
    source,
    search,
    location,
    available_in_days,
    experience_min: least,
    experience_max: most || undefined,
    tag: tag === '' ? [] : [tag],
  };
  // People who were found have sent the company neither an application nor their pay.
  return source === 'found'
    ? filters
    : { ...filters, status: address.status, expected_ctc_max: address.pay };
}
