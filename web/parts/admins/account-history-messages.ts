import { defineMessages } from '../../lib/messages.ts';

export const accountHistoryMessages = defineMessages({
  en: {
    by: (by: string, when: string) => `${by}, ${when}`,
    somebody: 'a former admin',
  },
  hi: { by: (by, when) => `${by}, ${when}`, somebody: 'कोई पुराने एडमिन' },
});
