import { employmentTypeLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { DateRangeField } from '../../../ui/dates/date-range-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EXPERIENCE_YEARS, type TrackerAddress } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';

const types = valuesOf(employmentTypeLabels);
const SENT = ['here', 'elsewhere'] as const;

interface FiltersProps {
  address: TrackerAddress;
  change: (change: Partial<TrackerAddress>) => void;
}

/** Type, experience and dates. */
export function TrackerFilters({ address, change }: FiltersProps) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  return (
    <>
      <SelectField
        small
        label={t.type}
        labelHidden
        placeholder={t.anyType}
        value={address.type ?? ''}
        options={types.map((value) => ({
          value,
          label: employmentTypeLabels[language][value],
        }))}
        onChange={({ target }) => change({ type: types.find((type) => type === target.value) })}
      />
      <SelectField
        small
        label={t.experience}
        labelHidden
        placeholder={t.anyExperience}
        value={address.experience ?? ''}
        options={EXPERIENCE_YEARS.map((years) => ({
          value: years,
          label: years === '0' ? t.entryLevel : t.yearsOrMore(years),
        }))}
        onChange={({ target }) =>
          change({ experience: EXPERIENCE_YEARS.find((years) => years === target.value) })
        }
      />
      <SelectField
        small
        label={t.sent}
        labelHidden
        placeholder={t.anySent}
        value={address.sent ?? ''}
        options={SENT.map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) => change({ sent: SENT.find((sent) => sent === target.value) })}
      />
      <DateRangeField
        label={t.dates}
        placeholder={t.anyDate}
        range={{ from: address.from ?? '', to: address.to ?? '' }}
        onChange={({ from, to }) => change({ from: from || undefined, to: to || undefined })}
        className="md:w-46"
      />
    </>
  );
}
