import type { FormOf } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { jobFormMessages } from './form-messages.ts';
import { type JobFields, monthlyOf, numberIn, oddPay } from './job-fields.ts';

interface PayFieldProps {
  form: FormOf<JobFields>;
  name: 'salary_min' | 'salary_max';
  label: string;
}

/** Pay in lakhs a year, with the monthly pay below; asks when the value looks like rupees. */
export function PayField({ form, name, label }: PayFieldProps) {
  const t = useMessages(jobFormMessages);
  const typed = form.values[name];
  const lpa = numberIn(typed);
  const odd = oddPay(typed);

  function use(guess: number) {
    form.set({ [name]: String(guess) });
    document.getElementById(form.idOf(name))?.focus();
  }

  return (
    <div>
      <TextField
        label={label}
        aside={t.optional}
        inputMode="decimal"
        end={<span className="pr-2.5">{t.lpa}</span>}
        hint={lpa !== null && !odd ? t.monthly(monthlyOf(lpa)) : t.lpaHint}
        {...form.field(name)}
        error={odd ? undefined : form.errorOf(name)}
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
