import type { AlertSearch } from '../../../contract/alerts.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { filterMessages } from './filter-messages.ts';

export type Salary = Pick<AlertSearch, 'salary_min' | 'salary_max'>;

/** "₹8 LPA or more", "Up to ₹12 LPA", "₹8–12 LPA"; null without bounds. */
export function useSalaryText() {
  const t = useMessages(filterMessages);
  return ({ salary_min: least, salary_max: most }: Salary): string | null => {
    if (least !== null && most !== null) return t.salaryRange(numberText(least), numberText(most));
    if (least !== null) return t.salaryFrom(numberText(least));
    return most === null ? null : t.salaryUpTo(numberText(most));
  };
}
