import { defineMessages, useMessages } from '../lib/messages.ts';

const messages = defineMessages({
  en: { newTab: '(opens in a new tab)' },
  hi: { newTab: '(नए टैब में खुलता है)' },
});

/** Says to screen readers that a link opens in a new tab. */
export const NewTab = () => <span className="sr-only"> {useMessages(messages).newTab}</span>;
