import { useMessages } from '../../../lib/messages.ts';
import { editMessages } from './edit-messages.ts';
import { EntryText, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankEducation } from './profile-form.ts';
import type { ProfileForm } from './use-profile-editor.ts';

export function EducationTab({ form }: { form: ProfileForm }) {
  const t = useMessages(editMessages);
  return (
    <EntryList
      path="education"
      entries={form.values.education}
      form={form}
      blank={blankEducation}
      onChange={(change, mended) =>
        form.set({ education: change(form.current().education) }, mended)
      }
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
            form={form}
            path={`${path}.${key}`}
            label={label}
            value={entry[key]}
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
              form={form}
              currentLabel={t.studying}
              change={change}
            />
          </>
        );
      }}
    </EntryList>
  );
}
