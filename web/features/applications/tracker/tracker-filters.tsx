import { employmentTypeLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { DateRangeField } from '../../../ui/dates/date-range-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EXPERIENCE_YEARS, type TrackerAddress } from './tracker-address.ts';
import { trackerMessages } from './tracker-messages.ts';
import { dateRangeMessages } from './date-range-messages.ts';

type Change = (change: Partial<Record<keyof TrackerAddress, string | null>>) => void;

interface FiltersProps {
  address: TrackerAddress;
  change: Change;
}

/** Type, experience and dates: in a row on desktops, in a sheet on phones. */
export function TrackerFilters({
  address,
  change,
  labelsShown,
}: FiltersProps & { labelsShown?: boolean }) {
  const t = useMessages(trackerMessages);
  const dates = useMessages(dateRangeMessages);
  const language = useLanguage();
  return (
    <>
      <SelectField
        small
        label={t.type}
        labelHidden={!labelsShown}
        placeholder={t.anyType}
        value={address.type}
        options={valuesOf(employmentTypeLabels).map((value) => ({
          value,
          label: employmentTypeLabels[language][value],
        }))}
        onChange={(event) => change({ type: event.target.value })}
      />
      <SelectField
        small
        label={t.experience}
        labelHidden={!labelsShown}
        placeholder={t.anyExperience}
        value={address.experience}
        options={EXPERIENCE_YEARS.map((years) => ({
          value: String(years),
          label: years === 0 ? t.entryLevel : t.yearsOrMore(years),
        }))}
        onChange={(event) => change({ experience: event.target.value })}
      />
      <DateRangeField
        label={t.dates}
        placeholder={t.anyDate}
        range={{ from: address.from, to: address.to }}
        onChange={(range) => change({ ...range })}
        locale={language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'}
        timeZone="Asia/Kolkata"
        pastOnly
        labelShown={labelsShown}
        labels={dates}
        className="md:w-46"
      />
    </>
  );
}
