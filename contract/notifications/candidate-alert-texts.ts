import { NEW_CANDIDATES_COUNTED } from '../constants.ts';
import type { Language } from '../endpoint.ts';
import type { NotificationSubject } from '../notifications.ts';

/** New candidates are counted up to a number. */
export const newCandidatesText = (count: number): string =>
  count < NEW_CANDIDATES_COUNTED ? String(count) : `${NEW_CANDIDATES_COUNTED}+`;

/** The text of the notification, and the subject of the mail. */
export const candidateAlertTexts: Record<
  Language,
  (news: Omit<NotificationSubject<'candidate_alert'>, 'path'>) => string
> = {
  en: ({ searches, search_name, count }) => {
    if (searches > 1) return `New candidates in ${searches} saved searches`;
    if (count === 1) return `1 new candidate in “${search_name}”`;
    return `${newCandidatesText(count)} new candidates in “${search_name}”`;
  },
  hi: ({ searches, search_name, count }) => {
    if (searches > 1) return `${searches} सेव की हुई खोजों में नए आवेदक`;
    if (count === 1) return `“${search_name}” में 1 नया आवेदक`;
    return `“${search_name}” में ${newCandidatesText(count)} नए आवेदक`;
  },
};
