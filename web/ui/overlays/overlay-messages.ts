import { defineMessages } from '../../lib/messages.ts';

/** What leads out of every dialog and panel, in the same words everywhere. */
export const overlayMessages = defineMessages({
  en: { close: 'Close', cancel: 'Cancel', keep: 'Keep it', more: 'More' },
  hi: { close: 'बंद करें', cancel: 'रहने दें', keep: 'रहने दें', more: 'और विकल्प' },
});
