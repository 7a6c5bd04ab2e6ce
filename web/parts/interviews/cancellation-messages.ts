import { defineMessages } from '../../lib/messages.ts';

export const cancellationMessages = defineMessages({
  en: {
    by: (who: string) => `${who} cancelled this interview.`,
    youCannot: 'You said that you cannot come.',
    theyCannot: (candidate: string) => `${candidate} cannot come.`,
    ended: 'The application has ended, and so has the interview.',
    hired: (candidate: string) => `No longer needed: ${candidate} has the job.`,
    youAreHired: 'No longer needed: you have the job.',
  },
  hi: {
    by: (who) => `${who} ने यह इंटरव्यू रद्द किया।`,
    youCannot: 'आपने बताया कि आना नहीं हो पाएगा।',
    theyCannot: (candidate) => `${candidate} का आना नहीं हो पाएगा।`,
    ended: 'आवेदन समाप्त हो गया, और उसके साथ यह इंटरव्यू भी।',
    hired: (candidate) => `अब ज़रूरत नहीं: नौकरी ${candidate} को मिल गई।`,
    youAreHired: 'अब ज़रूरत नहीं: नौकरी आपको मिल गई।',
  },
});
