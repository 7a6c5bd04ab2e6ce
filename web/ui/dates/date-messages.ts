import { defineMessages } from '../../lib/messages.ts';

export const dateMessages = defineMessages({
  en: {
    month: 'Month',
    year: 'Year',
    previous: 'Earlier month',
    next: 'Later month',
    any: 'Any date',
    pickStart: 'Choose the first day',
    pickEnd: 'Now the last day',
  },
  hi: {
    month: 'महीना',
    year: 'साल',
    previous: 'पिछला महीना',
    next: 'अगला महीना',
    any: 'कोई भी तारीख़',
    pickStart: 'पहला दिन चुनें',
    pickEnd: 'अब आख़िरी दिन चुनें',
  },
});
