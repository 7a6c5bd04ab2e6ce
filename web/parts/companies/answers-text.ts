import type { AnswerFigures } from '../../../contract/companies.ts';
import type { answersMessages } from './answers-messages.ts';

/** "82% of 40 in time, half within 5 days"; null while too few are counted. */
export function answersText(
  figures: AnswerFigures | null,
  t: (typeof answersMessages)['en'],
): string | null {
  if (!figures) return null;
  const { counted, in_time_percent, median_days } = figures;
  return [t.inTime(in_time_percent, counted), median_days === null ? null : t.median(median_days)]
    .filter(Boolean)
    .join(', ');
}
