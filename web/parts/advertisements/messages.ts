import { defineMessages } from '../../lib/messages.ts';

export const advertisementMessages = defineMessages({
  en: { label: 'Advertisement' },
  hi: { label: 'विज्ञापन' },
});
