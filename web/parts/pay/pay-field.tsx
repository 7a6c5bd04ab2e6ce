import type { ChangeEvent } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { monthlyOf, numberIn, oddPay } from './pay.ts';
import { payMessages } from './pay-messages.ts';

interface PayFieldProps {
  id: string;
  name: string;
  label: string;
  /** Lakhs a year, as typed. */
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Sets the value that was probably meant. */
  onGuess: (lpa: string) => void;
}

/** Pay in lakhs a year, with the monthly pay below; asks if the value looks like rupees. */
export function PayField({ onGuess, ...field }: PayFieldProps) {
  const t = useMessages(payMessages);
  const lpa = numberIn(field.value);
  const odd = oddPay(field.value);

  function use(guess: number) {
    onGuess(String(guess));
    document.getElementById(field.id)?.focus();
  }

  return (
    <div>
      <TextField
        {...field}
        optional
        inputMode="decimal"
        end={<span className="pr-2.5">{t.lpa}</span>}
        hint={lpa !== null && lpa >= 0 && !odd ? t.monthly(monthlyOf(lpa)) : t.lpaHint}
        error={odd ? undefined : field.error}
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
