import { defineMessages } from '../../../lib/messages.ts';

export const phoneMenuMessages = defineMessages({
  en: { menu: 'Menu', close: 'Close' },
  hi: { menu: 'मेन्यू', close: 'बंद करें' },
});
