import { useMessages } from '../../../lib/messages.ts';
import { editMessages } from './edit-messages.ts';
import { EntryText, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankExperience } from './profile-form.ts';
import type { ProfileForm } from './use-profile-editor.ts';

export function ExperienceTab({ form }: { form: ProfileForm }) {
  const t = useMessages(editMessages);
  return (
    <EntryList
      path="experience"
      entries={form.values.experience}
      form={form}
      blank={blankExperience}
      onChange={(change, mended) =>
        form.set({ experience: change(form.current().experience) }, mended)
      }
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
            form={form}
            path={`${path}.${key}`}
            label={label}
            value={entry[key]}
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
              form={form}
              currentLabel={t.current}
              change={change}
            />
          </>
        );
      }}
    </EntryList>
  );
}
