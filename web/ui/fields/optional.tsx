import { defineMessages, useMessages } from '../../lib/messages.ts';

const optionalMessages = defineMessages({
  en: { optional: 'Optional' },
  hi: { optional: 'ज़रूरी नहीं' },
});

/** The `aside` of a field that may stay empty. */
export const Optional = () => useMessages(optionalMessages).optional;
