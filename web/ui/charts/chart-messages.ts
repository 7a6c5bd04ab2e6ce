import { defineMessages } from '../../lib/messages.ts';

export const chartMessages = defineMessages({
  en: { asTable: 'See as table', asChart: 'See as chart' },
  hi: { asTable: 'तालिका में देखें', asChart: 'चार्ट में देखें' },
});
