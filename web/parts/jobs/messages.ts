import { defineMessages } from '../../lib/messages.ts';
import { DOT } from '../../lib/format/separator.ts';

export const jobPartsMessages = defineMessages({
  en: {
    posted: (when: string) => `Posted ${when}`,
    dateNotGiven: 'Date not given',
    checked: 'Checked',
    client: (name: string) => `, for ${name}`,
    more: (count: number) => `+${count}`,
    closes: (days: number) =>
      days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`,
    answers: (days: number, percent: number | null) =>
      `Answers within ${days} days${percent === null ? '' : `${DOT}${percent}% in time`}`,
    goneShort: 'Posting no longer active',
    forLater: 'Pool for later',
  },
  hi: {
    posted: (when) => `${when} पोस्ट हुई`,
    dateNotGiven: 'तारीख नहीं दी गई',
    checked: 'जाँची हुई',
    client: (name) => `, ${name} के लिए`,
    more: (count) => `+${count}`,
    closes: (days) =>
      days === 0 ? 'आज बंद होगी' : days === 1 ? 'कल बंद होगी' : `${days} दिन में बंद होगी`,
    answers: (days, percent) =>
      `${days} दिन में जवाब${percent === null ? '' : `${DOT}${percent}% समय पर`}`,
    goneShort: 'यह पोस्ट अब चालू नहीं है',
    forLater: 'बाद के लिए सूची',
  },
});
