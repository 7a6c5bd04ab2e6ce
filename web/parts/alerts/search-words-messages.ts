import { defineMessages } from '../../lib/messages.ts';

export const searchWordsMessages = defineMessages({
  en: {
    everything: 'All jobs',
    filters: 'What it looks for',
    asTyped: 'Exactly as typed',
  },
  hi: {
    everything: 'सभी नौकरियाँ',
    filters: 'क्या खोजना है',
    asTyped: 'ठीक वैसा ही जैसा लिखा',
  },
});
