import { type ScoreKind, scoreKinds } from '../../../../contract/profiles/choices.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Optional } from '../../../ui/fields/optional.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { MonthField } from '../../../ui/dates/month-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { editMessages } from './edit-messages.ts';
import { type EducationFields, scoreKindOf } from './profile-form.ts';
import type { ProfileForm } from './use-profile-editor.ts';
import {
  PROFILE_ENTRY_MAX_LENGTH,
  PROFILE_LINE_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';

/** An entry of the profile with its position in the form. */
export interface EntryPlace<T> {
  form: ProfileForm;
  entry: T;
  /** Such as `experience.0`. */
  path: string;
  change: (changed: Partial<T>) => void;
}

/** The score of an education, and its scale. */
export function ScoreFields({ entry, path, form, change }: EntryPlace<EducationFields>) {
  const t = useMessages(editMessages);
  return (
    <>
      <TextField
        id={form.idOf(`${path}.score`)}
        label={t.score}
        aside={<Optional />}
        inputMode="decimal"
        value={entry.score}
        error={form.errorOf(`${path}.score`)}
        onChange={(event) => change({ score: event.target.value })}
      />
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

interface EntryTextProps<T, Name> extends EntryPlace<T> {
  name: Name;
  label: string;
}

export const EntryText = <Name extends string, T extends Record<Name, string>>({
  form,
  entry,
  path,
  change,
  name,
  label,
}: EntryTextProps<T, Name>) => (
  <TextField
    id={form.idOf(`${path}.${name}`)}
    label={label}
    value={entry[name]}
    error={form.errorOf(`${path}.${name}`)}
    maxLength={PROFILE_LINE_MAX_LENGTH}
    onChange={(event) => change({ [name]: event.target.value } as Partial<T>)}
  />
);

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
export function SpanFields({ entry, path, form, currentLabel, change }: SpanFieldsProps) {
  const t = useMessages(editMessages);
  return (
    <>
      <MonthField
        id={form.idOf(`${path}.startDate`)}
        label={t.start}
        value={entry.startDate}
        error={form.errorOf(`${path}.startDate`)}
        onChange={(startDate) => change({ startDate })}
      />
      <div>
        <MonthField
          id={form.idOf(`${path}.endDate`)}
          label={t.end}
          value={entry.endDate}
          disabled={entry.current}
          error={form.errorOf(`${path}.endDate`)}
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
        id={form.idOf(`${path}.description`)}
        className="md:col-span-2"
        label={t.description}
        aside={<Optional />}
        maxLength={PROFILE_ENTRY_MAX_LENGTH}
        value={entry.description}
        error={form.errorOf(`${path}.description`)}
        onChange={(event) => change({ description: event.target.value })}
      />
    </>
  );
}
