import { JOB_SKILLS_MAX } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { Optional } from '../../../ui/fields/optional.tsx';
import { editMessages } from './edit-messages.ts';
import { EntryText, ScoreFields, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankEducation, blankExperience } from './profile-form.ts';
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
      nameOf={({ title, company }) => [title, company]}
      words={{
        add: t.addExperience,
        none: t.noExperience,
        hint: t.experienceHint,
        unnamed: t.newExperience,
      }}
    >
      {(place) => (
        <>
          <EntryText {...place} name="title" label={t.jobTitle} />
          <EntryText {...place} name="company" label={t.company} />
          <EntryText {...place} name="location" label={t.place} />
          <div className="max-md:hidden" />
          <SpanFields {...place} currentLabel={t.current} />
          <SkillsField
            id={form.idOf(`${place.path}.skills`)}
            className="md:col-span-2"
            label={t.skillsUsed}
            aside={<Optional />}
            hint={t.skillsHint}
            removeLabel={t.removeSkill}
            suggestions={form.values.skills}
            max={JOB_SKILLS_MAX}
            value={place.entry.skills}
            error={form.errorOf(`${place.path}.skills`)}
            onChange={(skills) => place.change({ skills })}
          />
        </>
      )}
    </EntryList>
  );
}

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
      nameOf={({ degree, institution }) => [degree, institution]}
      words={{
        add: t.addEducation,
        none: t.noEducation,
        hint: t.educationHint,
        unnamed: t.newEducation,
      }}
    >
      {(place) => (
        <>
          <EntryText {...place} name="degree" label={t.degree} />
          <EntryText {...place} name="field" label={t.fieldOfStudy} />
          <EntryText {...place} name="institution" label={t.institution} />
          <EntryText {...place} name="location" label={t.place} />
          <ScoreFields {...place} />
          <SpanFields {...place} currentLabel={t.studying} />
        </>
      )}
    </EntryList>
  );
}
