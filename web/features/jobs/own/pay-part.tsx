import { MapPin } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { workModeLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { jobFormMessages } from './form-messages.ts';
import type { JobFields } from './job-fields.ts';
import { MonthlyPay } from './monthly-pay.tsx';
import { PayField } from './pay-field.tsx';

/** What the work pays, and where it is done. */
export function PayPart({ form }: { form: UseFormReturn<JobFields> }) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <>
      <PayField form={form} name="salary_min" label={t.salaryMin} />
      <PayField form={form} name="salary_max" label={t.salaryMax} />
      <MonthlyPay
        onFill={(least, most) => {
          for (const [name, lpa] of [
            ['salary_min', least],
            ['salary_max', most],
          ] as const) {
            const text = lpa === null ? '' : String(lpa);
            form.setValue(name, text, { shouldDirty: true });
            form.clearErrors(name);
          }
        }}
      />
      <TextField
        label={t.location}
        required
        icon={MapPin}
        maxLength={200}
        hint={t.locationHint}
        error={errors.location?.message}
        {...form.register('location')}
      />
      <RadioGroup
        label={t.workMode}
        look="chips"
        options={[
          ...valuesOf(workModeLabels)
            .toReversed()
            .map((mode) => ({ value: mode, label: workModeLabels[language][mode] })),
          { value: '', label: t.anyMode },
        ]}
        error={errors.work_mode?.message}
        {...form.register('work_mode')}
      />
    </>
  );
}
