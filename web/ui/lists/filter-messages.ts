import { numberText } from '../../lib/format/format.ts';
import { defineMessages } from '../../lib/messages.ts';

export const filterMessages = defineMessages({
  en: {
    filters: (set: number) => (set === 0 ? 'Filters' : `Filters, ${set} set`),
    clear: 'Clear Filters',
    days: 'Days',
    show: (count: number) => `Show ${numberText(count)}`,
  },
  hi: {
    filters: (set) => (set === 0 ? 'फ़िल्टर' : `फ़िल्टर, ${set} लगे हैं`),
    clear: 'फ़िल्टर हटाएँ',
    days: 'दिन',
    show: (count) => `${numberText(count)} देखें`,
  },
});
