import { useRef } from 'react';
import type { SalaryPeriod } from '../../../contract/jobs/salary-period.ts';

/**
 * Says pay for another period, always from what was typed: said for one period after the other, it would be rounded
 * each time and come back as other pay. Returns a function of the fields that are shown and the new period.
 */
export function useOtherPeriod<Pay extends object>(convert: (typed: Pay, to: SalaryPeriod) => Pay) {
  const last = useRef<{ typed: Pay; said: Pay }>(undefined);
  return (shown: Pay, to: SalaryPeriod): Pay => {
    const isUntouched = JSON.stringify(shown) === JSON.stringify(last.current?.said);
    const typed = isUntouched && last.current ? last.current.typed : shown;
    const said = convert(typed, to);
    last.current = { typed, said };
    return said;
  };
}
