import { numberText } from '../../../contract/format/pay.ts';
import { defineMessages } from '../../lib/messages.ts';

export const emptySearchMessages = defineMessages({
  en: {
    title: 'Searches without results',
    intro: 'Words that found no job in at least three searches of the last 90 days.',
    none: 'No words came up empty three times.',
    failed: 'These searches could not be loaded.',
    times: (count: number) => `${numberText(count)} times`,
  },
  hi: {
    title: 'खोजें जिनमें कुछ नहीं मिला',
    intro: 'शब्द जिनसे पिछले 90 दिनों में कम से कम तीन बार कोई नौकरी नहीं मिली।',
    none: 'कोई शब्द तीन बार बेकार नहीं खोजा गया।',
    failed: 'ये खोजें नहीं खुल सकीं।',
    times: (count) => `${numberText(count)} बार`,
  },
});
