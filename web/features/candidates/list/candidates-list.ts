import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import { candidateSources } from '../../../../contract/candidates/candidate-sources.ts';
import { paramsOfSearch } from '../../../../contract/candidates/search-path.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { tagsInAddress } from '../../../parts/candidate-notes/tags-in-address.ts';
import { cleanText } from '../../../../contract/format/texts/clean-text.ts';
import { idIn } from '../../../lib/links/id-in-path.ts';
import { listAddress, oneOf, severalOf } from '../../../lib/lists/list-address.ts';
import { CANDIDATE_PLACE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** What the filters offer: days, lakhs a year, and years from and to. */
export const AVAILABLE_IN_DAYS = ['0', '15', '30', '60', '90'] as const;
export const EXPECTED_LAKHS = ['3', '5', '8', '12', '18', '25', '40'] as const;
export const EXPERIENCE_YEARS = ['0-1', '1-3', '3-5', '5-8', '8-12', '12-'] as const;
/** What the API takes at most. */
const DAYS_MOST = 365;
const LAKHS_MOST = 10_000;
const YEARS_MOST = 60;

const place = {
  none: '',
  read: ([text = '']: readonly string[]) =>
    cleanText(text.trim(), CANDIDATE_PLACE_MAX_LENGTH).trim(),
};

interface Chosen {
  none: string | undefined;
  read: (texts: readonly string[]) => string | undefined;
}

/** A filter that is left out unless its text can be read. */
const chosen = (valueOf: (text: string) => string | undefined): Chosen => ({
  none: undefined,
  read: ([text = '']) => valueOf(text),
});

/** A searched number; programs save searches with others than this page offers. */
const numberUpTo = (most: number, form: RegExp) =>
  chosen((text) => (form.test(text) && Number(text) <= most ? String(Number(text)) : undefined));

const years = chosen((text) => {
  const [, least, most = YEARS_MOST] = /^(\d\d?)-(\d\d?)?$/.exec(text) ?? [];
  const isInOrder = Number(least) <= Number(most) && Number(most) <= YEARS_MOST;
  return isInOrder ? text : undefined;
});

/** Of whom a mail told: the saved search, and the moment since when. */
const saved = chosen((text) => (idIn(text) ? text : undefined));
const since = chosen((text) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && Date.parse(text) > 0 ? text : undefined,
);

export const candidatesList = listAddress({
  path: '/hr/candidates',
  filters: {
    source: oneOf(candidateSources, 'applied'),
    status: severalOf(valuesOf(applicationStatusLabels)),
    available: numberUpTo(DAYS_MOST, /^\d{1,3}$/),
    pay: numberUpTo(LAKHS_MOST, /^\d{1,5}(\.\d{1,5})?$/),
    experience: years,
    place,
    tag: tagsInAddress,
    saved,
    since,
  },
});
export type CandidatesAddress = ReturnType<typeof candidatesList.read>;

/** The address of a saved search. */
export const pathOfSaved = (search: Pick<CandidateSearch, 'source' | 'filters'>): string =>
  candidatesList.pathOf(candidatesList.read(paramsOfSearch(search)));

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
    tag,
  };
  // People who were found have sent the company neither an application nor their pay.
  return source === 'found'
    ? filters
    : { ...filters, status: address.status, expected_ctc_max: address.pay };
}
