import { defineMessages } from '../../lib/messages.ts';

export const answersMessages = defineMessages({
  en: {
    ofCompany: 'Answers to applications',
    ofJob: 'Answers for this job',
    inTime: (percent: number, count: number) => `${percent}% of ${count} in time`,
    median: (days: number) => (days === 1 ? 'half within a day' : `half within ${days} days`),
  },
  hi: {
    ofCompany: 'आवेदनों के जवाब',
    ofJob: 'इस नौकरी के जवाब',
    inTime: (percent, count) => `${count} में से ${percent}% समय पर`,
    median: (days) => `आधे ${days} दिन में`,
  },
});
