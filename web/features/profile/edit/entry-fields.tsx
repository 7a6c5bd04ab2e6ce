import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { MonthField } from '../../../ui/dates/month-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editMessages } from './edit-messages.ts';
import { monthNames, yearChoices } from '../months.ts';
import type { FieldErrors } from './profile-form.ts';

const LONGEST = { line: 150, description: 3_000 };

interface EntryTextProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export const EntryText = ({ onChange, ...field }: EntryTextProps) => (
  <TextField
    {...field}
    maxLength={LONGEST.line}
    onChange={(event) => onChange(event.target.value)}
  />
);

interface Span {
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

interface SpanFieldsProps {
  entry: Span;
  path: string;
  errors: FieldErrors;
  currentLabel: string;
  change: (changed: Partial<Span>) => void;
}

/** When it was and what it was; what goes on has no end. */
export function SpanFields({ entry, path, errors, currentLabel, change }: SpanFieldsProps) {
  const t = useMessages(editMessages);
  const language = useLanguage();
  const choices = useMemo(
    () => ({
      words: { month: t.month, year: t.year },
      monthNames: monthNames(language),
      years: yearChoices(),
    }),
    [language, t],
  );
  return (
    <>
      <MonthField
        {...choices}
        id={`${path}.startDate`}
        label={t.start}
        value={entry.startDate}
        error={errors[`${path}.startDate`]}
        onChange={(startDate) => change({ startDate })}
      />
      <div>
        <MonthField
          {...choices}
          id={`${path}.endDate`}
          label={t.end}
          value={entry.endDate}
          disabled={entry.current}
          error={errors[`${path}.endDate`]}
          onChange={(endDate) => change({ endDate })}
        />
        <CheckboxField
          label={currentLabel}
          className="mt-1"
          checked={entry.current}
          onChange={(event) =>
            change(event.target.checked ? { current: true, endDate: '' } : { current: false })
          }
        />
      </div>
      <TextArea
        id={`${path}.description`}
        className="md:col-span-2"
        label={t.description}
        aside={t.optional}
        maxLength={LONGEST.description}
        value={entry.description}
        error={errors[`${path}.description`]}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}
