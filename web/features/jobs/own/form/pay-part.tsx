import { MapPin } from 'lucide-react';
import { workModeLabels, valuesOf } from '../../../../parts/labels.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextFindings } from '../text-check/text-findings.tsx';
import { ConditionsPart } from '../conditions/conditions-part.tsx';
import { jobFormMessages } from './form-messages.ts';
import type { JobFields } from './job-fields.ts';
import { PlacesField } from './places-field.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { PLACE_MAX_LENGTH } from '../../../../../contract/fields/max-lengths.ts';

/** Pay and place of work. */
export function PayPart({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  return (
    <>
      <SalaryFields form={form} />
      <TextFindings form={form} field="salary_min" />
      <TextField
        label={t.location}
        required
        icon={MapPin}
        maxLength={PLACE_MAX_LENGTH}
        hint={t.locationHint}
        {...form.field('location')}
      />
      <PlacesField form={form} />
      <div className="md:col-span-2">
        <RadioGroup
          label={t.workMode}
          options={[
            ...valuesOf(workModeLabels)
              .toReversed()
              .map((mode) => ({ value: mode, label: workModeLabels[language][mode] })),
            { value: '', label: t.anyMode },
          ]}
          {...form.field('work_mode')}
        />
      </div>
      <ConditionsPart form={form} />
    </>
  );
}
