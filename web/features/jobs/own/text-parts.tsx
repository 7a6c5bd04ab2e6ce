import { Controller, type UseFormReturn } from 'react-hook-form';
import { JOB_DESCRIPTION_MAX_LENGTH, JOB_SKILLS_MAX } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { jobFormMessages } from './form-messages.ts';
import type { JobFields } from './job-fields.ts';

interface PartProps {
  form: UseFormReturn<JobFields>;
}

/** From here on a description is long enough to say something. */
export const GOOD_LENGTH = 100;

export function SkillsPart({ form }: PartProps) {
  const t = useMessages(jobFormMessages);
  return (
    <Controller
      control={form.control}
      name="skills"
      render={({ field }) => (
        <SkillsField
          className="md:col-span-2"
          label={t.skillsLabel}
          aside={t.optional}
          hint={t.skillsHint}
          placeholder={t.skillsPlaceholder}
          removeLabel={t.removeSkill}
          max={JOB_SKILLS_MAX}
          value={field.value}
          onChange={field.onChange}
          error={form.formState.errors.skills?.message}
        />
      )}
    />
  );
}

export function TextPart({ form }: PartProps) {
  const t = useMessages(jobFormMessages);
  const { errors } = form.formState;
  const length = form.watch('description').trim().length;
  return (
    <>
      <TextArea
        className="md:col-span-2"
        label={t.description}
        required
        rows={12}
        maxLength={JOB_DESCRIPTION_MAX_LENGTH}
        hint={length > 0 && length < GOOD_LENGTH ? t.descriptionShort(length) : t.descriptionHint}
        error={errors.description?.message}
        lang={form.watch('language')}
        {...form.register('description')}
      />
      <RadioGroup
        label={t.language}
        look="chips"
        options={[
          { value: 'en', label: t.english },
          { value: 'hi', label: t.hindi },
        ]}
        error={errors.language?.message}
        {...form.register('language')}
      />
    </>
  );
}
