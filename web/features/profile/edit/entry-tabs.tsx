import { JOB_SKILLS_MAX } from '../../../../contract/constants.ts';
import { PROFILE_LINE_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editMessages } from './edit-messages.ts';
import { ScoreFields, SpanFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { blankEducation, blankExperience } from './profile-form.ts';
import type { ProfileForm } from './use-profile-editor.ts';

const LINE = { maxLength: PROFILE_LINE_MAX_LENGTH };

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
          <TextField {...place.field('title')} {...LINE} label={t.jobTitle} />
          <TextField {...place.field('company')} {...LINE} label={t.company} />
          <TextField {...place.field('location')} {...LINE} label={t.place} />
          <div className="max-md:hidden" />
          <SpanFields {...place} currentLabel={t.current} />
          <SkillsField
            {...place.value('skills')}
            className="md:col-span-2"
            label={t.skillsUsed}
            optional
            hint={t.skillsHint}
            suggestions={form.values.skills}
            max={JOB_SKILLS_MAX}
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
          <TextField {...place.field('degree')} {...LINE} label={t.degree} />
          <TextField {...place.field('field')} {...LINE} label={t.fieldOfStudy} />
          <TextField {...place.field('institution')} {...LINE} label={t.institution} />
          <TextField {...place.field('location')} {...LINE} label={t.place} />
          <ScoreFields {...place} />
          <SpanFields {...place} currentLabel={t.studying} />
        </>
      )}
    </EntryList>
  );
}
