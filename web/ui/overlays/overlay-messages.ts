import { defineMessages } from '../../lib/messages.ts';

/** The words for closing dialogs and panels, the same everywhere. */
export const overlayMessages = defineMessages({
  en: { close: 'Close', cancel: 'Cancel', keep: 'Keep it', more: 'More' },
  hi: { close: 'बंद करें', cancel: 'रहने दें', keep: 'रहने दें', more: 'और विकल्प' },
});
