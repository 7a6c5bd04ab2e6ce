import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useTypedText } from '../../../lib/lists/typed-text.ts';
import { TagFilter } from '../../../parts/candidate-notes/tag-filter.tsx';
import { FilterSelect, FilterSelectOfSeveral } from '../../../ui/lists/filter-select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { candidateMessages } from '../messages.ts';
import {
  AVAILABLE_IN_DAYS,
  type CandidatesAddress,
  EXPECTED_LAKHS,
  EXPERIENCE_YEARS,
} from './candidates-list.ts';
import { CANDIDATE_PLACE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

interface FiltersProps {
  address: CandidatesAddress;
  change: (change: Partial<CandidatesAddress>) => void;
}

/** As wide as its words, and wider if there is room. */
const FIELD = 'min-w-0 lg:flex-auto';
/** Narrower, for typed text and for the longest labels, which would take the room of the others. */
const NARROW_FIELD = 'min-w-0 lg:flex-[1_1_8rem]';
/** Wide enough for two values, which nothing else on the page names. */
const FIELD_OF_TWO = 'min-w-0 lg:flex-[1_0_12rem]';

/** Filters by place, experience, notice and pay. */
export function CandidateFilters({ address, change }: FiltersProps) {
  const t = useMessages(candidateMessages);
  const labels = applicationStatusLabels[useLanguage()];
  return (
    <>
      <PlaceField address={address} change={change} />
      <FilterSelect
        className={FIELD}
        label={t.experience}
        any={t.anyExperience}
        values={EXPERIENCE_YEARS}
        value={address.experience}
        nameOf={(value) => {
          const [least = '', most] = value.split('-');
          return most ? t.years(least, most) : t.yearsOrMore(least);
        }}
        onChange={(experience) => change({ experience })}
      />
      <FilterSelect
        className={FIELD}
        label={t.available}
        any={t.anyAvailable}
        values={AVAILABLE_IN_DAYS}
        value={address.available}
        nameOf={(value) => (value === '0' ? t.atOnce : t.withinDays(value))}
        onChange={(available) => change({ available })}
      />
      <TagFilter className={FIELD} value={address.tag} onChange={(tag) => change({ tag })} />
      {address.source === 'applied' ? (
        <>
          <FilterSelect
            className={FIELD}
            label={t.pay}
            hint={<span className="label-hidden">{t.payNote}</span>}
            any={t.anyPay}
            values={EXPECTED_LAKHS}
            value={address.pay}
            nameOf={t.upToLpa}
            onChange={(pay) => change({ pay })}
          />
          <FilterSelectOfSeveral
            className={address.status.length > 1 ? FIELD_OF_TWO : NARROW_FIELD}
            label={t.status}
            any={t.anyStatus}
            values={valuesOf(applicationStatusLabels)}
            value={address.status}
            nameOf={(value) => labels[value]}
            onChange={(status) => change({ status })}
          />
        </>
      ) : null}
    </>
  );
}

function PlaceField({ address, change }: FiltersProps) {
  const t = useMessages(candidateMessages);
  const words = useTypedText(address.place, (place) => change({ place }));
  return (
    <TextField
      small
      label={t.place}
      labelHidden
      placeholder={t.placeHint}
      maxLength={CANDIDATE_PLACE_MAX_LENGTH}
      value={words.typed}
      onChange={({ target }) => words.setTyped(target.value)}
      className={NARROW_FIELD}
    />
  );
}
