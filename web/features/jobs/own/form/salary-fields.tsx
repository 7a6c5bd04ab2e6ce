import { salaryPeriods } from '../../../../../contract/jobs/salary-period.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { PayField } from '../../../../parts/pay/pay-field.tsx';
import { useOtherPeriod } from '../../../../parts/pay/use-other-period.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { JobFields } from './job-fields.ts';
import { salaryMessages } from './salary-messages.ts';
import { inOtherPeriod, lpaTyped } from './salary-values.ts';

/** The pay in the recruiter's terms: lakhs a year, or rupees a month, a day or an hour. */
export function SalaryFields({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(salaryMessages);
  const { salary_period: period, ...typed } = form.values;
  const inPeriod = useOtherPeriod(inOtherPeriod);
  return (
    <>
      <div className="md:col-span-2">
        <RadioGroup
          label={t.period}
          options={salaryPeriods.toReversed().map((value) => ({ value, label: t[value] }))}
          {...form.field('salary_period')}
          onChange={({ target }) => {
            const to = salaryPeriods.find((each) => each === target.value) ?? period;
            const { salary_min, salary_max } = typed;
            form.set(inPeriod({ salary_period: period, salary_min, salary_max }, to));
          }}
        />
      </div>
      {(['salary_min', 'salary_max'] as const).map((bound) => {
        if (period === 'year') {
          return (
            <PayField
              key={bound}
              {...form.field(bound)}
              label={bound === 'salary_min' ? t.min : t.max}
              onGuess={(guess) => form.set({ [bound]: guess })}
            />
          );
        }
        const lakhs = lpaTyped(typed[bound], period);
        return (
          <TextField
            key={bound}
            {...form.field(bound)}
            label={t[`${bound === 'salary_min' ? 'least' : 'most'}_${period}`]}
            optional
            inputMode="decimal"
            hint={lakhs === null ? undefined : t.compared(lakhs)}
          />
        );
      })}
    </>
  );
}
