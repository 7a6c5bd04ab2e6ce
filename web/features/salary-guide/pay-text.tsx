import { numberText, payText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { roundMonthlyOf } from '../../parts/pay/pay.ts';
import { salaryGuideMessages } from './messages.ts';

interface PayTextProps {
  /** Lakhs of rupees a year. */
  least: number;
  most?: number;
  /** Larger, for a card about this one figure. */
  large?: boolean;
}

/** Pay by the year, and below it by the month, which is rounded. */
export function PayText({ least, most = least, large = false }: PayTextProps) {
  const t = useMessages(salaryGuideMessages);
  const yearly = { salary_min: least, salary_max: most, salary_period: 'year' } as const;
  const months = [...new Set([least, most].map(roundMonthlyOf))].map(numberText);
  return (
    <span className="grid gap-0.5 tabular-nums">
      <span className={large ? 'text-h2' : 'text-body font-strong'}>
        {payText(yearly, useLanguage())}
      </span>
      <span className="note">{t.aMonth(months.join('–'))}</span>
    </span>
  );
}
