import { defineMessages } from '../../../../lib/messages.ts';

export const answerFilterMessages = defineMessages({
  en: {
    mustHaves: 'Must-haves',
    anyMustHaves: 'Any must-haves',
    met: 'All must-haves met',
    missed: 'A must-have missed',
    question: 'Answer to a question',
    anyQuestion: 'Any answers',
    answer: 'Answer',
    anyAnswer: 'Answered anything',
    words: 'Answer contains',
    least: 'At least',
    most: 'At most',
    outOfOrder: 'The lower number cannot be greater than the higher one.',
  },
  hi: {
    mustHaves: 'ज़रूरी शर्तें',
    anyMustHaves: 'कोई भी ज़रूरी शर्त',
    met: 'सभी ज़रूरी शर्तें पूरी',
    missed: 'कोई ज़रूरी शर्त पूरी नहीं',
    question: 'किसी सवाल का जवाब',
    anyQuestion: 'कोई भी जवाब',
    answer: 'जवाब',
    anyAnswer: 'कुछ भी जवाब दिया',
    words: 'जवाब में यह हो',
    least: 'कम से कम',
    most: 'ज़्यादा से ज़्यादा',
    outOfOrder: '“कम से कम” की संख्या “ज़्यादा से ज़्यादा” से बड़ी नहीं हो सकती।',
  },
});
