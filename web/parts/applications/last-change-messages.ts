import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { dateText } from '../../lib/format/format.ts';
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
    answerOffer: (day: string) => `Answer the offer by ${dateText(day, 'en')}`,
    offerAccepted: 'You accepted the offer',
    offerDeclined: 'You declined the offer',
    offerWithdrawn: 'The offer was withdrawn',
    offerExpired: 'The time to answer the offer has passed',
    offerNotJoined: 'The company says that you did not join',
    replyDue: 'Say whether you were at the interview',
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
    answerOffer: (day) => `${dateText(day, 'hi')} तक ऑफ़र का जवाब दें`,
    offerAccepted: 'आपने ऑफ़र स्वीकार किया',
    offerDeclined: 'आपने ऑफ़र नामंज़ूर किया',
    offerWithdrawn: 'ऑफ़र वापस ले लिया गया',
    offerExpired: 'ऑफ़र का जवाब देने का समय निकल गया',
    offerNotJoined: 'कंपनी का कहना है कि आप काम पर नहीं आए',
    replyDue: 'बताएँ कि आप इंटरव्यू पर थे या नहीं',
    interviewAt: (moment) => `इंटरव्यू: ${interviewTimeText(moment, 'hi')}`,
  },
});
