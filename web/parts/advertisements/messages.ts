import { defineMessages } from '../../lib/messages.ts';

export const advertisementMessages = defineMessages({
  en: { label: 'Advertisement', newTab: '(opens in a new tab)' },
  hi: { label: 'विज्ञापन', newTab: '(नए टैब में खुलता है)' },
});
