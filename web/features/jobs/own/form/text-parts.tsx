import { JOB_DESCRIPTION_MAX_LENGTH, JOB_SKILLS_MAX } from '../../../../../contract/constants.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { SkillsField } from '../../../../parts/skills/skills-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { SectionsPart } from '../sections/sections-part.tsx';
import { wholeText } from '../sections/section-values.ts';
import { TextFindings } from '../text-check/text-findings.tsx';
import { jobFormMessages } from './form-messages.ts';
import { GOOD_LENGTH, type JobFields } from './job-fields.ts';
import { TextPreview } from './text-preview.tsx';

interface PartProps {
  form: FormOf<JobFields>;
}

export function SkillsPart({ form }: PartProps) {
  const t = useMessages(jobFormMessages);
  return (
    <SkillsField
      {...form.value('skills')}
      className="md:col-span-2"
      label={t.skillsLabel}
      optional
      hint={t.skillsHint}
      placeholder={t.skillsPlaceholder}
      max={JOB_SKILLS_MAX}
    />
  );
}

export function TextPart({ form }: PartProps) {
  const t = useMessages(jobFormMessages);
  const text = wholeText(form.values, form.values.language);
  const { length } = text.trim();
  return (
    <>
      <TextArea
        className="md:col-span-2"
        label={t.description}
        required
        rows={13}
        maxLength={JOB_DESCRIPTION_MAX_LENGTH}
        hint={length > 0 && length < GOOD_LENGTH ? t.descriptionShort(length) : t.descriptionHint}
        lang={form.values.language}
        {...form.field('description')}
      />
      <TextFindings form={form} field="description" />
      <SectionsPart form={form} />
      <TextPreview description={text} language={form.values.language} />
      <RadioGroup
        label={t.language}
        options={[
          { value: 'en', label: t.english },
          { value: 'hi', label: t.hindi },
        ]}
        {...form.field('language')}
      />
    </>
  );
}
