import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useTypedText } from '../../../lib/lists/typed-text.ts';
import { TagFilter } from '../../../parts/candidate-notes/tag-filter.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
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

/** Filters by place, experience, notice and pay. */
export function CandidateFilters({ address, change }: FiltersProps) {
  const t = useMessages(candidateMessages);
  const labels = applicationStatusLabels[useLanguage()];
  const look = { small: true, labelHidden: true, className: FIELD } as const;
  return (
    <>
      <PlaceField address={address} change={change} />
      <SelectField
        {...look}
        label={t.experience}
        placeholder={t.anyExperience}
        value={address.experience ?? ''}
        options={EXPERIENCE_YEARS.map((value) => {
          const [least = '', most] = value.split('-');
          return { value, label: most ? t.years(least, most) : t.yearsOrMore(least) };
        })}
        onChange={({ target }) =>
          change({ experience: EXPERIENCE_YEARS.find((value) => value === target.value) })
        }
      />
      <SelectField
        {...look}
        label={t.available}
        placeholder={t.anyAvailable}
        value={address.available ?? ''}
        options={AVAILABLE_IN_DAYS.map((value) => ({
          value,
          label: value === '0' ? t.atOnce : t.withinDays(value),
        }))}
        onChange={({ target }) =>
          change({ available: AVAILABLE_IN_DAYS.find((value) => value === target.value) })
        }
      />
      <TagFilter
        labelHidden
        className={FIELD}
        value={address.tag}
        onChange={(tag) => change({ tag })}
      />
      {address.source === 'applied' ? (
        <>
          <SelectField
            {...look}
            label={t.pay}
            hint={<span className="label-hidden">{t.payNote}</span>}
            placeholder={t.anyPay}
            value={address.pay ?? ''}
            options={EXPECTED_LAKHS.map((value) => ({ value, label: t.upToLpa(value) }))}
            onChange={({ target }) =>
              change({ pay: EXPECTED_LAKHS.find((value) => value === target.value) })
            }
          />
          <SelectField
            {...look}
            className={NARROW_FIELD}
            label={t.status}
            placeholder={t.anyStatus}
            value={address.status ?? ''}
            options={valuesOf(applicationStatusLabels).map((value) => ({
              value,
              label: labels[value],
            }))}
            onChange={({ target }) =>
              change({
                status: valuesOf(applicationStatusLabels).find((value) => value === target.value),
              })
            }
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
