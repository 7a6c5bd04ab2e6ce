import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { defineMessages } from '../../lib/messages.ts';

/** Details about an application that the tracker's badge leaves out. */
export const lastChangeMessages = defineMessages({
  en: {
    underReview: 'Under review',
    shortlisted: 'Shortlisted',
    hired: 'Hired',
    notOpened: 'Not opened yet',
    opened: 'Opened by the employer',
    byYou: 'By you',
    chooseTime: 'Choose a time for your interview',
    timesPassed: 'The times for your interview have passed',
    interviewCancelled: 'Interview cancelled',
    interviewAt: (moment: string) => `Interview: ${interviewTimeText(moment, 'en')}`,
  },
  hi: {
    underReview: 'देखा जा रहा है',
    shortlisted: 'चुन लिया गया',
    hired: 'नौकरी मिली',
    notOpened: 'अभी खोला नहीं गया',
    opened: 'कंपनी ने खोलकर देखा',
    byYou: 'आपने वापस लिया',
    chooseTime: 'इंटरव्यू का समय चुनें',
    timesPassed: 'इंटरव्यू के समय निकल चुके हैं',
    interviewCancelled: 'इंटरव्यू रद्द हुआ',
    interviewAt: (moment) => `इंटरव्यू: ${interviewTimeText(moment, 'hi')}`,
  },
});
