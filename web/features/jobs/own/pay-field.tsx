import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { jobFormMessages } from './form-messages.ts';
import { type JobFields, monthlyOf, numberIn, oddPay } from './job-fields.ts';

interface PayFieldProps {
  form: UseFormReturn<JobFields>;
  name: 'salary_min' | 'salary_max';
  label: string;
}

/** Lakhs a year, with what that is by the month; asks back when rupees were typed. */
export function PayField({ form, name, label }: PayFieldProps) {
  const t = useMessages(jobFormMessages);
  const typed = form.watch(name);
  const lpa = numberIn(typed);
  const odd = oddPay(typed);
  const error = form.formState.errors[name]?.message;

  function use(guess: number) {
    form.setValue(name, String(guess), { shouldDirty: true });
    form.clearErrors(name);
    form.setFocus(name);
  }

  return (
    <div>
      <TextField
        label={label}
        aside={t.optional}
        inputMode="decimal"
        end={<span className="pr-2.5">{t.lpa}</span>}
        hint={lpa !== null && !odd ? t.monthly(monthlyOf(lpa)) : t.lpaHint}
        error={odd ? undefined : error}
        {...form.register(name, {
          // The wrong order of two bounds is mended in either of them.
          onChange: () => form.clearErrors(['salary_min', 'salary_max']),
        })}
      />
      {odd ? (
        <NoticeBar
          tone="danger"
          role="alert"
          className="mt-2"
          action={
            odd.guess === null ? undefined : (
              <button type="button" className="underline" onClick={() => use(odd.guess ?? 0)}>
                {t.takePay(odd.guess)}
              </button>
            )
          }
        >
          {t.didYouMean}
        </NoticeBar>
      ) : null}
    </div>
  );
}
