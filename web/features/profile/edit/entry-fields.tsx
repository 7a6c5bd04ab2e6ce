import { type ScoreKind, scoreKinds } from '../../../../contract/profiles/choices.ts';
import type { rowProps } from '../../../lib/forms/field-props.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { MonthField } from '../../../ui/dates/month-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { editMessages } from './edit-messages.ts';
import { type EducationFields, scoreKindOf } from './profile-form.ts';
import { PROFILE_ENTRY_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** An entry of the profile, with the props of its fields. */
export interface EntryPlace<T extends object> extends ReturnType<typeof rowProps<T>> {
  entry: T;
  change: (changed: Partial<T>) => void;
}

/** The score of an education, and its scale. */
export function ScoreFields({ entry, field, change }: EntryPlace<EducationFields>) {
  const t = useMessages(editMessages);
  return (
    <>
      <TextField {...field('score')} label={t.score} optional inputMode="decimal" />
      <SelectField
        label={t.scoreKind}
        options={scoreKinds.map((value) => ({ value, label: t[value] }))}
        placeholder=""
        value={scoreKindOf(entry)}
        disabled={entry.score.trim() === ''}
        onChange={(event) => change({ scoreKind: event.target.value as ScoreKind })}
      />
    </>
  );
}

interface Span {
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

interface SpanFieldsProps extends EntryPlace<Span> {
  currentLabel: string;
}

/** The dates and the description of an entry; a current one has no end. */
export function SpanFields({ entry, field, value, change, currentLabel }: SpanFieldsProps) {
  const t = useMessages(editMessages);
  return (
    <>
      <MonthField {...value('startDate')} label={t.start} />
      <div>
        <MonthField {...value('endDate')} label={t.end} disabled={entry.current} />
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
        {...field('description')}
        className="md:col-span-2"
        label={t.description}
        optional
        maxLength={PROFILE_ENTRY_MAX_LENGTH}
      />
    </>
  );
}
