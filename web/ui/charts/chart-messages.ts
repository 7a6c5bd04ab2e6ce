import { defineMessages } from '../../lib/messages.ts';

export const chartMessages = defineMessages({
  en: { asTable: 'See as table' },
  hi: { asTable: 'तालिका में देखें' },
});
