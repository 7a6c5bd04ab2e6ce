import { ListTree } from 'lucide-react';
import { JOB_DESCRIPTION_MAX_LENGTH, JOB_SKILLS_MAX } from '../../../../../contract/constants.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { SkillsField } from '../../../../parts/skills/skills-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
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
      id={form.idOf('skills')}
      className="md:col-span-2"
      label={t.skillsLabel}
      aside={t.optional}
      hint={t.skillsHint}
      placeholder={t.skillsPlaceholder}
      removeLabel={t.removeSkill}
      max={JOB_SKILLS_MAX}
      value={form.values.skills}
      onChange={(skills) => form.set({ skills })}
      error={form.errorOf('skills')}
    />
  );
}

/** In the language of the job, whatever that of the page: headings that become its sections. */
const sectionsIn = {
  en: '## Responsibilities\n- \n\n## Requirements\n- \n\n## Benefits\n- \n',
  hi: '## ज़िम्मेदारियाँ\n- \n\n## योग्यता\n- \n\n## सुविधाएँ\n- \n',
};

export function TextPart({ form }: PartProps) {
  const t = useMessages(jobFormMessages);
  const length = form.values.description.trim().length;
  return (
    <>
      <TextArea
        className="md:col-span-2"
        label={t.description}
        required
        style={{ minHeight: '20rem' }}
        maxLength={JOB_DESCRIPTION_MAX_LENGTH}
        hint={length > 0 && length < GOOD_LENGTH ? t.descriptionShort(length) : t.descriptionHint}
        lang={form.values.language}
        {...form.field('description')}
      />
      <TextFindings form={form} field="description" />
      <TextPreview description={form.values.description} language={form.values.language} />
      {length === 0 ? (
        <div className="md:col-span-2">
          <Button
            variant="secondary"
            icon={ListTree}
            onClick={() => {
              form.set({ description: sectionsIn[form.values.language] });
              document.getElementById(form.idOf('description'))?.focus();
            }}
          >
            {t.startWithSections}
          </Button>
        </div>
      ) : null}
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
