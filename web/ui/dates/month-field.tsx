import { useState } from 'react';
import { monthNames, yearChoices } from '../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { dateMessages } from './date-messages.ts';
import type { FieldWords } from '../fields/field.tsx';
import { FieldNotes, useFieldWiring } from '../fields/field.tsx';
import { SelectField } from '../fields/select-field.tsx';

interface MonthFieldProps extends Omit<FieldWords, 'aside' | 'optional' | 'labelHidden'> {
  /** `YYYY-MM`, or empty. */
  value: string;
  /** Of the first select. */
  id?: string;
  /** Called with the month, or empty while one of the two parts is missing. */
  onChange: (month: string) => void;
  disabled?: boolean;
}

/** A month as two selects: needs no typing and is the same in every browser. */
export function MonthField(props: MonthFieldProps) {
  const { label, hint, error, className, value, onChange } = props;
  const t = useMessages(dateMessages);
  const language = useLanguage();
  const { id: notesId, 'aria-describedby': describedBy } = useFieldWiring({ hint, error });
  const [parts, setParts] = useState(() => partsOf(value));
  // A value from outside (cleared, loaded) replaces a half-made choice.
  const shown = monthOf(parts) === value ? parts : partsOf(value);
  const months = monthNames(language).map((name, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name,
  }));

  function choose(changed: Partial<Parts>) {
    const next = { ...shown, ...changed };
    setParts(next);
    onChange(monthOf(next));
  }

  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className="mb-1.5 text-small font-strong text-ink">{label}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <SelectField
          id={props.id}
          label={t.month}
          labelHidden
          placeholder={t.month}
          options={months}
          value={shown.month}
          disabled={props.disabled}
          onChange={(event) => choose({ month: event.target.value })}
        />
        <SelectField
          label={t.year}
          labelHidden
          placeholder={t.year}
          options={yearChoices().map((year) => ({ value: String(year), label: String(year) }))}
          value={shown.year}
          disabled={props.disabled}
          onChange={(event) => choose({ year: event.target.value })}
        />
      </div>
      <FieldNotes id={notesId} hint={hint} error={error} />
    </fieldset>
  );
}

interface Parts {
  year: string;
  month: string;
}

function partsOf(value: string): Parts {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

const monthOf = ({ year, month }: Parts): string => (year && month ? `${year}-${month}` : '');
