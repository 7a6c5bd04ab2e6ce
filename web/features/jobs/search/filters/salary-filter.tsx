import { Suspense, useState } from 'react';
import { numberText } from '../../../../lib/format/format.ts';
import { useHydrated } from '../../../../lib/hydrated.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { patientLazy } from '../../../../lib/lazy-part.tsx';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { Range } from '../../../../ui/panels/slider.tsx';
import type { JobSearch } from '../job-search.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { type Salary, useSalaryText } from '../../../../parts/search/salary-text.ts';

const Slider = patientLazy(async () => ({
  default: (await import('../../../../ui/panels/slider.tsx')).Slider,
}));

interface SalaryFilterProps {
  search: JobSearch;
  onChange: (change: Partial<JobSearch>) => void;
  /** The ends of the slider, in lakhs a year; a thumb at an end sets no bound. */
  bounds: { min: number; max: number };
  form?: string | undefined;
}

/** A range of pay: a slider, or two numbers if there are no scripts. */
export function SalaryFilter({ search, onChange, bounds, form }: SalaryFilterProps) {
  const t = useMessages(filterMessages);
  const isAlive = useHydrated();
  const numbers = <SalaryNumbers search={search} form={form} />;
  return (
    <div className="border-t border-line py-4">
      <div className="min-h-17">
        {isAlive ? (
          <Suspense fallback={<SalaryWords {...search} />}>
            <SalarySlider {...{ search, onChange, bounds }} />
          </Suspense>
        ) : (
          numbers
        )}
      </div>
      <CheckboxField
        name="include_undisclosed"
        value="true"
        form={form}
        label={t.undisclosed}
        checked={search.include_undisclosed}
        onChange={(event) => onChange({ include_undisclosed: event.target.checked })}
      />
    </div>
  );
}

function SalarySlider({ search, onChange, bounds: { min, max } }: SalaryFilterProps) {
  const t = useMessages(filterMessages);
  const salaryText = useSalaryText();
  const within = (lakhs: number) => Math.min(max, Math.max(min, lakhs));
  const asked: Range = [within(search.salary_min ?? min), within(search.salary_max ?? max)];
  const [range, setRange] = useState(asked);
  const [known, setKnown] = useState(asked);
  // The thumbs follow a search that was changed elsewhere, but never move while they are dragged.
  if (known[0] !== asked[0] || known[1] !== asked[1]) {
    setKnown(asked);
    setRange(asked);
  }
  // A thumb that was not moved keeps the bound of the search, which may lie beyond the slider.
  const salaryOf = ([least, most]: Range): Salary => ({
    salary_min: least === asked[0] ? search.salary_min : least === min ? null : least,
    salary_max: most === asked[1] ? search.salary_max : most === max ? null : most,
  });
  return (
    <Slider
      label={t.salary}
      thumbLabels={[t.salaryLeast, t.salaryMost]}
      min={min}
      max={max}
      value={range}
      onChange={setRange}
      onCommit={(value) => onChange(salaryOf(value))}
      valueText={(value) => salaryText(salaryOf(value)) ?? t.salaryAny}
      thumbText={(lakhs) => t.lpa(numberText(lakhs))}
    />
  );
}

function SalaryWords(salary: Salary) {
  const t = useMessages(filterMessages);
  const text = useSalaryText()(salary) ?? t.salaryAny;
  return (
    <p className="flex justify-between gap-3 text-small">
      <span className="font-strong">{t.salary}</span>
      <span className="text-ink-2">{text}</span>
    </p>
  );
}

function SalaryNumbers({ search, form }: { search: Salary; form?: string | undefined }) {
  const t = useMessages(filterMessages);
  const field = { small: true, type: 'number', inputMode: 'numeric', min: 0, form } as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextField
        {...field}
        label={t.salaryLeast}
        name="salary_min"
        defaultValue={search.salary_min ?? undefined}
      />
      <TextField
        {...field}
        label={t.salaryMost}
        name="salary_max"
        defaultValue={search.salary_max ?? undefined}
      />
    </div>
  );
}
