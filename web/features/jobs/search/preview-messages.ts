import { defineMessages } from '../../../lib/messages.ts';

export const previewMessages = defineMessages({
  en: {
    previewFailed: 'This job could not be loaded.',
    openPage: 'Open the full page',
    tryAgain: 'Try Again',
  },
  hi: {
    previewFailed: 'यह नौकरी नहीं खुल सकी।',
    openPage: 'पूरा पेज खोलें',
    tryAgain: 'फिर कोशिश करें',
  },
});
