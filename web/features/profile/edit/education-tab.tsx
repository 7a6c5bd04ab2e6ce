import { useMessages } from '../../../lib/messages.ts';
import { editMessages } from './edit-messages.ts';
import { EntryText, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankEducation, type EducationFields, type FieldErrors } from './profile-form.ts';

interface EducationTabProps {
  entries: readonly EducationFields[];
  errors: FieldErrors;
  onChange: (change: (entries: readonly EducationFields[]) => EducationFields[]) => void;
}

export function EducationTab({ entries, errors, onChange }: EducationTabProps) {
  const t = useMessages(editMessages);
  return (
    <EntryList
      path="education"
      entries={entries}
      errors={errors}
      blank={blankEducation}
      onChange={onChange}
      nameOf={({ degree, institution }) => [degree, institution].filter(Boolean).join(' · ')}
      words={{
        add: t.addEducation,
        none: t.noEducation,
        hint: t.educationHint,
        unnamed: t.newEducation,
      }}
    >
      {(entry, { path, change }) => {
        const text = (key: 'degree' | 'field' | 'institution' | 'location', label: string) => (
          <EntryText
            id={`${path}.${key}`}
            label={label}
            value={entry[key]}
            error={errors[`${path}.${key}`]}
            onChange={(value) => change({ [key]: value })}
          />
        );
        return (
          <>
            {text('degree', t.degree)}
            {text('field', t.fieldOfStudy)}
            {text('institution', t.institution)}
            {text('location', t.place)}
            <SpanFields
              entry={entry}
              path={path}
              errors={errors}
              currentLabel={t.studying}
              change={change}
            />
          </>
        );
      }}
    </EntryList>
  );
}
