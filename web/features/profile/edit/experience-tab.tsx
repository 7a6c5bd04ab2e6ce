import { useMessages } from '../../../lib/messages.ts';
import { editMessages } from './edit-messages.ts';
import { EntryText, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankExperience, type ExperienceFields, type FieldErrors } from './profile-form.ts';

interface ExperienceTabProps {
  entries: readonly ExperienceFields[];
  errors: FieldErrors;
  onChange: (change: (entries: readonly ExperienceFields[]) => ExperienceFields[]) => void;
}

export function ExperienceTab({ entries, errors, onChange }: ExperienceTabProps) {
  const t = useMessages(editMessages);
  return (
    <EntryList
      path="experience"
      entries={entries}
      errors={errors}
      blank={blankExperience}
      onChange={onChange}
      nameOf={({ title, company }) => [title, company].filter(Boolean).join(' · ')}
      words={{
        add: t.addExperience,
        none: t.noExperience,
        hint: t.experienceHint,
        unnamed: t.newExperience,
      }}
    >
      {(entry, { path, change }) => {
        const text = (key: 'title' | 'company' | 'location', label: string) => (
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
            {text('title', t.jobTitle)}
            {text('company', t.company)}
            {text('location', t.place)}
            <div className="max-md:hidden" />
            <SpanFields
              entry={entry}
              path={path}
              errors={errors}
              currentLabel={t.current}
              change={change}
            />
          </>
        );
      }}
    </EntryList>
  );
}
