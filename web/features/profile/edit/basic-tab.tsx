import { useQuery } from '@tanstack/react-query';
import { JOB_SKILLS_MAX } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editMessages } from './edit-messages.ts';
import type { FieldErrors, ProfileFields } from './profile-form.ts';

interface BasicTabProps {
  email: string;
  fields: ProfileFields;
  errors: FieldErrors;
  onChange: (changed: Partial<ProfileFields>) => void;
}

const LONGEST = { name: 120, line: 150, location: 200, about: 5_000 };

export function BasicTab({ email, fields, errors, onChange }: BasicTabProps) {
  const t = useMessages(editMessages);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        id="name"
        label={t.name}
        required
        autoComplete="name"
        maxLength={LONGEST.name}
        value={fields.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField label={t.email} hint={t.emailHint} type="email" value={email} readOnly />
      <TextField
        id="phone"
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        error={errors['phone']}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextField
        id="location"
        label={t.location}
        hint={t.locationHint}
        autoComplete="address-level2"
        maxLength={LONGEST.location}
        value={fields.location}
        error={errors['location']}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <TextField
        id="title"
        className="md:col-span-2"
        label={t.headline}
        hint={t.headlineHint}
        maxLength={LONGEST.line}
        value={fields.title}
        error={errors['title']}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <SkillsField
        id="skills"
        className="md:col-span-2"
        label={t.skills}
        hint={t.skillsHint}
        placeholder={t.skillsPlaceholder}
        removeLabel={t.removeSkill}
        suggestions={useWantedSkills()}
        max={JOB_SKILLS_MAX}
        value={fields.skills}
        error={errors['skills']}
        onChange={(skills) => onChange({ skills })}
      />
      <TextArea
        id="about"
        className="md:col-span-2"
        label={t.about}
        hint={t.aboutHint}
        rows={5}
        maxLength={LONGEST.about}
        value={fields.about}
        error={errors['about']}
        onChange={(event) => onChange({ about: event.target.value })}
      />
    </div>
  );
}

/** The skills that open jobs ask for most, spelled as they do. */
function useWantedSkills(): string[] {
  const { data: skills = [] } = useQuery({
    queryKey: ['wanted-skills'],
    queryFn: async ({ signal }) => {
      const { facets } = await api('GET /barong/public/jobs', { query: { limit: 1 } }, { signal });
      return facets.skill.map(({ value }) => value);
    },
  });
  return skills;
}
