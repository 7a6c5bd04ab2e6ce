import { dayIn } from '../../../../contract/format/today.ts';
import { dayText } from '../../../lib/format/format.ts';

/** As the server counts answers that are due soon. */
const SOON_DAYS = 7;

/** The last day that counts as soon, such as "6 Dec". */
export const lastDueDay = (language: 'en' | 'hi'): string => dayText(dayIn(SOON_DAYS), language);
