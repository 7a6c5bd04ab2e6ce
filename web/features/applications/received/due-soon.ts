import { dayText } from '../../../lib/format/format.ts';

const DAY_MS = 86_400_000;
/** As the server counts answers that are due soon. */
const SOON_DAYS = 7;

/** The last day that counts as soon, such as "6 Dec". */
export const lastDueDay = (language: 'en' | 'hi'): string =>
  dayText(new Date(Date.now() + SOON_DAYS * DAY_MS).toISOString(), language);
