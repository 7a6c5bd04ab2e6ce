import { MapPin } from 'lucide-react';
import { workModeLabels, valuesOf } from '../../../../parts/labels.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { PayField } from '../../../../parts/pay/pay-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { jobFormMessages } from './form-messages.ts';
import type { JobFields } from './job-fields.ts';
import { MonthlyPay } from './monthly-pay.tsx';

/** Pay and place of work. */
export function PayPart({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  return (
    <>
      <PayField
        {...form.field('salary_min')}
        label={t.salaryMin}
        onGuess={(salary_min) => form.set({ salary_min })}
      />
      <PayField
        {...form.field('salary_max')}
        label={t.salaryMax}
        onGuess={(salary_max) => form.set({ salary_max })}
      />
      <MonthlyPay
        onFill={(least, most) =>
          form.set({
            salary_min: least === null ? '' : String(least),
            salary_max: most === null ? '' : String(most),
          })
        }
      />
      <TextField
        label={t.location}
        required
        icon={MapPin}
        maxLength={200}
        hint={t.locationHint}
        {...form.field('location')}
      />
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
    </>
  );
}
