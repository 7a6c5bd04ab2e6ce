import { employmentTypeLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { DateRangeField } from '../../../ui/dates/date-range-field.tsx';
import { FilterSelect } from '../../../ui/lists/filter-select.tsx';
import { EXPERIENCE_YEARS, type TrackerAddress } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';

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
      <FilterSelect
        label={t.type}
        any={t.anyType}
        values={valuesOf(employmentTypeLabels)}
        value={address.type}
        nameOf={(value) => employmentTypeLabels[language][value]}
        onChange={(type) => change({ type })}
      />
      <FilterSelect
        label={t.experience}
        any={t.anyExperience}
        values={EXPERIENCE_YEARS}
        value={address.experience}
        nameOf={(years) => (years === '0' ? t.entryLevel : t.yearsOrMore(years))}
        onChange={(experience) => change({ experience })}
      />
      <FilterSelect
        label={t.sent}
        any={t.anySent}
        values={SENT}
        value={address.sent}
        nameOf={(value) => t[value]}
        onChange={(sent) => change({ sent })}
      />
      <DateRangeField label={t.dates} range={address} onChange={change} className="md:w-46" />
    </>
  );
}
